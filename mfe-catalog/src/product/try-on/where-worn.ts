import type { Category } from '@suvarna/contracts/catalogue';
import type { Sight } from '@suvarna/jewellery-model/worn/portrait';
import { isWorn } from '@suvarna/jewellery-model/worn/views-of';
import type { ProductView } from '../product.model.ts';

/** Where a face shows a piece, and where a hand does. */
export type FacePlace = 'ears' | 'nostril' | 'neck';
export type HandPlace = 'finger' | 'wrist';
export type WornAt = FacePlace | HandPlace;

const WORN_AT: Partial<Readonly<Record<Category, WornAt>>> = {
  rings: 'finger',
  earrings: 'ears',
  'nose-pins': 'nostril',
  necklaces: 'neck',
  pendants: 'neck',
  mangalsutra: 'neck',
  chains: 'neck',
  bangles: 'wrist',
  bracelets: 'wrist',
};
const SOLITAIRES: Readonly<Record<string, WornAt>> = { ring: 'finger', stud: 'ears', pendant: 'neck' };

export const wornAt = ({ category, form }: Pick<ProductView, 'category' | 'form'>): WornAt | undefined =>
  category === 'solitaires' ? SOLITAIRES[form] : WORN_AT[category as Category];

/** A hand shows it: found, and laid more exactly by the shopper. */
export const isOnHand = (place: WornAt): place is HandPlace => place === 'finger' || place === 'wrist';

/** What is sold in sizes of rings is a ring, whichever category it is in: a solitaire, too. */
export const isRing = ({ sizes }: Pick<ProductView, 'sizes'>): boolean =>
  sizes.some(({ names }) => names !== undefined);

/** What lies on the floor is seen from above first. */
const LYING: ReadonlySet<string> = new Set(['bangles', 'bracelets', 'gifts']);

/** From where the actual size of a piece is told, the one that tells more first. */
export const sightsOf = ({ category, sizes }: Pick<ProductView, 'category' | 'sizes'>): readonly Sight[] =>
  isRing({ sizes }) ? ['ahead', 'above'] : LYING.has(category) ? ['above', 'ahead'] : ['ahead'];

/** How a dialog shows a piece: worn on a drawn form, on the shopper, or as large as it is. */
export type Way = 'worn' | 'you' | 'size';

/** Those there are for a piece; the one that asks nothing of the shopper first. */
export const waysOf = (product: Pick<ProductView, 'category' | 'form'>): readonly Way[] => [
  ...(isWorn(product.category as Category) ? (['worn'] as const) : []),
  ...(wornAt(product) ? (['you'] as const) : []),
  'size',
];
