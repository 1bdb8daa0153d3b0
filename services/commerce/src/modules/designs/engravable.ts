import { ENGRAVING_MAX } from '@suvarna/forms/engraving';
import type { Category } from '@suvarna/contracts/catalogue';
import type { Design } from './design.ts';

/** Pieces with a surface that is not seen when they are worn. */
const WITH_A_BACK: readonly Category[] = ['rings', 'pendants', 'bangles'];

/** Whether words can be cut into a design; the specification leaves open which (api §5.2), so these are ours. */
export function isEngravable({ category, form }: Pick<Design, 'category' | 'form'>): boolean {
  return (
    (WITH_A_BACK.includes(category) && form !== 'filigree') ||
    (category === 'bracelets' && form === 'cuff') ||
    (category === 'solitaires' && form === 'ring')
  );
}

/** What a product page says of words for a design: how many letters, and working days until such a piece leaves. */
export function engravingOf(design: Pick<Design, 'category' | 'form' | 'lead_days'>): {
  readonly engraving?: { readonly max_length: number; readonly lead_days: number };
} {
  return isEngravable(design)
    ? { engraving: { max_length: ENGRAVING_MAX, lead_days: design.lead_days } }
    : {};
}
