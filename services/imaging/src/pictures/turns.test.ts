import { TURN } from '@suvarna/jewellery-model/model';
import { afterEach, describe, expect, it } from '@jest/globals';
import { until } from '@suvarna/testing/until';
import sharp from 'sharp';
import { addressOf, testRenderer, testService, type TestService } from '../testing.fixtures.ts';

const TURN_OF = { view: 'turn', width: 515 } as const;
const FRAMES = TURN.across * TURN.down;

let service: TestService;
afterEach(() => service.close());

const ask = (url: string, accept = 'image/avif') =>
  service.http.inject({ method: 'GET', url, headers: { accept } });

/** How light each frame of a sheet is, in their order. */
async function lightOf(sheet: Buffer): Promise<number[]> {
  const { data, info } = await sharp(sheet).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: FRAMES }, (_, at) => {
    const x = ((at % TURN.across) + 0.5) * TURN.side;
    const y = (Math.floor(at / TURN.across) + 0.5) * TURN.side;
    return data[(Math.floor(y) * info.width + Math.floor(x)) * 3] ?? 0;
  });
}

describe('a turn', () => {
  it('is one sheet of all its frames, row by row, in every format', async () => {
    const renderer = testRenderer();
    service = await testService({ renderer });
    for (const [accept, format] of [
      ['image/avif', 'heif'],
      ['image/webp', 'webp'],
    ] as const) {
      const { rawPayload, headers } = await ask(addressOf(1, TURN_OF), accept);
      expect(headers['x-picture']).toBe('final');
      expect(await sharp(rawPayload).metadata()).toMatchObject({
        format,
        width: TURN.across * TURN.side,
        height: TURN.down * TURN.side,
      });
      const light = await lightOf(rawPayload);
      for (const [at, value] of light.entries()) if (at > 0) expect(value).toBeLessThan(light[at - 1] ?? 0);
    }
    expect(renderer.made).toEqual(Array<string>(FRAMES).fill('1 turn yellow 515'));
  });

  it('has one size and no smaller ones', async () => {
    service = await testService({ renderer: testRenderer() });
    for (const width of [360, 1024, 'social'] as const)
      expect((await ask(addressOf(1, { view: 'turn', width }))).statusCode).toBe(400);
  });

  it('lets a picture that a reader waits for be drawn between two frames', async () => {
    const renderer = testRenderer();
    renderer.hold();
    service = await testService({ renderer });
    const turn = ask(addressOf(1, TURN_OF));
    await until(
      async () => (await ask('/readyz')).json<{ waiting: number }>().waiting === 1,
      'its first frame',
    );
    const picture = ask(addressOf(2));
    await until(async () => (await ask('/readyz')).json<{ waiting: number }>().waiting === 2, 'the picture');
    renderer.release();
    await Promise.all([turn, picture]);
    expect(renderer.made.indexOf('2 hero yellow 515')).toBe(1);
    expect(renderer.made).toHaveLength(FRAMES + 1);
  });
});
