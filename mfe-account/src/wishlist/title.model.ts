import type { WishlistItem } from '@suvarna/contracts/wishlist';
import type { Locale } from '@suvarna/contracts/locale';

/** A design's name in the page's language. */
export const titleOf = ({ product_title, title_hi }: WishlistItem, locale: Locale): string =>
  (locale === 'hi' && title_hi) || product_title;
