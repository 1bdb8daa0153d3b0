import type { Category } from '@suvarna/contracts/catalogue';

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
