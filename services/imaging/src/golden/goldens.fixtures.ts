import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StillBrowser } from '../still-browser.ts';
import type { StillJob } from '../stills.ts';
import { pixelsOf, readGolden } from './golden-file.ts';
import { GOLDENS, type Golden } from './goldens.ts';
import { ALIKE, differenceOf, isAlike } from './image-difference.ts';

/** One of each material that is drawn in a way of its own. */
export const OF_EACH_MATERIAL: readonly string[] = [
  'round-diamond-ring',
  'emerald-cut-trio-ring',
  'pearl-pendant',
  'ruby-jhumka',
  'sun-coin',
];

/** @throws Error where none has the name: a test would draw fewer without a word */
export function goldenNamed(name: string): Golden {
  const golden = GOLDENS.find((each) => each.name === name);
  if (!golden) throw new Error(`there is no golden picture "${name}"`);
  return golden;
}

interface Way {
  /** How it draws, in words. */
  readonly where: string;
  readonly isThere: boolean;
  readonly open: () => Promise<StillBrowser>;
  /** Which of the stored pictures it has to draw as they are. */
  readonly goldens: readonly Golden[];
}

/** What is asked of each way of drawing. */
export function describeRenderer({ where, isThere, open, goldens }: Way): void {
  describe(`the renderer, ${where},`, () => {
    if (!isThere) {
      it.todo('is not tested here');
      return;
    }
    let browser: StillBrowser;
    beforeAll(async () => {
      browser = await open();
    });
    afterAll(() => browser.close());

    const differenceFrom = async (golden: Golden, other: Partial<StillJob> = {}) =>
      differenceOf(
        await pixelsOf(await browser.still({ ...golden.job, ...other })),
        await readGolden(golden),
      );

    it.each(goldens.map((golden) => [golden.name, golden] as const))(
      'draws %s as it did (else look at it, and renew.ts --again)',
      async (_name, golden) => {
        const { mean, worst } = await differenceFrom(golden);
        expect(mean).toBeLessThanOrEqual(ALIKE.mean);
        expect(worst).toBeLessThanOrEqual(ALIKE.worst);
      },
    );

    it('shows another metal, another karat, another stone, and stones that are missing', async () => {
      const ring = goldenNamed('round-diamond-ring');
      const jhumka = goldenNamed('ruby-jhumka');
      const centre = ring.job.piece.stones.slice(0, 1);
      const faults: readonly (readonly [string, Golden, Partial<StillJob>])[] = [
        ['rose for yellow', ring, { alloy: { karat: 18, colour: 'rose' } }],
        ['22 karat for 18', ring, { alloy: { karat: 22, colour: 'yellow' } }],
        ['no stones on the shoulders', ring, { piece: { ...ring.job.piece, stones: centre } }],
        [
          'two stones fewer of sixteen',
          ring,
          {
            piece: {
              ...ring.job.piece,
              stones: [
                ...centre,
                { type: 'diamond', shape: 'round', role: 'accent', count: 14, millicarat: 112 },
              ],
            },
          },
        ],
        [
          'emeralds for rubies',
          jhumka,
          {
            piece: {
              ...jhumka.job.piece,
              stones: jhumka.job.piece.stones.map((row) => ({ ...row, type: 'emerald' })),
            },
          },
        ],
      ];
      const seen: string[] = [];
      for (const [fault, golden, other] of faults)
        if (!isAlike(await differenceFrom(golden, other))) seen.push(fault);
      expect(seen).toEqual(faults.map(([fault]) => fault));
    });

    it('draws the same bytes again, after another piece and when it is opened again', async () => {
      const { job } = goldenNamed('round-diamond-ring');
      const first = (await browser.still(job)).pixels;
      await browser.still(goldenNamed('sun-coin').job);
      expect((await browser.still(job)).pixels.equals(first)).toBe(true);
      const other = await open();
      try {
        expect((await other.still(job)).pixels.equals(first)).toBe(true);
      } finally {
        await other.close();
      }
    });
  });
}
