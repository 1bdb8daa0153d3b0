import type { QuoteLine } from '@suvarna/contracts/checkout';
import { fingerprintOf } from '../../platform/crypto/fingerprint.ts';

/** What is asked for: pieces as they were chosen, whatever they cost, whether they lie in a bag or in an order. */
export function subjectOf(items: readonly QuoteLine[]): string {
  const lines = items.map(({ product_id, karat, colour, size, quantity, engraving = '' }) =>
    [product_id, karat, colour, size, quantity, engraving].join('|'),
  );
  return `pieces:${fingerprintOf(lines.toSorted()).toString('hex')}`;
}

/** Coins of gold are bought to keep; no lender lends for them (domain rules §2.9). */
export const hasGoldCoins = (items: readonly QuoteLine[]): boolean =>
  items.some(({ productDetails: card }) => card?.wear_type_name === 'gold-coins');
