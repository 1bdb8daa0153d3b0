/** What a laboratory says of the diamonds of a generated design. */
import type { CutGrade } from '@suvarna/contracts/catalogue';
import { createHash } from 'node:crypto';
import type { Design, StoneRow } from '../src/modules/designs/index.ts';
import { seededRandom } from './random.ts';

const GRADES: readonly (readonly [CutGrade, number])[] = [
  ['excellent', 46],
  ['very-good', 38],
  ['good', 16],
];
/** From this weight of one stone a piece goes to the laboratory that grades solitaires. */
const SOLITAIRE_MILLICARAT = 250;

/**
 * Cut of round diamonds, polish and symmetry of the others, and who certifies the piece. Each follows
 * from the code of the design, never from the chance all else is drawn by: no weight and no price moves.
 */
export function withGrades(design: Omit<Design, 'laboratory'>): Design {
  const stones = design.stones.map((row, place) =>
    row.type === 'diamond' ? graded(row, `${design.design_code} ${String(place)}`) : row,
  );
  return { ...design, stones, laboratory: laboratoryOf(stones) };
}

function graded(row: StoneRow, name: string): StoneRow {
  const seed = createHash('sha256').update(name).digest().readUInt32BE(0);
  const grade = seededRandom(seed).weighted(GRADES);
  return row.shape === 'round' ? { ...row, cut: grade } : { ...row, finish: grade };
}

/** As the trade of India does it: IGI for solitaires, SGL for pieces set with small diamonds. */
function laboratoryOf(stones: readonly StoneRow[]): string | null {
  const diamonds = stones.filter(({ type }) => type === 'diamond');
  if (diamonds.length === 0) return null;
  return diamonds.some(({ millicarat, count }) => millicarat >= SOLITAIRE_MILLICARAT * count) ? 'IGI' : 'SGL';
}
