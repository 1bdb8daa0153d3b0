import type { RefObject } from 'react';
import { useMetals } from './use-metals.ts';
import { useTurns } from '../turning/use-turns.ts';
import { useHearts } from '../wishlist/use-hearts.ts';

/** Brings the hearts, swatches and turns of all cards in an element to life, by listeners on the element. @param cards what it shows */
export function useCards(cards: unknown): RefObject<HTMLElement | null> {
  const place = useHearts<HTMLElement>(cards);
  useMetals(place);
  useTurns(place);
  return place;
}
