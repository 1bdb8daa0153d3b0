import { type Currency, gramNumber, type Milligrams, type MinorUnits } from '@suvarna/contracts/money';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const RUPEES = new Intl.NumberFormat('en-IN', TWO);
const OTHERS = new Intl.NumberFormat('en-GB', TWO);

/** `1,23,456.00` in rupees, `123,456.00` in other money; always two decimals, without a sign for the currency. */
export function decimalText(minor: MinorUnits, currency: Currency): string {
  return (currency === 'INR' ? RUPEES : OTHERS).format(minor / 100);
}

/** `3.390 g` */
export function gramsText(mg: Milligrams): string {
  return `${gramNumber(mg)} g`;
}

/** `1.5 %` of 150 basis points. */
export function percentText(bp: number): string {
  return `${String(bp / 100)} %`;
}

/** `21-11-2026` of `2026-11-21`, in both languages. */
export function dayText(iso: string): string {
  return iso.split('-').reverse().join('-');
}
