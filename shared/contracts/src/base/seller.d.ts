import type { Locale } from './locale/locale.ts';
export declare const SELLER_NAME: Readonly<Record<Locale, string>>;
export declare const SELLER_PLACE: Readonly<Record<Locale, string>>;
export declare const SELLER: {
  readonly address: readonly ['12 Residency Road', 'Bengaluru 560001', 'Karnataka, India'];
  readonly gstin: '29AAACS0000A1ZC';
};
