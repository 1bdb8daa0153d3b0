import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expectToBearLargeText } from './looks/large-text.ts';

/** Header and footer are the same on every page: they are looked at on the pages that say so. */
const CHROME = '#shell-header, #shell-footer';
/** A list has up to 49 cards of one component: the first dozen stand for those behind them. */
const FURTHER_CARDS = 'main li:nth-child(n + 13):has(> article)';

export interface Looks {
  /** Looks at header and footer, too. */
  readonly chrome?: boolean;
  /** Looks at this part only: the page below it is looked at where it stands alone. */
  readonly part?: string;
}

/**
 * Minified: half a megabyte. It goes once into each document that is looked at; with one letter beyond
 * ASCII it would be twice as much to keep and to read.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\0-\x7F]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
const devtoolsOf = new WeakMap<Page, CDPSession>();

/** As a script, which the browser knows again in the next document of a page: what `page.evaluate` brings it reads again each time. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const devtools = devtoolsOf.get(page) ?? (await page.context().newCDPSession(page));
  devtoolsOf.set(page, devtools);
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: `${AXE}\n;undefined` });
  if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.text}`);
}
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of axe, as far as it is used here. */
interface Axe {
  run(context: string | Document, options: object): Promise<{ readonly violations: readonly Violation[] }>;
  configure(spec: { readonly noHtml: boolean }): void;
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact?: string }[] };
}
interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** What axe calls serious or worse, in a line each. */
export async function barriers(page: Page, looks: Looks = {}): Promise<string[]> {
  await rest(page);
  const found = (await axeOn(page, looks)).map(async ({ id, help, targets }) => {
    const real = id === 'target-size' ? await smallWhereverTheyStand(page, targets) : targets;
    return real.length === 0 ? [] : [`${id}: ${help} (${real.slice(0, 5).join(', ')})`];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Asked of axe itself: `@axe-core/playwright` puts it twice into each document and brings all of its
 * results back here, which cost half as much as the look. Nor is axe given what is not looked at, to
 * read and measure it and leave it out of its answer: on a short page header and footer are nine
 * elements of ten. The elements that hold it stay, as empty ones.
 *
 * @param asked rules of which everything counts; otherwise all there are, of which what is serious counts
 */
async function axeOn(
  page: Page,
  { chrome = false, part }: Looks,
  asked?: { readonly type: 'rule' | 'tag'; readonly values: readonly string[] },
): Promise<{ readonly id: string; readonly help: string; readonly targets: readonly string[] }[]> {
  await bringAxe(page);
  return page.evaluate(
    async ({ within, unseen, runOnly, everything }) => {
      const axe = Reflect.get(window, 'axe') as Axe;
      const small = ['minor', 'moderate'];
      // What counts for nothing is not looked for: that takes axe a quarter of its time. Colours know no language: they are looked at in English.
      const off = axe._audit.rules.filter(
        ({ id, impact = '' }) =>
          small.includes(impact) || (id === 'color-contrast' && document.documentElement.lang === 'hi'),
      );
      const looked = within === undefined ? [] : [...document.querySelectorAll(within)];
      /** What axe finds in an element, where that is not all there is. */
      const shown = new Map<Node, readonly Node[]>();
      for (const element of document.querySelectorAll(unseen))
        if (!looked.some((part) => element.contains(part) || part.contains(element))) shown.set(element, []);
      // Over everything, whatever axe thinks that it lies under.
      const [only, ...further] = looked;
      if (further.length === 0 && only?.matches('dialog:modal'))
        for (let on = only; on.parentElement; on = on.parentElement) shown.set(on.parentElement, [on]);
      for (const [element, value] of shown)
        Object.defineProperty(element, 'childNodes', { configurable: true, value });
      document.createTreeWalker = (root, what) =>
        Document.prototype.createTreeWalker.call(document, root, what, (node) =>
          node.parentNode !== null && shown.get(node.parentNode)?.includes(node) === false
            ? NodeFilter.FILTER_REJECT
            : NodeFilter.FILTER_ACCEPT,
        );
      axe.configure({ noHtml: true });
      try {
        const { violations } = await axe.run(within ?? document, {
          runOnly,
          resultTypes: ['violations'],
          // The store has no frames.
          iframes: false,
          rules: everything ? {} : Object.fromEntries(off.map(({ id }) => [id, { enabled: false }])),
        });
        return violations
          .filter(({ impact }) => everything || !small.includes(impact))
          .map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) }));
      } finally {
        for (const element of shown.keys()) Reflect.deleteProperty(element, 'childNodes');
        Reflect.deleteProperty(document, 'createTreeWalker');
      }
    },
    {
      within: part,
      unseen: part === undefined && chrome ? FURTHER_CARDS : `${CHROME}, ${FURTHER_CARDS}`,
      runOnly: asked ?? { type: 'tag', values: EVERYTHING },
      everything: asked !== undefined,
    },
  );
}

/** In a part of the page not even something small, by the rules of WCAG. */
export async function expectNothingSmall(page: Page, part: string): Promise<void> {
  expect(await axeOn(page, { part }, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag22aa'] })).toEqual([]);
}

/**
 * The header's bar, which sticks, lies over half of a button wherever the page happens to be scrolled
 * to, and axe counts the other half (what is fixed it leaves out). Who wants to press it scrolls: so it
 * is small when it is small in the middle of the window, too.
 */
async function smallWhereverTheyStand(page: Page, targets: readonly string[]): Promise<string[]> {
  const small: string[] = [];
  const top = await page.evaluate(() => scrollY);
  for (const target of targets) {
    await page
      .locator(target)
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    if ((await axeOn(page, { part: target }, { type: 'rule', values: ['target-size'] })).length > 0)
      small.push(target);
  }
  await page.evaluate((before) => scrollTo({ top: before, behavior: 'instant' }), top);
  return small;
}

/** Every page that is looked at in Hindi is looked at in English as well, in full and at both widths. */
const isHindi = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.lang === 'hi');

/** What is still fading in has not its colours yet. What moves for ever is not waited for. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moves = (): boolean =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
    const patience = performance.now() + 2_000;
    while (moves() && performance.now() < patience) await new Promise(requestAnimationFrame);
  });
}

/** Nothing serious for anybody, and nothing to scroll sideways for. */
export async function expectNoBarrier(page: Page, looks: Looks = {}): Promise<void> {
  // Looked at again where something was on its way: what a page comes to rest at is what counts.
  await expect.poll(() => barriers(page, looks)).toEqual([]);
  await expectNoSidewaysScrolling(page);
}

const expectNoSidewaysScrolling = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);

/** Whatever is pressed in the page's own part is as large as a thumb: 44 px each way, its label included. */
async function expectRoomForThumbs(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')].flatMap((element) => {
      const boxes = [element, element.closest('label')]
        .filter((part) => part !== null)
        .map((part) => part.getBoundingClientRect());
      const [width, height] = [
        Math.max(...boxes.map((box) => box.width)),
        Math.max(...boxes.map((box) => box.height)),
      ];
      // A card whose link covers it by a pseudo-element is as large as the card.
      const covers = element.tagName === 'A' && getComputedStyle(element, '::after').position === 'absolute';
      return width === 0 || covers || (width >= 43.5 && height >= 43.5)
        ? []
        : [
            `${element.tagName} “${(element.textContent || element.getAttribute('name') || '').trim()}” ${Math.round(width)} × ${Math.round(height)}`,
          ];
    }),
  );
  expect(small, 'what a thumb would miss').toEqual([]);
}

const DESK = 1280;
const PHONE = 390;
/** The narrowest that is laid out as a desk. */
const LAPTOP = 1024;

/**
 * As a page stands, on a desk and on a phone, also with letters twice as large: style sheets alone tell them apart, so it is not opened
 * for each. It is left on the phone.
 *
 * @param thumbs also wants room for thumbs on the phone
 */
export async function expectNoBarrierAtAnyWidth(
  page: Page,
  { thumbs = false, ...looks }: Looks & { readonly thumbs?: boolean } = {},
): Promise<void> {
  for (const width of [DESK, PHONE]) {
    await page.setViewportSize({ width, height: 844 });
    await test.step(`at ${width} px`, async () => {
      // Another language changes words and how long they are, which a phone has the least room for: a desk asks only whether they fit.
      if (width === DESK && (await isHindi(page))) await expectNoSidewaysScrolling(page);
      else await expectNoBarrier(page, looks);
      if (thumbs && width === PHONE) await expectRoomForThumbs(page);
      await expectToBearLargeText(page, width === DESK ? LAPTOP : PHONE, looks.part);
      // What bears them at the narrowest desk bears them here, as a rule: pages looked at with all there is on them show it.
      if (width === DESK && looks.chrome) await expectToBearLargeText(page, DESK);
    });
  }
}
