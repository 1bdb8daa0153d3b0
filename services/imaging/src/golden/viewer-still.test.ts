import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createStillBrowser, type StillBrowser } from '../still-browser.ts';
import { testChromium } from '../renderer/chromium.fixtures.ts';
import { pixelsOf } from './golden-file.ts';
import { GOLDENS, type Golden } from './goldens.ts';
import { ALIKE, differenceOf } from './image-difference.ts';

jest.setTimeout(300_000);

/** As fine as pictures of the catalogue are drawn. */
const FRAMES = 16;
/** One of each material that is drawn in a way of its own. */
const SHOWN = ['round-diamond-ring', 'emerald-cut-trio-ring', 'pearl-pendant', 'ruby-jhumka', 'sun-coin'];

(testChromium === '' ? describe.skip : describe)('the viewer, once it rests,', () => {
  let stills: StillBrowser;
  let viewer: StillBrowser;
  beforeAll(async () => {
    stills = await createStillBrowser(testChromium);
    viewer = await createStillBrowser(testChromium, 'viewer-page.fixtures.ts');
  });
  afterAll(() => Promise.all([stills.close(), viewer.close()]));

  const difference = async (golden: Golden, shown: Partial<Golden['job']> = {}) =>
    differenceOf(
      await pixelsOf(await viewer.still({ ...golden.job, ...shown })),
      await pixelsOf(await stills.still({ ...golden.job, frames: FRAMES })),
    );

  it.each(GOLDENS.filter(({ name }) => SHOWN.includes(name)).map((golden) => [golden.name, golden] as const))(
    'shows %s as its still does',
    async (_name, golden) => {
      const { mean, worst } = await difference(golden);
      expect(mean).toBeLessThanOrEqual(ALIKE.mean);
      expect(worst).toBeLessThanOrEqual(ALIKE.worst);
    },
  );

  it('shows another metal as another one', async () => {
    const golden = GOLDENS.find(({ name }) => name === 'round-diamond-ring') as Golden;
    const { mean } = await difference(golden, { alloy: { karat: 18, colour: 'white' } });
    expect(mean).toBeGreaterThan(ALIKE.mean);
  });
});
