import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { seededSnapshot } from '../snapshot/seeded-catalogue.fixtures.ts';
import { usesMotif } from '../designs/motif-named.ts';
import { similarRows, type Likeness } from './similar.ts';

let snapshot: CatalogueSnapshot;
beforeAll(async () => {
  snapshot = await seededSnapshot(23);
});

/** How alike, written down as one would say it. */
function scoreOf(row: number, { design, type, trend, wear_type }: Likeness): number {
  const other = snapshot.index.rows[row];
  if (!other) throw new Error('no such row');
  const priced = snapshot.index.rows.find((candidate) => candidate.design === design)?.offers[0]?.price_paise;
  const points = [
    [8, other.design.category === (wear_type ?? design?.category)],
    [4, other.design.form === (type ?? design?.form)],
    [2, other.design.style === (trend ?? design?.style)],
    [
      2,
      design !== undefined &&
        usesMotif(design) &&
        usesMotif(other.design) &&
        other.design.motif === design.motif,
    ],
    [2, design?.stones[0] !== undefined && other.design.stones[0]?.type === design.stones[0].type],
    [
      1,
      design !== undefined &&
        other.design.default_karat === design.default_karat &&
        other.design.default_colour === design.default_colour,
    ],
  ] as const;
  const alike = points.reduce((sum, [worth, holds]) => sum + (holds ? worth : 0), 0);
  return priced === undefined
    ? alike
    : alike - Math.min(4, Math.abs(Math.log2((other.offers[0]?.price_paise ?? 1) / priced)));
}

function everyRowSorted(likeness: Likeness): number[] {
  return snapshot.index.rows
    .map((_, row) => row)
    .filter((row) => snapshot.index.rows[row]?.design !== likeness.design)
    .map((row) => ({ row, score: scoreOf(row, likeness) }))
    .toSorted((a, b) => b.score - a.score || a.row - b.row)
    .map(({ row }) => row);
}

describe('designs like another', () => {
  it('are the first of all designs sorted by likeness, the popular one first where two are as alike', () => {
    const wanted = fc.record({
      design: fc.option(
        fc.nat(snapshot.index.rows.length - 1).map((row) => snapshot.index.rows[row]?.design),
        { nil: undefined },
      ),
      type: fc.option(fc.constantFrom('jhumka', 'solitaire', 'hoop', 'unheard-of'), { nil: undefined }),
      trend: fc.option(fc.constantFrom('temple', 'classic', 'unheard-of'), { nil: undefined }),
      wear_type: fc.option(fc.constantFrom('earrings', 'rings', 'coins', 'unheard-of'), { nil: undefined }),
    });
    fc.assert(
      fc.property(wanted, fc.integer({ min: 1, max: 20 }), (likeness, limit) => {
        expect(similarRows(snapshot.index, likeness, limit)).toEqual(
          everyRowSorted(likeness).slice(0, limit),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('are never the design itself, and fewer where there are no more', () => {
    const design = snapshot.index.rows[0]?.design;
    const all = similarRows(snapshot.index, { design }, snapshot.index.rows.length * 2);
    expect(all).toHaveLength(snapshot.index.rows.length - 1);
    expect(all).not.toContain(0);
  });
});
