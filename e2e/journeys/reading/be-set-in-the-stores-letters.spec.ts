/** Every first page is set in the store's own faces soon after it was seen, and nothing in it moves (decision 67). */
import type { Page } from '@playwright/test';
import { chooseAddress } from '../../support/people/earlier-checkout.ts';
import { newPhone, putIntoBag } from '../../support/people/earlier-visit.ts';
import { firstDesignOf } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';

/** As the developer tools of Chromium name it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const SOON_MS = 3_000;
/** When a paint is on the screen is told later than when it was asked for. */
const FRAMES_MS = 60;
/** The frame in which the page is laid out in the faces, on a busy machine. */
const LAID_OUT_MS = 400;

interface Moved {
  readonly at: number;
  readonly by: number;
  /** For a reader who looks for it. */
  readonly what: readonly string[];
}

interface Seen {
  largest: number;
  moved: Moved[];
  /** When faces of letters were taken. */
  taken: number[];
  /** In how many steps, of which each is one layout of the page. */
  steps: number;
}

async function see(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { largest: 0, moved: [], taken: [], steps: 0 };
    let isWithinStep = false;
    Reflect.set(globalThis, 'seen', seen);
    new PerformanceObserver((list) => {
      // What scripts bring is set in the faces, where they are here by then.
      if (seen.taken.length === 0) seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
        seen.moved.push({
          at: entry.startTime,
          by: Number(Reflect.get(entry, 'value')),
          what: sources.map(
            ({ node, previousRect: from, currentRect: to }) =>
              `${Math.round(entry.startTime)}: ${node instanceof Element ? node.outerHTML.slice(0, 100) : String(node?.textContent)} from ${from.x},${from.y} ${from.width} × ${from.height} to ${to.x},${to.y} ${to.width} × ${to.height}`,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the set it was called on
    const add = FontFaceSet.prototype.add;
    FontFaceSet.prototype.add = function addAndNote(face) {
      seen.taken.push(performance.now());
      if (!isWithinStep) {
        seen.steps += 1;
        isWithinStep = true;
        queueMicrotask(() => {
          isWithinStep = false;
        });
      }
      return add.call(this, face);
    };
  });
}

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(globalThis, 'seen') as Seen);
/** When the first face was asked for. */
const askedOn = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    ),
  );

const PAGES = [
  { name: 'home', width: 390, open: () => Promise.resolve('/') },
  { name: 'home in Hindi', width: 1280, open: () => Promise.resolve('/hi/') },
  { name: 'plan in Hindi', width: 390, open: () => Promise.resolve('/hi/golden-bounty/') },
  { name: 'calculator', width: 390, open: () => Promise.resolve('/golden-bounty/calculator/') },
  { name: 'product', width: 390, open: (page: Page) => firstDesignOf(page) },
  {
    name: 'article, whose sheets are its own',
    width: 1280,
    open: () => Promise.resolve('/blog/which-karat/'),
  },
  {
    name: 'payment, whose document is its own',
    width: 390,
    open: async (page: Page) => {
      await putIntoBag(page, 'pendants');
      await chooseAddress(page, { name: 'Tara Sen', phone: newPhone(), email: 'tara@suvarna.example' });
      return '/checkout/payment/';
    },
  },
] as const;

/** Pages on which what the server drew is replaced once the browser has looked, or was answered. */
const REPLACED = [
  { path: '/sign-in/reset-password/', shown: 'a[href$="/sign-in/forgot-password/"]' },
  { path: '/find-a-store/appointment/', shown: 'input[name="slot"]' },
] as const;

for (const { path, shown } of REPLACED)
  test(`${path}: what comes later than the page finds its room kept`, async ({ page }) => {
    await see(page);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_4G);
    for (const [base, width] of [
      ['', 390],
      ['/hi', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(base + path);
      await expect(page.locator('main').locator(shown).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      const { moved } = await seenOn(page);
      expect(
        moved.reduce((sum, { by }) => sum + by, 0),
        `${base}${path} at ${width} px\n${moved.flatMap(({ what }) => what).join('\n')}`,
      ).toBeLessThan(0.01);
    }
  });

for (const { name, width, open } of PAGES)
  test(`${name}: over a slow line faces come in one step after the largest paint, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const path = await open(page);
    await see(page);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(path, { waitUntil: 'load' });
    await expect.poll(async () => (await seenOn(page)).taken.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const { largest, moved, taken, steps } = await seenOn(page);
    const [first = 0] = taken;
    expect(await askedOn(page), 'asked for after what is largest was painted').toBeGreaterThan(
      largest - FRAMES_MS,
    );
    expect(first - largest, 'milliseconds from the largest paint to the faces').toBeLessThan(SOON_MS);
    expect(steps, 'taken in one step').toBe(1);
    // What a document moves while it is still parsed, or a call while it is answered, is not theirs.
    const theirs = moved.filter(({ at }) => at >= first && at < first + LAID_OUT_MS);
    expect(
      theirs.reduce((sum, { by }) => sum + by, 0),
      theirs.flatMap(({ what }) => what).join('\n'),
    ).toBeLessThan(0.0005);
    expect(
      await page.evaluate(() => [...document.fonts].every((face) => face.status !== 'loading')),
      'none comes later',
    ).toBe(true);
  });

/** Texts in view of which something is drawn. */
const drawnTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const drawn: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (
        holder &&
        text.textContent?.trim() &&
        holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !getComputedStyle(holder).webkitTextFillColor.endsWith(', 0)')
      )
        drawn.push(text.textContent.trim());
    }
    return drawn;
  });

test('where a device has no letters of Hindi, texts that wait for theirs are focused, pressed and read aloud', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As where each sign is a box.
    CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: text.length }) as TextMetrics;
    // However long the faces take here, the page goes on waiting.
    const later = setTimeout.bind(globalThis);
    Reflect.set(globalThis, 'setTimeout', (call: () => void, milliseconds?: number) =>
      milliseconds === 4_000 ? 0 : later(call, milliseconds),
    );
  });
  const { promise: faces, resolve: bringFaces } = Promise.withResolvers<undefined>();
  await page.route(/\.woff2$/, async (route) => {
    await faces;
    await route.continue();
  });
  await page.goto('/hi/golden-bounty/', { waitUntil: 'domcontentloaded' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-letterless', '');
  expect(await drawnTexts(page)).toEqual([]);
  const focused: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    focused.push(
      await page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.checkVisibility({ opacityProperty: true })
          ? element.localName
          : 'nothing that is seen';
      }),
    );
  }
  expect(focused.filter((name) => !/^(a|button|input|summary)$/.test(name))).toEqual([]);
  expect(await drawnTexts(page)).toEqual([]);
  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).ariaSnapshot()).toMatch(
    /\p{Script=Devanagari}/u,
  );
  await page.getByRole('main').getByRole('link').first().click({ trial: true });
  await expect(root).toHaveAttribute('data-letterless', '');
  bringFaces(undefined);
  await expect(root).not.toHaveAttribute('data-letterless');
  expect((await drawnTexts(page)).length).toBeGreaterThan(20);
});
