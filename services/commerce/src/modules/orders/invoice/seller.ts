import type { Locale } from '@suvarna/contracts/locale';
import { texts } from '../texts.ts';

/** Who sells. The store is invented, and so is its registration; Karnataka is state 29 (domain rules §2.3). No company has a PAN of zeros. */
export const SELLER = {
  address: ['12 Residency Road', 'Bengaluru 560001', 'Karnataka, India'],
  gstin: '29AAACS0000A1ZC',
} as const;

/** What the seller is called. */
export const sellerName = (locale: Locale): string => texts(locale)('invoice.seller');
