export declare const WALLET_NAMES: readonly [
  'promotional',
  'gold-coin',
  'plain-gold',
  'diamond-gemstone',
  'coins',
  'credits',
];
export type WalletName = (typeof WALLET_NAMES)[number];
export declare const WALLET_SOURCES: readonly string[];
