import type { ProductCard } from '@suvarna/contracts/catalogue';
import { byLocale, fieldIn, type Wording } from '@suvarna/contracts/locale';

/** What a piece is called, as it was when it was ordered: old orders know it in English alone. */
export const titleOf = ({
  product_title: title,
  ...card
}: Pick<ProductCard, 'product_title' | 'title_hi'>): Wording =>
  byLocale((locale) => fieldIn({ ...card, title }, 'title', locale));
