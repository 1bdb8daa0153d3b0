import type { BoxStone } from '@suvarna/contracts/jewellery-box';
import { type Design, STONE_WORDS, type StoneRow } from '../designs/index.ts';
import type { OwnLine } from '../orders/index.ts';

const wordsOf = (type: string) => STONE_WORDS.find(({ id }) => id === type);

const stoneOf =
  (pieces: number) =>
  ({ type, shape, quality, count, millicarat }: StoneRow): BoxStone => ({
    type,
    type_en: wordsOf(type)?.en ?? type,
    type_hi: wordsOf(type)?.hi ?? type,
    shape,
    quality,
    count: count * pieces,
    millicarat: millicarat * pieces,
  });

/** Stones of a bought line: those it was sold with; where they were not written down, today's of its design, and said so. */
export function stonesOf(
  {
    stones,
    stones_of_design: isOfDesign,
    quantity,
  }: Pick<OwnLine['line'], 'stones' | 'stones_of_design' | 'quantity'>,
  design: Pick<Design, 'stones'> | undefined,
): { readonly stones: BoxStone[]; readonly stones_from: 'sale' | 'design' | '' } {
  if (stones !== null)
    return { stones: stones.map(stoneOf(quantity)), stones_from: isOfDesign ? 'design' : 'sale' };
  if (design === undefined) return { stones: [], stones_from: '' };
  return { stones: design.stones.map(stoneOf(quantity)), stones_from: 'design' };
}
