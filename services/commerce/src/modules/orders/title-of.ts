import type { ProductCard } from '@suvarna/contracts/catalogue';
import { inEachLanguage, fieldIn, type Wording } from '@suvarna/contracts/wording';

/** What a piece is called, as it was when it was ordered: old orders know it in English alone. */
export const titleOf = ({
  product_title: title,
  ...card
}: Pick<ProductCard, 'product_title' | 'title_hi'>): Wording =>
  inEachLanguage((locale) => fieldIn({ ...card, title }, 'title', locale));
