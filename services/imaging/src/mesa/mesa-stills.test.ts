import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { StillJob } from '../stills.ts';
import { GOLDENS } from '../golden/goldens.ts';
import type { StillBrowser } from '../still-browser.ts';
import { superviseRenderer } from '../renderer/supervised-renderer.ts';
import { hasMesa } from './mesa.fixtures.ts';
import { openMesaStills } from './mesa-stills.ts';

jest.setTimeout(300_000);

const jobOf = (name: string, changed: Partial<StillJob>): StillJob => {
  const golden = GOLDENS.find((one) => one.name === name);
  if (!golden) throw new Error(`no golden is called ${name}`);
  return { ...golden.job, ...changed };
};
const ring = jobOf('round-diamond-ring', { size: 64 });
const wornCoin = jobOf('sun-coin', { view: 'worn' });

(hasMesa ? describe : describe.skip)('the process that draws', () => {
  let stills: StillBrowser;
  beforeAll(async () => {
    stills = await openMesaStills();
  });
  afterAll(() => stills.close());

  it('says that there is no such picture, and goes on with the next one', async () => {
    let opened = 0;
    const lost: unknown[] = [];
    const supervised = superviseRenderer(
      async () => {
        opened += 1;
        return { still: stills.still, close: async () => undefined };
      },
      { limitMs: 60_000, onLost: (error) => lost.push(error) },
    );
    await expect(supervised.still(wornCoin)).rejects.toThrow('no place on a body');
    const { pixels, size } = await supervised.still(ring);
    expect([size, pixels.length]).toEqual([64, 64 * 64 * 4]);
    expect([opened, lost]).toEqual([1, []]);
    await supervised.close();
  });
});
