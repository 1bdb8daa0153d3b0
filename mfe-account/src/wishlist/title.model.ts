import type { WishlistItem } from '@suvarna/contracts/wishlist';
import { inLanguage, type Locale } from '@suvarna/contracts/locale';

/** A design's name in the page's language. */
export const titleOf = ({ product_title, title_hi }: WishlistItem, locale: Locale): string =>
  inLanguage({ title_hi }, 'title', locale, product_title);
