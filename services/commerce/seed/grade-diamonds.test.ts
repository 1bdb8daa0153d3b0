import { describe, expect, it } from '@jest/globals';
import { CUT_GRADES } from '@suvarna/contracts/catalogue';
import { createHash } from 'node:crypto';
import { seededDesigns } from '../test-support/seeded-designs.ts';

const designs = seededDesigns();
const rows = designs.flatMap(({ stones }) => stones);
const diamonds = rows.filter(({ type }) => type === 'diamond');
const share = (count: number, of: number): number => Math.round((100 * count) / of);

describe('the grades of diamonds', () => {
  it('change nothing else: without them the catalogue is what it was before it had any', () => {
    const ungraded = JSON.stringify(designs, (key, value: unknown) =>
      ['cut', 'finish', 'laboratory'].includes(key) ? undefined : value,
    );
    expect(createHash('sha256').update(ungraded).digest('hex').slice(0, 16)).toBe('e77070d446b712ec');
  });

  it('are of cut for round diamonds, of polish and symmetry for other shapes, and of no other stone', () => {
    for (const { type, shape, cut, finish } of rows) {
      const isRound = shape === 'round';
      expect([cut !== undefined, finish !== undefined]).toEqual(
        type === 'diamond' ? [isRound, !isRound] : [false, false],
      );
      if (type === 'diamond') expect(CUT_GRADES).toContain(cut ?? finish);
    }
  });

  it('come in the shares of the trade', () => {
    const of = (grade: string) => diamonds.filter(({ cut, finish }) => (cut ?? finish) === grade).length;
    const shares = CUT_GRADES.map((grade) => share(of(grade), diamonds.length));
    for (const [at, expected] of [46, 38, 16].entries())
      expect(Math.abs((shares[at] ?? 0) - expected)).toBeLessThanOrEqual(2);
  });

  it('are certified: solitaires by IGI, small diamonds by SGL, and nothing where there is no diamond', () => {
    for (const { category, stones, laboratory } of designs) {
      if (!stones.some(({ type }) => type === 'diamond')) expect(laboratory).toBeNull();
      else if (category === 'solitaires') expect(laboratory).toBe('IGI');
      else expect(['IGI', 'SGL']).toContain(laboratory);
    }
    expect(designs.filter(({ laboratory }) => laboratory === 'SGL').length).toBeGreaterThan(1_000);
  });
});
