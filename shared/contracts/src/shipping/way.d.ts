import type { Currency } from '../base/money/money.ts';
export declare const DEFAULT_PINCODE = '560001';
export interface Way {
  readonly countryId: string;
  readonly express: boolean;
  readonly fast: boolean;
  readonly roadDays: number;
}
export declare const DEFAULT_WAY: Way;
export declare const WAY_ABROAD: Way;
export declare const shippingCharge: (currency: Currency) => number;
