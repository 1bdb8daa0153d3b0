/** What prices of one currency were computed from, in a word: equal words, equal prices. */

interface Versions {
  /** Of the gold rate. */
  readonly rate_version: number;
  /** Of the exchange rates; 0 or left out for rupees. */
  readonly fx_version?: number | undefined;
}

/** `417.0` in rupees, `417.26` abroad. */
export const priceVersion = ({ rate_version: rate, fx_version: fx = 0 }: Versions): string => `${rate}.${fx}`;

/**
 * What prices of now are computed from, in the currency of those on screen: exchange rates move no rupees.
 *
 * @param shown of the prices on screen
 * @param noticed what the store answers with now; without `fx` nothing is known of it
 */
export function versionNoticed(
  shown: string,
  { version, fx }: { readonly version: number; readonly fx?: number | undefined },
): string {
  const own = Number(shown.split('.')[1]);
  return priceVersion({ rate_version: version, fx_version: own === 0 ? 0 : (fx ?? own) });
}
