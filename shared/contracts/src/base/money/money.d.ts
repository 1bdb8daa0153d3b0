import { MARKETS } from '../countries/index.ts';
export type Currency = (typeof MARKETS)[number]['currency'];
export declare const CURRENCIES: readonly Currency[];
export type ForeignCurrency = Exclude<Currency, 'INR'>;
export declare const FOREIGN_CURRENCIES: ('AED' | 'GBP' | 'SGD' | 'USD')[];
export type MinorUnits = number;
export type Milligrams = number;
export interface Money {
  readonly currency: Currency;
  readonly minor: MinorUnits;
}
export declare function isCurrency(value: unknown): value is Currency;
export declare function toDecimalString(minor: MinorUnits): string;
export declare const rupeesText: (rupees: number) => string;
