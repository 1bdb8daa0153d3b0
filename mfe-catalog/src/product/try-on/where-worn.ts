import type { Category } from '@suvarna/contracts/catalogue';
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
