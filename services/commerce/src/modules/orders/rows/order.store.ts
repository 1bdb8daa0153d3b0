import { sql, type Insertable, type Selectable } from 'kysely';
import type { CheckoutTotals, QuoteLine } from '@suvarna/contracts/checkout';
import type { OrderState } from '@suvarna/contracts/orders';
import type { Shopper } from '../../identity/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { holdNames } from '../../../platform/database/hold-names.ts';
import type { LineComponents } from '../tables.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type OrderRow = Selectable<Tables['orders']>;
export type NewOrder = Omit<Insertable<Tables['orders']>, 'guest_id' | 'customer_id' | 'state'>;

/** States of an order that waits for its money. */
export const WAITING: readonly OrderState[] = ['payment_pending', 'payment_failed'];

const OWNER = { guest: 'guest_id', customer: 'customer_id' } as const;

export function findOwnOrder(
  db: Database | Tx,
  owner: Shopper,
  orderNo: string,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where(OWNER[owner.kind], '=', owner.id)
    .executeTakeFirst();
}

/** Of any shopper: for payments, jobs and staff. */
export function findOrder(db: Database | Tx, orderNo: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
}

export function lockOrder(tx: Tx, orderNo: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('order_no', '=', orderNo).forUpdate().executeTakeFirst();
}

export function findOrderOfPriceHold(db: Database | Tx, lockId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('lock_id', '=', lockId).executeTakeFirst();
}

/** Numbers of a shopper's orders that wait for their money. */
export async function waitingOrders(db: Database | Tx, owner: Shopper): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_no')
    .where(OWNER[owner.kind], '=', owner.id)
    .where('state', 'in', WAITING)
    .execute();
  return rows.map(({ order_no }) => order_no);
}

/** Orders of a shopper that wait for their money, locked. */
export function lockWaiting(tx: Tx, owner: Shopper): Promise<OrderRow[]> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where(OWNER[owner.kind], '=', owner.id)
    .where('state', 'in', WAITING)
    .orderBy('order_no')
    .forUpdate()
    .execute();
}

/** Every order of a guest, locked, before they go into an account. */
export async function lockOrdersOfGuest(tx: Tx, guestId: string): Promise<void> {
  await tx
    .selectFrom('orders')
    .select('order_no')
    .where('guest_id', '=', guestId)
    .orderBy('order_no')
    .forUpdate()
    .execute();
}

/**
 * The guest's orders become the account's, in whatever state they are: the guest's session is over,
 * and only who owns an order can look at it, cancel it or send it back. What belongs to an order – payments,
 * refunds, requests, the invoice – is found by its number and goes along. A coupon's use stays with
 * the e-mail address or phone it was made with, which is what `once` counts.
 *
 * @returns their numbers
 */
export async function moveGuestOrders(tx: Tx, guestId: string, customerId: string): Promise<string[]> {
  const moved = await tx
    .updateTable('orders')
    .set({ guest_id: null, customer_id: customerId })
    .where('guest_id', '=', guestId)
    .returning('order_no')
    .execute();
  return moved.map(({ order_no: orderNo }) => orderNo);
}

/** Another way to pay an order that still waits for its money. */
export async function setPaymentMode(tx: Tx, orderNo: string, mode: OrderRow['payment_mode']): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ payment_mode: mode })
    .where('order_no', '=', orderNo)
    .where('state', 'in', WAITING)
    .execute();
}

export interface LowerPrice {
  readonly payable: number;
  readonly rate_version: number;
  readonly fx_version: number;
  readonly coupon_discount: number;
  readonly totals: CheckoutTotals;
  readonly lines: readonly {
    readonly id: string;
    readonly quote: QuoteLine;
    readonly components: LineComponents;
  }[];
}

/** Gives a waiting order a lower price. */
export async function lowerOrder(
  tx: Tx,
  orderNo: string,
  { lines, totals, ...order }: LowerPrice,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...order, totals: JSON.stringify(totals) })
    .where('order_no', '=', orderNo)
    .execute();
  for (const line of lines) {
    await tx
      .updateTable('order_lines')
      .set({ quote: JSON.stringify(line.quote), components: JSON.stringify(line.components) })
      .where('id', '=', line.id)
      .execute();
  }
}

/** Orders that a job goes through, without those it has failed at. */
export const besides = (orderNos: readonly string[]) =>
  sql<boolean>`orders.order_no <> all(${[...orderNos]}::text[])`;

/** An order whose time to be paid is over and that no other process is busy with. */
export async function lockOneOverdue(
  tx: Tx,
  at: Date,
  except: readonly string[],
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select('order_no')
    .where('state', 'in', WAITING)
    .where('expires_at', '<', at)
    .where(besides(except))
    .orderBy('expires_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.order_no;
}

/** Creations of one shopper follow each other, so that the second sees what the first made. Taken before any row. */
export async function holdOrderCreation(tx: Tx, owner: Shopper): Promise<void> {
  await holdNames(tx, `order-creation:${owner.kind}:${owner.id}`);
}

/** Whether an order of this customer was ever paid for, or handed over for its money. */
export async function hasPaidBefore(tx: Tx, customerId: string): Promise<boolean> {
  const paid = await tx
    .selectFrom('orders')
    .select('order_no')
    .where('customer_id', '=', customerId)
    .where('placed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** Moments by where an order went. */
export interface LastDaysBefore {
  readonly india: Date;
  readonly abroad: Date;
}

export const isSentInIndia = sql<boolean>`orders.shipping_address ->> 'country_id' = 'IN'`;

/** A delivered order, or one whose return was rejected or taken back, whose return window ended before then. */
export function lockOneToClose(
  tx: Tx,
  { india, abroad }: LastDaysBefore,
  except: readonly string[],
): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('state', 'in', ['delivered', 'return_rejected', 'return_withdrawn'])
    .where('delivered_at', '<', india)
    .where((row) => row.or([isSentInIndia, row('delivered_at', '<', abroad)]))
    .where(besides(except))
    .orderBy('delivered_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** When what is kept of an order earns its coins; `null` once it has. */
export async function setCoinsDue(tx: Tx, orderNo: string, dueAt: Date | null): Promise<void> {
  await tx.updateTable('orders').set({ coins_due_at: dueAt }).where('order_no', '=', orderNo).execute();
}

/** An order of which a part came back, whose return window is over, and that waits for no other return. */
export function lockOneWithCoinsDue(
  tx: Tx,
  at: Date,
  except: readonly string[],
): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('coins_due_at', '<', at)
    .where(besides(except))
    .where('state', '=', 'refunded')
    .orderBy('coins_due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function setDelivered(tx: Tx, orderNo: string, at: Date): Promise<void> {
  await tx.updateTable('orders').set({ delivered_at: at }).where('order_no', '=', orderNo).execute();
}
