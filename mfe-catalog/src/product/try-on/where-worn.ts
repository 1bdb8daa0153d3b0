import type { Category } from '@suvarna/contracts/catalogue';
import type { Sight } from '@suvarna/jewellery-model/worn/portrait';
import type { ProductView } from '../product.model.ts';

/** Where a face shows a piece. */
export type WornAt = 'ears' | 'nostril' | 'neck';

const WORN_AT: Partial<Readonly<Record<Category, WornAt>>> = {
  earrings: 'ears',
  'nose-pins': 'nostril',
  necklaces: 'neck',
  pendants: 'neck',
  mangalsutra: 'neck',
};

export const wornAt = (category: string): WornAt | undefined => WORN_AT[category as Category];

/** What is sold in sizes of rings is a ring, whichever category it is in: a solitaire, too. */
export const isRing = ({ sizes }: Pick<ProductView, 'sizes'>): boolean =>
  sizes.some(({ names }) => names !== undefined);

/** What lies on the floor around a wrist or in a coil is seen from above first. */
const LYING: ReadonlySet<string> = new Set(['bangles', 'bracelets', 'chains']);

/** From where the actual size of a piece is told, the one that tells more first. */
export const sightsOf = ({ category, sizes }: Pick<ProductView, 'category' | 'sizes'>): readonly Sight[] =>
  isRing({ sizes }) ? ['ahead', 'above'] : LYING.has(category) ? ['above', 'ahead'] : ['ahead'];

/** How a dialog shows a piece: on the shopper, or as large as it is. */
export type Way = 'you' | 'size';

/** The usual way first. */
export const waysOf = ({ category }: Pick<ProductView, 'category'>): readonly Way[] =>
  wornAt(category) ? ['you', 'size'] : ['size'];
