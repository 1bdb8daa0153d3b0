import type { Locale } from '@suvarna/contracts/locale';
import { sellerTexts } from '#texts/seller';

/** Who sells, packs and answers for every piece, as invoices and pages call it. */
export const sellerName = (locale: Locale): string => sellerTexts(locale)('name');

/** Its address as a page says it to a reader. Papers and parcels have `SELLER`'s, whatever their language. */
export const sellerPlace = (locale: Locale): string => sellerTexts(locale)('place');
