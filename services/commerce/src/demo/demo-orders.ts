import { cartLockPrice, type OrderCreated, type PriceHold } from '@suvarna/contracts/checkout';
import { cartAdd } from '@suvarna/contracts/bag';
import { guestAddressAdd } from '@suvarna/contracts/customers';
import { orderCreate } from '@suvarna/contracts/orders';
import type { App } from '../app.ts';
import { snapshotNow } from '../modules/catalogue/index.ts';
import { findCustomerByEmail } from '../modules/identity/index.ts';
import {
  findDemoOrder,
  hallmarkForDemo,
  noteDemoOrder,
  showDemoOrders,
  soldInDemo,
  stepByStaff,
  WAITING,
  type OrderRow,
} from '../modules/orders/index.ts';
import { paymentContext, settleCashOnDelivery } from '../modules/payments/index.ts';
import { COD_MAX } from '../modules/shipping/index.ts';
import { DEMO_DESIGNS, DEMO_ORDERS } from './demo-plan.ts';
import { guestOf } from './shop-by-call.ts';

const DAY_MS = 86_400_000;
/** Who moved an order on, as its steps say. */
const BY = 'Demo';
const STEPS = ['confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery', 'delivered'] as const;
const WAY: readonly string[] = ['placed', ...STEPS];
const ADDRESS = {
  house: '12',
  street: 'Residency Road',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
};

const LEAST_LEFT = DEMO_ORDERS.length;

interface Piece {
  readonly product_id: number;
  readonly size: string;
  readonly karat: number;
  readonly colour: string;
}

/** The most popular designs that may be paid at the door, one of a kind after the other. */
async function pieces({ deps: { catalogue, db } }: App): Promise<readonly Piece[]> {
  const sold = await soldInDemo(db);
  const seen = new Map<string, number>();
  return snapshotNow(catalogue)
    .index.rows.map(({ design }) => design)
    .filter((design) => {
      const { default_karat: karat, default_colour: colour, default_size: size } = design;
      const quote = catalogue.priceOf({ productId: design.product_id, karat, colour, size, currency: 'INR' });
      const ofKind = seen.get(design.category) ?? 0;
      if (quote.kind !== 'quoted' || quote.unit.price > COD_MAX || ofKind >= 2) return false;
      // No visitor who tries the store out finds the last piece gone; what is begun is completed with the same designs.
      const ofThese = sold.get(design.product_id) ?? 0;
      if (quote.stock !== 'made-to-order' && quote.stock + ofThese < LEAST_LEFT) return false;
      seen.set(design.category, ofKind + 1);
      return true;
    })
    .slice(0, DEMO_DESIGNS)
    .map((design) => ({
      product_id: design.product_id,
      size: design.default_size,
      karat: design.default_karat,
      colour: design.default_colour,
    }));
}

type Planned = (typeof DEMO_ORDERS)[number];

/** As far as an order that waits for the code of its phone. */
async function order(app: App, place: number, { buyer }: Planned, piece: Piece): Promise<void> {
  const { post } = await guestOf(app);
  await post(cartAdd.path, { ...piece, quantity: 1 });
  const { name: full_name, email, mobile } = buyer;
  const { address_id } = await post<{ readonly address_id: string }>(guestAddressAdd.path, {
    ...ADDRESS,
    full_name,
    email,
    mobile,
  });
  const payment_mode = 'cod';
  const { lock_id } = await post<PriceHold>(cartLockPrice.path, { address_id, payment_mode });
  await noteDemoOrder(app.deps.db, place, lock_id);
  await post<OrderCreated>(orderCreate.path, { lock_id, shipping_address_id: address_id, payment_mode });
}

/** Does what is missing of an order; one that went another way, as by who tries the store, stays as it is. @returns whether anything was */
async function complete(app: App, order: OrderRow, { buyer, until }: Planned): Promise<boolean> {
  const { db, mergeGuest } = app.deps;
  const { order_no: orderNo, guest_id: guestId, created_at: made } = order;
  const isWaiting = WAITING.includes(order.state);
  if (isWaiting) {
    const owner = { kind: 'guest', id: guestId ?? '' } as const;
    const request = { owner, subject: { kind: 'order', id: orderNo }, locale: 'en' } as const;
    // As after the code that a phone would have got.
    await db.transaction().execute((tx) => settleCashOnDelivery(tx, paymentContext(app.deps), request));
  }
  const customer = buyer.isCustomer ? await findCustomerByEmail(db, buyer.email) : undefined;
  const isGiven = customer !== undefined && guestId !== null;
  if (isGiven) await db.transaction().execute((tx) => mergeGuest(tx, guestId, customer.id, made));
  const begin = WAY.indexOf(isWaiting ? 'placed' : order.state);
  const missing = begin < 0 ? [] : STEPS.slice(begin, WAY.indexOf(until));
  for (const to of missing)
    await db.transaction().execute(async (tx) => {
      if (to === 'ready') await hallmarkForDemo(tx, orderNo);
      const at = new Date(made.getTime() + WAY.indexOf(to) * (DAY_MS / 3));
      await stepByStaff(tx, { orderNo, to, by: BY, note: '', at });
    });
  return isWaiting || isGiven || missing.length > 0;
}

/**
 * Gives a store that is tried out orders to look at, made as shoppers make theirs. Those that are there stay;
 * those that were left half made are completed, those that were taken away are shown again.
 *
 * @param turnTo sets the time of the service @returns how many there was something to do for
 */
export async function makeDemoOrders(app: App, now: Date, turnTo: (at: Date) => void): Promise<number> {
  const { db } = app.deps;
  await showDemoOrders(db);
  const bought = await pieces(app);
  let made = 0;
  for (const [place, planned] of DEMO_ORDERS.entries()) {
    const known = await findDemoOrder(db, place);
    // One that ran out before it was placed is none.
    const isThere = known !== undefined && known.state !== 'expired';
    const piece = bought[planned.design];
    if (!isThere && piece === undefined) continue;
    const at = isThere ? known.created_at : new Date(now.getTime() - planned.placed * DAY_MS);
    turnTo(at);
    if (!isThere && piece !== undefined) await order(app, place, planned, piece);
    const found = await findDemoOrder(db, place);
    if (found !== undefined && (await complete(app, found, planned))) made += 1;
  }
  turnTo(now);
  return made;
}
