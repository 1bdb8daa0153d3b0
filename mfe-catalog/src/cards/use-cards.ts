import type { RefObject } from 'react';
import { useMetals } from './use-metals.ts';
import { useHearts } from '../wishlist/use-hearts.ts';

/** Brings the hearts and swatches of all cards in an element to life, by listeners on the element. @param cards what it shows */
export function useCards(cards: unknown): RefObject<HTMLElement | null> {
  const place = useHearts<HTMLElement>(cards);
  useMetals(place);
  return place;
}
