import type { BoxStone } from '@suvarna/contracts/jewellery-box';
import { byLocale, fieldsOf } from '@suvarna/contracts/locale';
import { type Design, STONE_WORDS, type StoneRow } from '../designs/index.ts';
import type { OwnLine } from '../orders/index.ts';

/** The type itself where the store has no word for it. */
const typeNames = (type: string): Pick<BoxStone, 'type_en' | 'type_hi'> => {
  const word = STONE_WORDS.find(({ id }) => id === type) ?? byLocale(() => type);
  const { type: type_en, ...others } = fieldsOf('type', word);
  return { type_en, ...others };
};

const stoneOf =
  (pieces: number) =>
  ({ type, shape, quality, count, millicarat }: StoneRow): BoxStone => ({
    type,
    ...typeNames(type),
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
