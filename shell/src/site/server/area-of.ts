/**
 * The areas of this store (specification §2: where the chat button is, which bars there are), read
 * from the words of a path. Routes say theirs since contract 2; this is for releases of contract 1.
 */
const WORDS = [
  ['orderstats', 'orderstats'],
  ['checkout', 'checkout'],
  ['guest-address', 'checkout-step'],
  ['_product_', 'product'],
] as const;

/** @param path without query */
export function areaOf(path: string): string {
  return WORDS.find(([part]) => path.includes(part))?.[1] ?? '';
}
