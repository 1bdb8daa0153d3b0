import type { WishlistItem } from '@suvarna/contracts/wishlist';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';

/** A design's name in the page's language. */
export const titleOf = (item: WishlistItem, locale: Locale): string =>
  fieldIn(item, 'title', locale, item.product_title);
