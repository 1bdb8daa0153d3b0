import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { openStudio } from '../open-studio.ts';
import { createStillBrowser, type Still, type StillBrowser } from '../still-browser.ts';
import { testChromium } from '../renderer/chromium.fixtures.ts';
import { pixelsOf } from './golden-file.ts';
import { goldenNamed, OF_EACH_MATERIAL } from './goldens.fixtures.ts';
import { GOLDENS, type Golden } from './goldens.ts';
import { ALIKE, differenceOf } from './image-difference.ts';

jest.setTimeout(300_000);

/** As fine as pictures of the catalogue are drawn. */
const FRAMES = 16;

(testChromium === '' ? describe.skip : describe)('the viewer, once it rests,', () => {
  let stills: StillBrowser;
  let viewer: StillBrowser;
  beforeAll(async () => {
    // What draws the stills of a store here.
    stills = await openStudio(testChromium);
    viewer = await createStillBrowser(testChromium, 'viewer-page.fixtures.ts');
  });
  afterAll(() => Promise.all([stills.close(), viewer.close()]));

  /** Drawn once, however often it is compared. */
  const drawn = new Map<string, Promise<Still>>();
  const stillOf = ({ name, job }: Golden): Promise<Still> => {
    const still = drawn.get(name) ?? stills.still({ ...job, frames: FRAMES });
    drawn.set(name, still);
    return still;
  };

  const difference = async (golden: Golden, shown: Partial<Golden['job']> = {}) =>
    differenceOf(
      await pixelsOf(await viewer.still({ ...golden.job, ...shown })),
      await pixelsOf(await stillOf(golden)),
    );

  it.each(OF_EACH_MATERIAL.map((name) => [name, goldenNamed(name)] as const))(
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
