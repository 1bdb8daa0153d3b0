/** When a first page is set in the store's own faces, and what moves in it then (decision 67). */
import { expect, type Page } from '@playwright/test';

/** As the developer tools of Chromium name it. */
export const SLOW_4G = {
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

export async function see(page: Page): Promise<void> {
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

export const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => Reflect.get(globalThis, 'seen') as Seen);
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

export interface FirstPage {
  readonly name: string;
  readonly width: number;
  readonly open: (page: Page) => Promise<string>;
}

/** Opens it over a slow line: its faces come in one step after the largest paint, and nothing moves. */
export async function expectFacesInOneStep(page: Page, { width, open }: FirstPage): Promise<void> {
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
}
