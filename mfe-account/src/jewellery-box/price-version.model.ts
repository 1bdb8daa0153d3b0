import { priceVersion } from '@suvarna/contracts/catalogue';

interface Valued {
  readonly value: { readonly rate_version: number } | null;
}

/** What the values on screen are of: gold is valued in rupees. `undefined` where nothing has a value. */
export function versionOfPieces(pieces: readonly Valued[]): string | undefined {
  const valued = pieces.find(({ value }) => value !== null)?.value;
  return valued ? priceVersion(valued) : undefined;
}
