import { claimsOf, hasSpent, insertClaims, lockClaims } from '../rows/coupon-claim.store.ts';
import { type Contact, contactsOf, findCoupon, standsAgainst } from '../../checkout/index.ts';
import { findCustomer, type Shopper } from '../../identity/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { OrderRow } from '../rows/order.store.ts';

/**
 * Whether this buyer has used a coupon that is for once: with an order of their own, or with one that
 * has a contact of theirs. Only orders that have their money count.
 *
 * @param besides an order that is not asked about
 */
export async function hasUsedCoupon(
  db: Database | Tx,
  code: string,
  owner: Shopper,
  contacts: readonly Contact[],
  besides = '',
): Promise<boolean> {
  if (await hasSpent(db, code, owner, besides)) return true;
  const claims = await claimsOf(
    db,
    code,
    contacts.map(({ fingerprint }) => fingerprint),
    besides,
  );
  return claims.some(({ contact, proven }) => standsAgainst({ fingerprint: contact, proven }, contacts));
}

async function contactsOfOrder(tx: Tx, order: OrderRow): Promise<Contact[]> {
  const customer = order.customer_id === null ? undefined : await findCustomer(tx, order.customer_id);
  // A code that was sent to the phone of the address came back before an order is placed at the door.
  return contactsOf(
    customer,
    { email: order.buyer_email, mobile: order.buyer_phone },
    order.payment_mode === 'cod',
  );
}

async function askingFor(
  tx: Tx,
  order: OrderRow,
): Promise<{ readonly code: string; readonly owner: Shopper; readonly contacts: Contact[] } | undefined> {
  const { coupon_code: code } = order;
  if (code === null || (await findCoupon(tx, code))?.once_per_buyer !== true) return undefined;
  const owner: Shopper =
    order.customer_id === null
      ? { kind: 'guest', id: order.guest_id ?? '' }
      : { kind: 'customer', id: order.customer_id };
  return { code, owner, contacts: await contactsOfOrder(tx, order) };
}

/** Whether an order that waits for its money could have its coupon if it were paid now. */
export async function mayHaveCoupon(tx: Tx, order: OrderRow): Promise<boolean> {
  const asking = await askingFor(tx, order);
  return (
    asking === undefined ||
    !(await hasUsedCoupon(tx, asking.code, asking.owner, asking.contacts, order.order_no))
  );
}

/**
 * Takes the one use of a coupon for an order that is being placed, in the transaction of its money.
 * Orders of one buyer that are paid at the same moment follow each other.
 *
 * @returns whether the order may have its coupon; `false` when another order of this buyer has used it
 */
export async function claimCoupon(tx: Tx, order: OrderRow): Promise<boolean> {
  const asking = await askingFor(tx, order);
  if (asking === undefined) return true;
  const { code, owner, contacts } = asking;
  await lockClaims(
    tx,
    code,
    contacts.map(({ fingerprint }) => fingerprint),
  );
  if (await hasUsedCoupon(tx, code, owner, contacts, order.order_no)) return false;
  await insertClaims(
    tx,
    contacts.map(({ fingerprint, proven }) => ({
      code,
      contact: fingerprint,
      order_no: order.order_no,
      proven,
    })),
  );
  return true;
}
