/** Whether a page bears letters twice as large as its own (WCAG 1.4.4): of letters alone, the page is not zoomed. */
import { expect, type Page } from '@playwright/test';

const HEIGHT = 844;

/** What would be lost, in a line each. Whatever shows nothing, scrolls by itself, or is for ears alone is left out. */
function lostIn(within: string): string[] {
  const root = document.querySelector(within) ?? document.body;
  const said = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]} “${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}”`;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.sv-visually-hidden, [inert], svg') === null &&
    getComputedStyle(element).clipPath === 'none';
  /** Drawn in no more than a pixel: for ears alone. */
  const isHeard = (element: Element): boolean => {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { width, height } = part.getBoundingClientRect();
      if (Math.min(width, height) <= 1 && /hidden|clip/.test(getComputedStyle(part).overflow)) return true;
    }
    return false;
  };
  const scrolls = (element: Element | null): boolean => {
    for (let part = element; part && part !== document.body; part = part.parentElement)
      if (/auto|scroll/.test(getComputedStyle(part).overflowX)) return true;
    return false;
  };
  /** Stands over the page, or shows a part of what is in it. */
  const isLayer = (element: Element): boolean => {
    const { position, overflowX, overflowY } = getComputedStyle(element);
    return /fixed|sticky|absolute/.test(position) || /auto|scroll/.test(`${overflowX} ${overflowY}`);
  };
  const lost: string[] = [];
  for (const control of root.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')) {
    if (!isSeen(control) || /hidden|radio|checkbox|range|color|file/.test(control.getAttribute('type') ?? ''))
      continue;
    const { width, height } = control.getBoundingClientRect();
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(control);
    // Room for the letters that are typed, five of them at least; what is pressed has 24 px each way (WCAG 2.5.8).
    const room = width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (control.matches('input, textarea, select') && room < 2.5 * Number.parseFloat(fontSize))
      lost.push(`has ${Math.round(room)} px to type in: ${said(control)}`);
    else if (width > 0 && (width < 24 || height < 20) && !control.matches('p a, li a'))
      lost.push(`is ${Math.round(width)} × ${Math.round(height)} px: ${said(control)}`);
  }
  /** Texts by what they are fixed to, if anything: of one layer none lies over another. */
  const layers = new Map<Element | null, { readonly holder: Element; readonly box: DOMRect }[]>();
  const note = (holder: Element, words: Range): void => {
    // What is far below is not laid out before it comes near: its lines stand anywhere.
    if (!holder.checkVisibility({ contentVisibilityAuto: true })) return;
    let layer: Element | null = holder;
    while (layer && !isLayer(layer)) layer = layer.parentElement;
    const texts = layers.get(layer) ?? [];
    // Line by line: a text around another one goes around it.
    for (const box of words.getClientRects()) texts.push({ holder, box });
    layers.set(layer, texts);
  };
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const holder = text.parentElement;
    if (
      !holder ||
      !text.textContent?.trim() ||
      holder.closest('script, style, noscript, option') ||
      !isSeen(holder)
    )
      continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    if (isHeard(holder)) continue;
    note(holder, range);
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(holder))
      lost.push(`runs out of the page: ${said(holder)}`);
    // Cut by the first box that hides what leaves it.
    for (let part: Element | null = holder; part && part !== document.body; part = part.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(part);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
      const edge = part.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) {
        lost.push(`is cut at its side: ${said(holder)}`);
        break;
      }
      // Ascent and descent of a line may leave its box; letters of the next line that is not shown do by more.
      if (
        /hidden|clip/.test(overflowY) &&
        box.bottom > edge.bottom + Number.parseFloat(getComputedStyle(holder).fontSize) * 0.5
      ) {
        lost.push(`is cut below: ${said(holder)}`);
        break;
      }
      if (position === 'fixed') break;
    }
  }
  for (const texts of layers.values()) {
    texts.sort((one, other) => one.box.top - other.box.top);
    for (const [at, { holder, box }] of texts.entries())
      for (let next = at + 1; next < texts.length; next += 1) {
        const other = texts[next];
        if (!other || other.box.top > box.bottom) break;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - other.box.top;
        // Lines that are close share the room between their letters.
        if (wide > 4 && high > 0.5 * Math.min(box.height, other.box.height) && other.holder !== holder)
          lost.push(`lies over ${said(other.holder)}: ${said(holder)}`);
      }
  }
  return [...new Set(lost)];
}

/** At 200 %, as wide as that: nothing is cut, nothing is too narrow, nothing runs out of the page. */
export async function expectToBearLargeText(page: Page, width: number, within = 'body'): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const at = `at 200 %, ${width} px wide: ${page.url()}`;
  await expect.poll(() => page.evaluate(lostIn, within), { message: at }).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: at })
    .toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
