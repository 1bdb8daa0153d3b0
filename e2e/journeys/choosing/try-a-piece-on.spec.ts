import type { Browser, Locator, Page, Request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import {
  DRAWN,
  DRAWN_HAND,
  emptyPhoto,
  faceFilm,
  facePhoto,
  handPhoto,
} from '../../support/looks/drawn-face.ts';
import { launchDrawing, openDrawing } from '../../support/looks/drawing-browser.ts';
import { expectNoBarrier } from '../../support/barriers.ts';
import { expect, test, type Watch } from '../../support/shop-test.ts';

const EARRINGS = '/jewellery/earrings/kahini-floral-diamond-studs_product_102378/';
const NOSE_PIN = '/jewellery/nose-pins/nishka-lotus-sapphire-nose-pin_product_105533/';
const RING = '/jewellery/rings/pihu-diamond-halo-ring_product_101084/';
/** Its name may change, its number does not. */
const BANGLE = '/pdp?productId=104075';
const PHONE = { width: 390, height: 844 };
/** Weights, WebAssembly, shaders and a picture, on a processor that others use as well. */
const PATIENCE = { timeout: 150_000 };

interface Shopper {
  readonly page: Page;
  readonly requests: readonly Request[];
  readonly watch: Watch;
}

interface Placement {
  readonly pxPerMm: number;
  readonly spots: readonly { readonly place: string; readonly x: number; readonly y: number }[];
}

/** On a drawn form: the store's picture where it draws, and this browser's own where it does not, in each of six tones. */
async function expectWorn(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('radio', { name: 'Worn' })).toBeChecked();
  const picture = dialog.getByRole('img', { name: /, worn$/ });
  await expect(picture).toBeVisible(PATIENCE);
  await expect(dialog.getByRole('status').filter({ hasText: /true to scale/i })).toBeVisible();
  expect(await spreadOf(picture)).toBeGreaterThan(20);
}

/** How far the lights of a picture are apart, 0…255: nothing drawn is 0. */
async function spreadOf(picture: Locator): Promise<number> {
  const { channels } = await sharp(await picture.screenshot()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

const placement = async (mirror: Locator): Promise<Placement> => ({
  pxPerMm: Number(await mirror.getAttribute('data-px-per-mm')),
  spots: JSON.parse((await mirror.getAttribute('data-spots')) ?? '[]') as Placement['spots'],
});

test.describe('a browser with a camera', () => {
  // One after the other: each draws and finds faces on the processor.
  test.describe.configure({ mode: 'default', timeout: 420_000 });
  let browser: Browser;

  const shop = async (baseURL: string | undefined, permissions: string[]): Promise<Shopper> => {
    const { page, watch } = await openDrawing(browser, {
      ...(baseURL && { baseURL }),
      viewport: PHONE,
      permissions,
    });
    const requests: Request[] = [];
    page.context().on('request', (request) => requests.push(request));
    return { page, requests, watch };
  };

  test.beforeAll(async () => {
    const film = await faceFilm(test.info().outputPath('camera.mjpeg'));
    browser = await launchDrawing([
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ]);
  });
  test.afterAll(() => browser.close());

  test('wears earrings at both lobes in their true size, saves a picture, and nothing leaves the store', async ({
    baseURL,
  }) => {
    const { page, requests, watch } = await shop(baseURL, ['camera']);
    await page.goto(EARRINGS);
    await page.getByRole('button', { name: 'Try it on' }).click();
    const dialog = page.getByRole('dialog', { name: /^Try on:/ });
    // Nobody needs a camera: first it is worn in a picture.
    await expectWorn(dialog);
    await dialog.getByRole('radio', { name: 'On you' }).check();
    // The reason comes before the browser's question.
    await expect(dialog.getByText(/Your browser will ask/)).toBeVisible();
    await expect(dialog.getByText(/Your picture stays on this device/)).toBeVisible();
    expect(requests.filter((request) => /facemesh|blazeface|wasm|finder-sealed/.test(request.url()))).toEqual(
      [],
    );
    await dialog.getByRole('button', { name: 'Use my camera' }).click();
    await expect(
      dialog.getByRole('status').filter({ hasText: 'Turn your head to see the sides' }),
    ).toBeVisible(PATIENCE);

    const mirror = dialog.getByRole('img', { name: /^You, wearing/ });
    const { pxPerMm, spots } = await placement(mirror);
    const at = (place: string) => spots.find((spot) => spot.place === place) ?? { x: NaN, y: NaN };
    const [right, left] = [at('right-ear'), at('left-ear')];
    // As in a mirror: her left ear is on the left. Lobes are as far apart, and the face as large, as drawn.
    expect(left.x).toBeLessThan(right.x);
    const drawnMm = ((DRAWN.leftLobe[0] - DRAWN.rightLobe[0]) / DRAWN.faceWidth) * 138;
    expect(Math.abs((right.x - left.x) / pxPerMm - drawnMm)).toBeLessThan(12);
    expect(Math.abs(right.y - left.y) / pxPerMm).toBeLessThan(6);

    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the picture' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^try-on-.+\.jpg$/);
    const { width, height, format } = await sharp(await readFile(await saved.path())).metadata();
    expect({ width, height, format }).toEqual({ width: 960, height: 960, format: 'jpeg' });

    const origin = new URL(page.url()).origin;
    expect(
      requests
        .filter(
          (request) =>
            new URL(request.url()).protocol !== 'blob:' && new URL(request.url()).origin !== origin,
        )
        .map((request) => request.url()),
    ).toEqual([]);
    // What is sent is small talk; a picture would be tens of thousands of bytes.
    for (const request of requests)
      expect(request.postDataBuffer()?.length ?? 0, request.url()).toBeLessThan(4_000);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Try it on' })).toBeFocused();
    await expect.poll(() => page.workers().length).toBe(0);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  test('who says no to the camera wears a nose pin on a photo, and is told when there is no face in one', async ({
    baseURL,
  }) => {
    const { page, watch } = await shop(baseURL, []);
    await page.goto(NOSE_PIN);
    await page.getByRole('button', { name: 'Try it on' }).click();
    const dialog = page.getByRole('dialog', { name: /^Try on:/ });
    await dialog.getByRole('radio', { name: 'On you' }).check();
    await dialog.getByRole('button', { name: 'Use my camera' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'or use a photo' })).toBeVisible(PATIENCE);
    await dialog
      .getByLabel('Choose a photo')
      .setInputFiles(await emptyPhoto(test.info().outputPath('wall.jpg')));
    await expect(dialog.getByRole('status').filter({ hasText: "couldn't find a face" })).toBeVisible(
      PATIENCE,
    );
    await dialog
      .getByLabel('Another photo')
      .setInputFiles(await facePhoto(test.info().outputPath('face.jpg')));
    await expect(dialog.getByRole('status').filter({ hasText: 'This is how it looks on you' })).toBeVisible(
      PATIENCE,
    );

    const { pxPerMm, spots } = await placement(dialog.getByRole('img', { name: /^You, wearing/ }));
    expect(spots.map(({ place }) => place)).toEqual(['left-nostril']);
    // 130 mm around the nose fill the 960 pixels that are shown; the nose is near their middle.
    expect(Math.abs(pxPerMm - 960 / 130)).toBeLessThan(0.2);
    const [pin] = spots;
    expect(Math.hypot((pin?.x ?? 0) - 480, (pin?.y ?? 0) - 480) / pxPerMm).toBeLessThan(35);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  test('a ring and a bangle lie on the hand of a photo, and where the shopper lays them by keys', async ({
    baseURL,
  }) => {
    const { page, watch } = await shop(baseURL, []);
    const hand = await handPhoto(test.info().outputPath('hand.jpg'));
    for (const [path, what] of [
      [RING, 'finger'],
      [BANGLE, 'wrist'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Try it on' }).click();
      const dialog = page.getByRole('dialog', { name: /^Try on:/ });
      await expectWorn(dialog);
      await dialog.getByRole('radio', { name: 'On you' }).check();
      await dialog.getByLabel('Choose a photo').setInputFiles(hand);
      await expect(
        dialog.getByRole('status').filter({ hasText: `Tap the place on your ${what}` }),
      ).toBeVisible(PATIENCE);
      const mirror = dialog.getByRole('img', { name: /^You, wearing/ });
      // The photo is there at once; the piece follows when the hand was found. A finger is 70 pixels wide.
      const awayFrom = async ([x, y]: readonly [number, number]): Promise<number> => {
        const [spot] = (await placement(mirror)).spots;
        return Math.hypot((spot?.x ?? 0) - x * 960, (spot?.y ?? 0) - y * 960);
      };
      await expect.poll(() => awayFrom(DRAWN_HAND[what]), PATIENCE).toBeLessThan(60);
      const before = await placement(mirror);
      expect(before.spots.map(({ place }) => place)).toEqual([what]);

      await dialog.getByRole('slider', { name: `Width of the ${what}` }).focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await placement(mirror)).pxPerMm).toBeGreaterThan(before.pxPerMm);
      await dialog.getByRole('slider', { name: 'Left and right' }).focus();
      await page.keyboard.press('End');
      await expect.poll(async () => (await placement(mirror)).spots[0]?.x).toBe(912);
      // A finger on the picture does the same.
      const box = await mirror.boundingBox();
      await page.mouse.click(
        (box?.x ?? 0) + (box?.width ?? 0) * 0.25,
        (box?.y ?? 0) + (box?.height ?? 0) / 2,
      );
      await expect
        .poll(async () => Math.abs(((await placement(mirror)).spots[0]?.x ?? 0) - 240))
        .toBeLessThan(4);
      await expectNoBarrier(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  test('a ring is as large on the screen as in the hand, once a bank card was matched', async ({
    baseURL,
  }) => {
    const { page, watch } = await shop(baseURL, []);
    await page.goto(RING);
    await page.getByRole('button', { name: 'Try it on' }).click();
    await page.getByRole('radio', { name: 'Actual size' }).check();
    const dialog = page.getByRole('dialog', { name: /^Actual size:/ });
    const slider = dialog.getByRole('slider', { name: 'Size of the drawn card' });
    await slider.focus();
    await page.keyboard.press('Home');
    await dialog.getByRole('button', { name: 'Wider' }).click();
    const card = await dialog.getByRole('img', { name: 'Drawn bank card' }).boundingBox();
    // A phone is narrower than a card, so the short side is matched: 53.98 mm when the long one is 221 pixels.
    expect(Math.abs((card?.width ?? 0) - (53.98 * 221) / 85.6)).toBeLessThan(1);
    await dialog.getByRole('button', { name: 'It fits my card' }).click();
    const ring = dialog.getByRole('img', { name: /from the front, in its actual size$/ });
    await expect(ring).toBeVisible(PATIENCE);
    const sideMm = Number(await ring.getAttribute('data-side-mm'));
    const shown = await ring.boundingBox();
    // A ring is 17 to 35 mm wide or high; 221 pixels are 85.6 mm.
    expect(sideMm).toBeGreaterThan(17);
    expect(sideMm).toBeLessThan(35);
    expect(Math.abs((shown?.width ?? 0) - (sideMm * 221) / 85.6)).toBeLessThan(1);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

test('only the worker that sees the picture may compile WebAssembly, and it may reach nothing', async ({
  request,
}) => {
  const policyOf = (headers: Readonly<Record<string, string>>): string =>
    headers['content-security-policy'] ?? '';
  const document = await request.get(EARRINGS);
  expect(policyOf(document.headers())).not.toContain('wasm');
  expect(document.headers()['permissions-policy']).toContain('camera=(self)');
  const [, base = ''] = /(?:src|href)="([^"]*\/remotes\/catalog\/[^"/]+\/)/.exec(await document.text()) ?? [];
  const worker = await request.get(`${base}finder-sealed-worker.js`);
  expect(worker.status()).toBe(200);
  expect(policyOf(worker.headers())).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
  const other = await request.get(`${base}bake-worker.js`);
  expect(other.status()).toBe(200);
  expect(policyOf(other.headers())).not.toContain('wasm');
});
