/**
 * Which remote has which part of the store's addresses: by the first segment of the language-neutral
 * path, `''` for `/` itself. Kept here, not in a release: what a release says of itself would be no bound.
 * A segment that is not listed is free for a new remote, and its alone while it is in the composition.
 */
export const OWNED_AREAS: Readonly<Record<string, readonly string[]>> = {
  catalog: [
    '',
    'jewellery',
    'notify-me',
    'policy',
    'help',
    'faqs',
    'blog',
    'contact-us',
    'franchise',
    'attribution',
    'gold-rate',
    'compare',
    'ring-size-guide',
    'gift-guide',
    'recently-viewed',
    'find-a-store',
    'pdp',
  ],
  account: ['account', 'sign-in', 'old-gold-exchange', 'jewellery-box', 'orderstats', 'refer', 'wishlist'],
  checkout: ['checkout', 'bag', 'guest-address', 'gift-cards'],
  'golden-bounty': ['golden-bounty'],
};

/** The first segment of a path or pattern, `null` where it is no plain word, so could be several. */
export function areaOfPath(path: string): string | null {
  return /^\/([a-z0-9-]*)(?=\/|$)/.exec(path)?.[1] ?? null;
}

/** Who has this area whatever is live, `undefined` where it is free. */
export function ownerOfArea(area: string): string | undefined {
  return Object.keys(OWNED_AREAS).find((remote) => OWNED_AREAS[remote]?.includes(area));
}
