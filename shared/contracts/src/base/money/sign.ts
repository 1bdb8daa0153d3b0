import * as AE from '../countries/ae.ts';
import * as GB from '../countries/gb.ts';
import * as IN from '../countries/in.ts';
import * as SG from '../countries/sg.ts';
import * as US from '../countries/us.ts';

/** Not from `MARKETS`: pages that show prices load no more of a country than this. */
const SIGNS: Readonly<Record<string, string>> = {
  [IN.currency]: IN.symbol,
  [GB.currency]: GB.symbol,
  [US.currency]: US.symbol,
  [SG.currency]: SG.symbol,
  [AE.currency]: AE.symbol,
};

/** How an amount of a currency begins; letters alone stand apart from it by a space that does not break. */
export function signOf(currency: string): string {
  const sign = SIGNS[currency] ?? currency;
  return /^[A-Z]+$/.test(sign) ? `${sign}\u00a0` : sign;
}
