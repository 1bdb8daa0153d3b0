import { MARKETS } from '#markets';

/** How an amount of a currency begins; letters alone stand apart from it by a space that does not break. */
export function signOf(currency: string): string {
  const sign = MARKETS.find((market) => market.currency === currency)?.symbol ?? currency;
  return /^[A-Z]+$/.test(sign) ? `${sign}\u00a0` : sign;
}
