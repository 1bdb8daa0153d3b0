import { indianDay } from '@suvarna/contracts/indian-day';
import { DAY_MS, EXCHANGE_AFTER_DAYS } from '../../checkout/index.ts';

/** How a piece gets to the store: fetched at an address, or brought to one of its stores. */
export type HandOver = 'pickup' | 'store';

/** When a piece came to its customer, and whether in a store. */
interface Handed {
  readonly deliveredAt: Date;
  readonly inStore: boolean;
}

/**
 * First day on which a delivered piece may be handed in that way (domain rules §2.14 rows 2 and 3): for
 * another piece from day 30, or from day 15 where it is brought to a store or was collected in one; for
 * money on any day.
 */
export function availableFrom(
  { deliveredAt, inStore }: Handed,
  way: 'exchange' | 'buyback',
  how: HandOver,
): string {
  const days = inStore || how === 'store' ? EXCHANGE_AFTER_DAYS.store : EXCHANGE_AFTER_DAYS.online;
  return indianDay(new Date(deliveredAt.getTime() + (way === 'exchange' ? days : 0) * DAY_MS));
}
