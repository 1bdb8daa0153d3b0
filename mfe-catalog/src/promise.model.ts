/**
 * The day of delivery a page promises everybody: that of the default pincode, or abroad. It is counted
 * by the code that counts it for bag and order; a shopper's own pincode is asked of the back end.
 */
import type { Currency } from '@suvarna/contracts/money';
import { deliveryDate } from '@suvarna/contracts/shipping/delivery-date';
import { DEFAULT_WAY, WAY_ABROAD } from '@suvarna/contracts/shipping/way';
import { formatDay } from '@suvarna/i18n/day';
import type { Reading } from './reading.model.ts';

interface Piece {
  readonly leadDays: number;
  /** Lies in the vault. */
  readonly ready: boolean;
  readonly currency: Currency;
}

/** A listing asks for fifty days and means a handful: each is counted once for a page. */
const counted = new WeakMap<Reading, Map<string, string>>();

/** @returns the day, ready to show */
export function promisedDay(reading: Reading, { leadDays, ready, currency }: Piece): string {
  const days = counted.get(reading) ?? new Map<string, string>();
  counted.set(reading, days);
  const key = `${String(leadDays)} ${String(ready)} ${currency}`;
  let day = days.get(key);
  if (day === undefined) {
    const way = currency === 'INR' ? DEFAULT_WAY : WAY_ABROAD;
    const { delivery } = deliveryDate(way, {
      stock: ready ? 1 : 'made-to-order',
      leadDays,
      quantity: 1,
      at: new Date(reading.asOf),
    });
    day = formatDay(delivery, reading.locale);
    days.set(key, day);
  }
  return day;
}
