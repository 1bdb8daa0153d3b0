import type { CartItem } from '@suvarna/contracts/bag';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';

/** The design's name in the page's language; in English where it has no other. */
export function titleOf({ productDetails }: CartItem, locale: Locale): string {
  return fieldIn(productDetails, 'title', locale, productDetails.product_title);
}
