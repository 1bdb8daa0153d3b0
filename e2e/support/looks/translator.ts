/** A browser that translates pages: as Chrome's translator does, from a world of its own. */
import type { Page } from '@playwright/test';

/** Runs in the page's document and none of its scripts' objects. The words stay what they are, so that a journey finds them. */
function translate(): void {
  const kept = 'script, style, noscript, textarea, option, title, svg, font';
  const wrap = (text: Node): void => {
    const holder = text.parentElement;
    if (!holder || !text.textContent?.trim() || holder.closest(kept)) return;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.textContent;
    font.append(inner);
    text.parentNode?.replaceChild(font, text);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) found.push(text);
    found.forEach(wrap);
  };
  // A translation comes from afar: what is there by then is replaced.
  const after = 150;
  new MutationObserver((changes) => {
    setTimeout(() => {
      for (const { addedNodes, target, type } of changes)
        if (type === 'characterData') wrap(target);
        else addedNodes.forEach(wrapAll);
    }, after);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** From now on each document of this page is translated while it comes, and whatever it shows later. */
export async function translatePages(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translate.toString()})()`,
    worldName: 'translator',
  });
}

/** Whether what is read on the page is the translator's: each text has its `<font>`. */
export const translated = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('main font > font').length);
