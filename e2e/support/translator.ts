/** A browser's translator, by what it does to a page: each text goes, and its words stand in two `<font>` elements. */
import type { Page } from '@playwright/test';

/** In the browser. The words stay the same, so that a journey finds what it looks for. */
function translate(): void {
  const left = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'FONT', 'NOSCRIPT']);
  const wrap = (text: Text): void => {
    if (text.data.trim() === '' || left.has(text.parentElement?.tagName ?? 'SCRIPT')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = 'inherit';
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node): void => {
    if (root instanceof Text) wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const begin = (): void => {
    wrapAll(document.body);
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') wrapAll(target);
        else addedNodes.forEach(wrapAll);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}

/** Every document of a page is translated as soon as it is read, and all that comes into it later; in a world of its own, as browsers do it. */
export async function translateEverything(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  await devTools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translate.toString()})()`,
    worldName: 'translator',
  });
}
