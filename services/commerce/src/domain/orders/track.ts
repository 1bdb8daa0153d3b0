import type { OrderStats } from '@suvarna/contracts/api/orders';
import type { Database, Tx } from '../../data/database.ts';
import { findOrder, findOwnOrder } from '../../data/orders/order-store.ts';
import { createTracking, mayTrack } from '../../data/orders/tracking-store.ts';
import { CheckoutRefused } from '../checkout/refused.ts';
import { MINUTE_MS } from '../checkout/terms.ts';
import type { Shopper } from '../identity/shopper.ts';
import { readStats } from './read.ts';

const TRACKING_MINUTES = 120;

/**
 * Where a code for following an order goes: an e-mail address in lower case, or a phone as the API
 * writes it. `undefined` for what is neither. Ten figures alone are an Indian number.
 */
export function targetOf(contact: string): string | undefined {
  const text = contact.trim();
  if (text.includes('@')) return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text.toLowerCase() : undefined;
  const plain = text.replaceAll(/[\s()]/g, '').replace(/^\+/, '');
  if (/^\d{1,4}-\d{6,15}$/.test(plain)) return plain;
  const digits = plain.replaceAll('-', '');
  if (/^\d{10}$/.test(digits)) return `91-${digits}`;
  return /^91\d{10}$/.test(digits) ? `91-${digits.slice(2)}` : undefined;
}

/** What a code is for: this order alone. */
export const trackingSubject = (orderNo: string): string => `track:${orderNo}`;

/**
 * A token by which the order may be followed for two hours, for who has proved to read that address
 * or phone. Whether there is such an order is said only now.
 *
 * @throws CheckoutRefused when it was made with another one
 */
export async function startTracking(tx: Tx, orderNo: string, target: string, at: Date): Promise<string> {
  const order = await findOrder(tx, orderNo);
  if (order === undefined || (order.buyer_email !== target && order.buyer_phone !== target)) throw new CheckoutRefused('ORDER.NOT_FOUND');
  return createTracking(tx, orderNo, new Date(at.getTime() + TRACKING_MINUTES * MINUTE_MS));
}

/** State and steps of an order, nothing else, for its owner or who has a token for it. @throws CheckoutRefused */
export async function followOrder(db: Database, ask: { readonly orderNo: string; readonly owner: Shopper | undefined; readonly token: string | undefined; readonly at: Date }): Promise<OrderStats> {
  const { orderNo, owner, token, at } = ask;
  const own = owner && (await findOwnOrder(db, owner, orderNo));
  const order = own ?? (token !== undefined && (await mayTrack(db, token, orderNo, at)) ? await findOrder(db, orderNo) : undefined);
  if (order === undefined) throw new CheckoutRefused('ORDER.NOT_FOUND');
  return readStats(db, order);
}
