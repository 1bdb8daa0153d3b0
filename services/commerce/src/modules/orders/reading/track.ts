import type { OrderStats } from '@suvarna/contracts/orders';
import { isCallingCode } from '@suvarna/forms/calling-codes';
import { isEmail, normaliseEmail } from '@suvarna/forms/email';
import { oneSpelling } from '@suvarna/forms/kept-phone';
import {
  faultOfPhone,
  isUnusualPhone,
  normalisePhone,
  phoneFaultAt,
  readPhone,
  readWirePhone,
  wirePhone,
  type WrittenPhone,
} from '@suvarna/forms/phone';
import type { FormTextKey } from '@suvarna/forms/texts';
import { Refusal } from '../../../platform/refusal.ts';
import { proveClaims } from '../rows/coupon-claim.store.ts';
import { isWithdrawn } from '../rows/demo-order.store.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findOrder, findOwnOrder, type OrderRow } from '../rows/order.store.ts';
import { createTracking, mayTrack } from './tracking.store.ts';
import { mailContact, MINUTE_MS, phoneContact } from '../../checkout/index.ts';
import type { Shopper } from '../../identity/index.ts';
import { readStats } from './read.ts';

const TRACKING_MINUTES = 120;

/** Where a code for following an order goes: an e-mail address or a phone, as the API writes them. */
export type Contact =
  | { readonly kind: 'read'; readonly target: string }
  | { readonly kind: 'refused'; readonly fault: FormTextKey };

/** A phone as the API writes it, or as people do; the country's code is known without its `+` where India's stands before ten digits. */
function phoneIn(text: string): WrittenPhone | undefined {
  const wire = readWirePhone(text.replaceAll(/[\s()]/g, ''));
  if (wire !== undefined && isCallingCode(wire.code)) return wire;
  const digits = normalisePhone(text);
  return readPhone(/^91[0-9]{10}$/.test(digits) ? `+${digits}` : digits);
}

/**
 * Reads where a code is to go, from what was typed alone: were a bare number read by the order's
 * country, its limits would tell which orders there are. Without a code it is Indian then, as at
 * sign-in; where no Indian mobile begins so, it is a person's abroad, and no other person gets the SMS.
 */
export function readContact(contact: string): Contact {
  if (contact.includes('@'))
    return isEmail(contact)
      ? { kind: 'read', target: normaliseEmail(contact) }
      : { kind: 'refused', fault: 'emailLogin' };
  const phone = phoneIn(contact);
  const fault =
    phone === undefined ? 'mobile' : phoneFaultAt('mobile', faultOfPhone(phone.code, phone.number));
  if (phone === undefined || fault !== undefined) return { kind: 'refused', fault: fault ?? 'mobile' };
  if (isUnusualPhone(phone.code, phone.number)) return { kind: 'refused', fault: 'phoneAbroad' };
  return { kind: 'read', target: wirePhone(phone.code, phone.number) };
}

/** What a code is for: this order alone, and the caller who asked for it, so that no stranger's code or guess ends it. */
export const trackingSubject = (orderNo: string, asker: string): string => `track:${orderNo}:${asker}`;

/**
 * A token by which the order may be followed for two hours, for who has proved to read that address
 * or phone. Whether there is such an order is said only now.
 *
 * @throws Refusal when it was made with another one
 */
export async function startTracking(tx: Tx, orderNo: string, target: string, at: Date): Promise<string> {
  const order = await findOrder(tx, orderNo);
  if (order !== undefined && (await isWithdrawn(tx, order.lock_id))) throw new Refusal('ORDER.NOT_FOUND');
  // Orders that were placed before phones had one spelling have others.
  if (order === undefined || (order.buyer_email !== target && oneSpelling(order.buyer_phone) !== target))
    throw new Refusal('ORDER.NOT_FOUND');
  const proven = order.buyer_email === target ? mailContact(target, true) : phoneContact(target, true);
  await proveClaims(tx, [orderNo], [proven.fingerprint]);
  return createTracking(tx, orderNo, new Date(at.getTime() + TRACKING_MINUTES * MINUTE_MS));
}

/** Who follows an order: its owner, or a caller who has a token for it. */
export interface Follower {
  readonly owner: Shopper | undefined;
  readonly token: string | undefined;
}

/** The order, if it may be followed. @throws Refusal, the same for another's and for one that is not there */
export async function followedOrder(
  db: Database | Tx,
  { owner, token }: Follower,
  orderNo: string,
  at: Date,
): Promise<OrderRow> {
  const own = owner && (await findOwnOrder(db, owner, orderNo));
  const order =
    own ??
    (token !== undefined && (await mayTrack(db, token, orderNo, at))
      ? await findOrder(db, orderNo)
      : undefined);
  if (order === undefined) throw new Refusal('ORDER.NOT_FOUND');
  return order;
}

/** How far it is, what it is of and what it cost; nothing of who gets it. @throws Refusal */
export async function followOrder(
  db: Database | Tx,
  follower: Follower,
  orderNo: string,
  at: Date,
): Promise<OrderStats> {
  return readStats(db, await followedOrder(db, follower, orderNo, at), at);
}
