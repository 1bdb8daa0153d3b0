/**
 * The day of delivery a page promises everybody: that of the default pincode, or abroad. It is counted
 * by the code that counts it for bag and order; a shopper's own pincode is asked of the back end.
 */
import type { Currency } from '@suvarna/contracts/money';
import { DEFAULT_WAY, deliveryDate, WAY_ABROAD } from '@suvarna/contracts/shipping';
import { RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import { formatDay } from '@suvarna/i18n/day';
import type { Reading } from './reading.model.ts';

interface Piece {
  readonly leadDays: number;
  /** Lies in the vault. */
  readonly ready: boolean;
  readonly currency: Currency;
}

/** Days as they are shown. */
export interface Promised {
  readonly deliversBy: string;
  /** Until when it can go back if it comes that day. */
  readonly returnsBy: string;
}

const DAY_MS = 86_400_000;

/** Until when a piece that comes on a day may go back. @param day ISO date */
export const lastReturnDay = (day: string): string =>
  new Date(Date.parse(day) + RETURN_WINDOW_DAYS * DAY_MS).toISOString().slice(0, 10);

/** A listing asks for fifty days and means a handful: each is counted once for a page. */
const counted = new WeakMap<Reading, Map<string, Promised>>();

export function promised(reading: Reading, { leadDays, ready, currency }: Piece): Promised {
  const days = counted.get(reading) ?? new Map<string, Promised>();
  counted.set(reading, days);
  const key = `${String(leadDays)} ${String(ready)} ${currency}`;
  const known = days.get(key);
  if (known) return known;
  const { delivery } = deliveryDate(currency === 'INR' ? DEFAULT_WAY : WAY_ABROAD, {
    stock: ready ? 1 : 'made-to-order',
    leadDays,
    quantity: 1,
    at: new Date(reading.asOf),
  });
  const made = {
    deliversBy: formatDay(delivery, reading.locale),
    returnsBy: formatDay(lastReturnDay(delivery), reading.locale),
  };
  days.set(key, made);
  return made;
}
