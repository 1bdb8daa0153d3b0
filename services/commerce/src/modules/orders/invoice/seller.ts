import type { Locale } from '@suvarna/contracts/locale';
import { SELLER_NAME } from '@suvarna/contracts/seller';

export { SELLER } from '@suvarna/contracts/seller';

/** What the seller is called. */
export const sellerName = (locale: Locale): string => SELLER_NAME[locale];
