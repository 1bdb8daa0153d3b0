/** What of an address the frame looks at (specification §2): where the chat button is, which bars there are. */
const WORDS = [
  ['orderstats', 'orderstats'],
  ['checkout', 'checkout'],
  ['guest-address', 'checkout-step'],
  ['_product_', 'product'],
] as const;

/** Words for `data-place` of the body, which the frame's style sheets ask. @param path without query */
export function placeOf(path: string): string {
  return WORDS.flatMap(([part, word]) => (path.includes(part) ? [word] : [])).join(' ');
}
