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
