import { gradeOf, type ProductDetail } from '@suvarna/contracts/catalogue';
import type { Design, StoneRow } from '../../designs/index.ts';

/** Rows of diamonds of a design; without any it comes with no certificate of diamonds. */
export const diamondsOf = ({ stones }: Pick<Design, 'stones'>): readonly StoneRow[] =>
  stones.filter(({ type }) => type === 'diamond');

/** The facts of a certificate that a design decides, field by field; what is not stated is `null`, and the number is each piece's own. */
export function certificateOf(
  design: Pick<Design, 'stones' | 'laboratory'>,
): NonNullable<ProductDetail['certificate']> | null {
  const diamonds = diamondsOf(design);
  if (diamonds.length === 0) return null;
  return {
    diamonds: diamonds.map(({ shape, count, millicarat, quality, cut = null, finish = null }) => {
      const { colour = null, clarity = null } = gradeOf(quality) ?? {};
      return { shape, count, millicarat, colour, clarity, cut, finish };
    }),
    laboratory: design.laboratory,
    number: null,
  };
}
