import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  CARAT_BANDS,
  CUT_GRADES,
  SOLITAIRE_CHOICES,
  type SolitaireChoice,
  Solitaires,
  type SolitairesQuery,
} from '@suvarna/contracts/catalogue';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { breakupOf } from './product-view.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { seededSnapshot } from '../snapshot/seeded-catalogue.fixtures.ts';
import { solitairesJson, stoneOf } from './solitaires.ts';

let snapshot: CatalogueSnapshot;
beforeAll(async () => {
  snapshot = await seededSnapshot();
}, 60_000);

const read = (asked: SolitairesQuery, currency: 'INR' | 'GBP' = 'INR'): Solitaires =>
  Value.Parse(Solitaires, JSON.parse(solitairesJson(snapshot, asked, currency, pictures) ?? 'null'));
const pictures = (): void => undefined;
const KINDS = Object.keys(SOLITAIRE_CHOICES) as SolitaireChoice[];
const choice = fc.record(
  Object.fromEntries(KINDS.map((kind) => [kind, fc.constantFrom(...SOLITAIRE_CHOICES[kind])])),
  { requiredKeys: [] },
) as fc.Arbitrary<SolitairesQuery>;

describe('solitaires by their stone', () => {
  it('are all of the category: each has one graded diamond, or two alike', () => {
    const all = [...snapshot.byId.values()].filter(({ category }) => category === 'solitaires');
    expect(all.every((design) => stoneOf(design) !== undefined)).toBe(true);
    expect(read({}).count).toBe(all.length);
  });

  it('have the stone that was asked for, are in order of price, and cost what their page says', () => {
    fc.assert(
      fc.property(choice, fc.constantFrom('INR', 'GBP'), (asked, currency) => {
        const { results, stones, count } = read(asked, currency);
        expect(results.length).toBe(Math.min(count, 24));
        expect(stones.map((stone) => stone.product_id)).toEqual(results.map((card) => card.product_id));
        for (const [place, stone] of stones.entries()) {
          const band = CARAT_BANDS.find(({ id }) => id === asked.carat) ?? { from: 0, below: Infinity };
          expect(stone.millicarat).toBeGreaterThanOrEqual(band.from);
          expect(stone.millicarat).toBeLessThan(band.below);
          expect([
            asked.shape ?? stone.shape,
            asked.clarity ?? stone.clarity,
            asked.grade ?? stone.grade,
            asked.cut ?? stone.cut,
          ]).toEqual([stone.shape, stone.clarity, stone.grade, stone.cut]);
          const card = results[place];
          const design = snapshot.byId.get(stone.product_id);
          if (!card || !design) throw new Error('no such design');
          const options = {
            karat: design.default_karat,
            colour: design.default_colour,
            size: design.default_size,
          };
          expect(card.special_price_paise).toBe(
            breakupOf(snapshot.context, design, options, currency).special_price_paise,
          );
        }
        const prices = results.map((card) => card.special_price_paise);
        if (currency === 'INR') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  it('are graded for cut when they are round; another shape has polish and symmetry instead', () => {
    for (const shape of SOLITAIRE_CHOICES.shape) {
      const { stones, choices } = read({ shape });
      expect(stones.length).toBeGreaterThan(0);
      const isRound = shape === 'round';
      for (const { cut, finish } of stones) expect([cut !== '', finish !== '']).toEqual([isRound, !isRound]);
      expect(choices.cut.map(({ count }) => count > 0)).toEqual(CUT_GRADES.map(() => isRound));
    }
  });

  it('each choice leads to as many as it says, the least dear of them first', () => {
    fc.assert(
      fc.property(choice, (asked) => {
        const { choices } = read(asked);
        for (const kind of KINDS)
          for (const { id, count, from_paise: from } of choices[kind]) {
            const then = read({ ...asked, [kind]: id });
            expect([then.count, then.results[0]?.special_price_paise ?? 0]).toEqual([count, from]);
          }
      }),
      { numRuns: 10 },
    );
  });

  it('are shown in the metal that is asked for, and a page past the last is none', () => {
    const { results } = read({ karat: 14, colour: 'rose' });
    expect(results.length).toBeGreaterThan(0);
    expect(new Set(results.map(({ karat, colour }) => `${String(karat)} ${colour}`))).toEqual(
      new Set(['14 rose']),
    );
    expect(solitairesJson(snapshot, { page: 99 }, 'INR', pictures)).toBeUndefined();
  });
});
