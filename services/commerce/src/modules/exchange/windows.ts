import { indianDay } from '@suvarna/contracts/indian-day';
import { DAY_MS, EXCHANGE_AFTER_DAYS } from '../checkout/index.ts';

/** How a piece gets to the store: fetched at an address, or brought to one of its stores. */
export type HandOver = 'pickup' | 'store';

/**
 * First day on which a delivered piece may be handed in that way (domain rules §2.14 rows 2 and 3): for
 * another piece from day 30, or from day 15 where it is brought to a store; for money on any day.
 */
export function availableFrom(deliveredAt: Date, way: 'exchange' | 'buyback', how: HandOver): string {
  const days = { pickup: EXCHANGE_AFTER_DAYS.online, store: EXCHANGE_AFTER_DAYS.store } as const;
  return indianDay(new Date(deliveredAt.getTime() + (way === 'exchange' ? days[how] : 0) * DAY_MS));
}
