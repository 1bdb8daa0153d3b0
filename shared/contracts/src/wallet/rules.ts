/** A customer's wallets, in the order in which they pay. Coins are counted in coins, the others in paise. */
export const WALLET_NAMES = [
  'promotional',
  'gold-coin',
  'plain-gold',
  'diamond-gemstone',
  'coins',
  'credits',
] as const;
export type WalletName = (typeof WALLET_NAMES)[number];

/** Where what is in a wallet comes from, as statements name it; other sources go without saying. */
export const WALLET_SOURCES: readonly string[] = [
  'order',
  'referral',
  'refund',
  'voucher',
  'gift-card',
  'exchange',
  'staff',
];
