/** What a shopper does in an open page, by real taps on the bench's phone: how soon the page answers, and how soon the next one is there. */
import type { Browser, Locator, Page } from '@playwright/test';
import { askedBefore } from '../../support/prompts.ts';
import { slowPhone } from './profile.ts';

/** From a tap until the next paint, in milliseconds (the longest of its events, as INP counts). */
export type Taps = Readonly<Record<(typeof tapNames)[number], number>>;
export const tapNames = ['menu', 'search', 'filter', 'card', 'metal', 'size', 'add to bag'] as const;

/** From a tap until what it leads to is painted, without a new document. */
export type SoftNavigations = Readonly<Record<(typeof navigationNames)[number], number>>;
export const navigationNames = [
  'home → listing',
  'listing → product',
  'product → bag',
  'product → listing (back)',
] as const;

export interface InPage {
  readonly taps: Taps;
  readonly navigations: SoftNavigations;
}

const card = 'main a[href*="_product_"]';
/** What only that page has. */
const listingShown = '#filters';
const productShown = 'main [data-picture-place]';
const bagShown = '[id="single-spa-application:checkout"] [data-sku]';
/** How long a shopper looks at a page before choosing: what is on the screen is fetched ahead in the meantime. */
const lookMs = 3_000;
/** The browser reports a tap when its frame is painted, at the latest after this long. */
const reportMs = 700;
/** A tap painted within one frame stays below what the browser reports; then that frame is the answer. */
const frameMs = 16;

async function openPage(browser: Browser, url: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const { context, page } = await slowPhone(browser);
  await context.addCookies(askedBefore(new URL(url).origin));
  await page.addInitScript(() => {
    Reflect.set(window, 'benchDocument', true);
    const taps: number[] = [];
    Reflect.set(window, 'benchTaps', taps);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) taps.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    Reflect.set(window, 'benchDocument', 'first');
    // Chromium without a display presents no frame when all that changed is inside a fixed bar: a dot that moves makes it.
    const dot = document.createElement('div');
    Object.assign(dot.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      inlineSize: '1px',
      blockSize: '1px',
      zIndex: '9',
      background: 'currentcolor',
    });
    document.documentElement.append(dot);
    addEventListener(
      'click',
      () => {
        dot.style.insetInlineStart = dot.style.insetInlineStart === '1px' ? '0' : '1px';
      },
      true,
    );
  });
  await page.waitForTimeout(lookMs);
  return { page, close: () => context.close() };
}

/**
 * Touches the middle of what is in view. `locator.tap()` looks in the page's own thread, between touch and
 * click, whether it hits: 20 to 30 ms on this phone that no shopper waits for.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function measureTap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => (Reflect.get(window, 'benchTaps') as number[]).splice(0));
  await tap(page, target);
  await page.waitForTimeout(reportMs);
  const taps = await page.evaluate(() => Reflect.get(window, 'benchTaps') as number[]);
  return Math.max(frameMs, ...taps);
}

/** @param shown selector that only the page it leads to has, and its path */
async function measureNavigation(
  page: Page,
  go: () => Promise<unknown>,
  shown: { readonly path: string; readonly selector: string },
): Promise<number> {
  await page.evaluate(({ path, selector }) => {
    Reflect.deleteProperty(window, 'benchNavigation');
    const begin = ({ timeStamp }: Event): void => {
      removeEventListener('click', begin, true);
      removeEventListener('popstate', begin, true);
      // No frames are asked for in that time: a page that is drawn in slices would be interrupted by each.
      const changes = new MutationObserver(() => {
        if (!location.pathname.includes(path) || !document.querySelector(selector)) return;
        changes.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => Reflect.set(window, 'benchNavigation', performance.now() - timeStamp)),
        );
      });
      changes.observe(document.body, { childList: true, subtree: true });
    };
    addEventListener('click', begin, true);
    addEventListener('popstate', begin, true);
  }, shown);
  await go();
  await page
    .waitForFunction(() => Reflect.has(window, 'benchNavigation'), undefined, { polling: 50 })
    .catch((cause: unknown) => {
      throw new Error(`${shown.path} was not shown, the page is ${page.url()}`, { cause });
    });
  if ((await page.evaluate(() => Reflect.get(window, 'benchDocument') as unknown)) !== 'first')
    throw new Error(`${shown.path} came by a document of its own`);
  return page.evaluate(() => Reflect.get(window, 'benchNavigation') as number);
}

async function measureHome(browser: Browser, shop: string): Promise<number> {
  const { page, close } = await openPage(browser, `${shop}/`);
  try {
    const tile = page.locator('main a[href="/jewellery/rings/"]').first();
    await tile.scrollIntoViewIfNeeded();
    await page.waitForTimeout(lookMs / 2);
    return await measureNavigation(page, () => tap(page, tile), {
      path: '/jewellery/rings/',
      selector: listingShown,
    });
  } finally {
    await close();
  }
}

async function measureTools(
  browser: Browser,
  listing: string,
): Promise<Pick<Taps, 'menu' | 'search' | 'filter'>> {
  const { page, close } = await openPage(browser, listing);
  try {
    const menu = await measureTap(page, page.locator('header button[popovertarget="shell-drawer"]').first());
    await page.locator('#shell-drawer button[popovertargetaction="hide"]').tap();
    await page.waitForTimeout(reportMs);
    const search = await measureTap(page, page.locator('header input[type="search"]'));
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.waitForTimeout(reportMs);
    await page.locator('main button[popovertarget="filters"]').first().tap();
    await page.waitForTimeout(reportMs);
    const filter = await measureTap(page, page.locator('#filters li a').first());
    return { menu, search, filter };
  } finally {
    await close();
  }
}

/** Listing, product, back to the listing, product again, its choices, the bag. */
export async function measureInPage(browser: Browser, shop: string, listing: string): Promise<InPage> {
  const fromHome = await measureHome(browser, shop);
  const tools = await measureTools(browser, shop + listing);
  const { page, close } = await openPage(browser, shop + listing);
  try {
    const first = page.locator(card).first();
    const toProduct = { path: '_product_', selector: productShown };
    let answered = 0;
    const product = await measureNavigation(
      page,
      async () => {
        answered = await measureTap(page, first);
      },
      toProduct,
    );
    await page.waitForLoadState('networkidle');
    const back = await measureNavigation(page, () => page.evaluate(() => history.back()), {
      path: listing,
      selector: listingShown,
    });
    await page.waitForTimeout(reportMs);
    await measureNavigation(page, () => tap(page, first), toProduct);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(lookMs / 2);
    const groups = page.locator('main [role="group"]');
    const choice = (group: Locator): Locator => group.locator('li a:not([aria-current])').first();
    const metal = await measureTap(
      page,
      choice(groups.filter({ has: page.locator('[data-swatch]') }).first()),
    );
    await page.waitForLoadState('networkidle');
    const size = await measureTap(
      page,
      choice(groups.filter({ hasNot: page.locator('[data-swatch]') }).last()),
    );
    await page.waitForLoadState('networkidle');
    const add = await measureTap(page, page.locator('[data-bottom-bar] button').first());
    const bagLink = page.locator('[data-bottom-bar] a').first();
    await bagLink.waitFor();
    // The panel of the added piece lies over the bar for some seconds, and comes when it comes.
    const panel = page.locator('[data-mini-bag]');
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await page.waitForTimeout(lookMs / 2);
    const bag = await measureNavigation(page, () => tap(page, bagLink), {
      path: new URL(await bagLink.evaluate((link) => (link as HTMLAnchorElement).href)).pathname,
      selector: bagShown,
    });
    return {
      taps: { ...tools, card: answered, metal, size, 'add to bag': add },
      navigations: {
        'home → listing': fromHome,
        'listing → product': product,
        'product → bag': bag,
        'product → listing (back)': back,
      },
    };
  } finally {
    await close();
  }
}
