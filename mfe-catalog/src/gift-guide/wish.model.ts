/** What a gift is looked for by, as the address of the guide says it. */
import type { PRICE_BANDS } from '@suvarna/contracts/catalogue';
import { GIFT_GUIDE } from '../paths.ts';

/** Those of the gifting popup and the home page, dearest first. */
export const RECIPIENTS = ['wife', 'girlfriend', 'mother', 'daughter', 'husband', 'self'] as const;
export type Recipient = (typeof RECIPIENTS)[number];
const OCCASIONS = [
  'birthday',
  'anniversary',
  'wedding',
  'engagement',
  'festive',
  'everyday',
  'work',
  'party',
  'casual',
] as const;

export interface Wish {
  readonly recipient?: Recipient;
  readonly occasion?: (typeof OCCASIONS)[number];
  readonly price?: (typeof PRICE_BANDS)[number]['id'];
}
export type WishKind = keyof Wish;

export const WISH_KINDS: readonly WishKind[] = ['recipient', 'occasion', 'price'];
/** By which word a kind stands in the address. */
const WORD: Readonly<Record<WishKind, string>> = { recipient: 'for', occasion: 'occasion', price: 'price' };
export const WISHES = {
  recipient: RECIPIENTS,
  occasion: OCCASIONS,
  // Written out: the table of bands would come with every first view.
  price: ['under+10k', '10k+20k', '20k+30k', '30k+50k', 'above+50k'],
} as const satisfies { readonly [Kind in WishKind]: readonly NonNullable<Wish[Kind]>[] };

/** Words that are none of ours are left out. */
export function readWish(query: URLSearchParams): Wish {
  return Object.fromEntries(
    WISH_KINDS.flatMap((kind) => {
      const said = query.get(WORD[kind]);
      const found = (WISHES[kind] as readonly string[]).find((word) => word === said);
      return found === undefined ? [] : [[kind, found]];
    }),
  );
}

/** The guide with this wish; language-neutral. */
export function guidePath(wish: Wish): string {
  const query = new URLSearchParams();
  for (const kind of WISH_KINDS) {
    const value = wish[kind];
    if (value !== undefined) query.set(WORD[kind], value);
  }
  return query.size === 0 ? GIFT_GUIDE : `${GIFT_GUIDE}?${query.toString()}`;
}

/** The listing of everything that fulfils a wish. */
export function giftsPath({ recipient, occasion, price }: Wish): string {
  const segments = [
    ...(recipient === undefined ? [] : [`${recipient}+wear`]),
    'gifting',
    ...(occasion === undefined ? [] : [`for+${occasion}`]),
    ...(price === undefined ? [] : [`price+${price}`]),
  ];
  return `/jewellery/${segments.join('-')}-filter/`;
}
