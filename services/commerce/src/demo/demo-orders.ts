import type { OrderCreated, PriceHold } from '@suvarna/contracts/api/checkout';
import { cartAdd } from '@suvarna/contracts/endpoints/bag';
import { cartLockPrice } from '@suvarna/contracts/endpoints/checkout';
import { guestAddressAdd } from '@suvarna/contracts/endpoints/customers';
import { orderCreate } from '@suvarna/contracts/endpoints/orders';
import type { App } from '../app.ts';
import { snapshotNow } from '../modules/catalogue/index.ts';
import { findCustomerByEmail } from '../modules/identity/index.ts';
import { findOrder, hallmarkForDemo, stepByStaff } from '../modules/orders/index.ts';
import { paymentContext, settleAtTheDoor } from '../modules/payments/index.ts';
import { COD_MAX } from '../modules/shipping/index.ts';
import { DEMO_DESIGNS, DEMO_ORDERS } from './demo-plan.ts';
import { guestOf } from './shop-by-call.ts';

const DAY_MS = 86_400_000;
/** Who moved an order on, as its steps say. */
const BY = 'Demo';
const STEPS = ['confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery', 'delivered'] as const;
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
function pieces({ deps: { catalogue } }: App): readonly Piece[] {
  const seen = new Map<string, number>();
  return snapshotNow(catalogue)
    .index.rows.map(({ design }) => design)
    .filter((design) => {
      const { default_karat: karat, default_colour: colour, default_size: size } = design;
      const quote = catalogue.priceOf({ productId: design.product_id, karat, colour, size, currency: 'INR' });
      const ofKind = seen.get(design.category) ?? 0;
      if (quote.kind !== 'quoted' || quote.unit.price > COD_MAX || ofKind >= 2) return false;
      // Nobody who tries the store out finds the last piece gone.
      if (quote.stock !== 'made-to-order' && quote.stock < LEAST_LEFT) return false;
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

async function buy(app: App, { buyer }: Planned, piece: Piece, at: Date): Promise<string> {
  const { db } = app.deps;
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
  const ordered = { lock_id, shipping_address_id: address_id, payment_mode };
  const { order_no: orderNo } = await post<OrderCreated>(orderCreate.path, ordered);
  const order = await findOrder(db, orderNo);
  const guestId = order?.guest_id ?? '';
  const owner = { kind: 'guest', id: guestId } as const;
  // As after the code that a phone would have got.
  const request = { owner, subject: { kind: 'order', id: orderNo }, locale: 'en' } as const;
  await db.transaction().execute((tx) => settleAtTheDoor(tx, paymentContext(app.deps), request));
  const customer = buyer.isCustomer ? await findCustomerByEmail(db, email) : undefined;
  if (customer !== undefined)
    await db.transaction().execute((tx) => app.deps.mergeGuest(tx, guestId, customer.id, at));
  return orderNo;
}

async function bring(app: App, orderNo: string, until: Planned['until'], placed: Date): Promise<void> {
  const last = until === 'placed' ? -1 : STEPS.indexOf(until);
  for (const [place, to] of STEPS.slice(0, last + 1).entries()) {
    const at = new Date(placed.getTime() + (place + 1) * (DAY_MS / 3));
    await app.deps.db.transaction().execute(async (tx) => {
      if (to === 'ready') await hallmarkForDemo(tx, orderNo);
      await stepByStaff(tx, { orderNo, to, by: BY, note: '', at });
    });
  }
}

/**
 * Gives a store that is tried out orders to look at, made as shoppers make theirs. Who bought already
 * buys no more. @param turnTo sets the time of the service @returns how many were made
 */
export async function makeDemoOrders(app: App, now: Date, turnTo: (at: Date) => void): Promise<number> {
  const { db } = app.deps;
  const known = await db
    .selectFrom('orders')
    .select('order_no')
    .where(
      'buyer_email',
      'in',
      DEMO_ORDERS.map(({ buyer }) => buyer.email),
    )
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return 0;
  const bought = pieces(app);
  let made = 0;
  for (const planned of DEMO_ORDERS) {
    const piece = bought[planned.design];
    if (piece === undefined) continue;
    const at = new Date(now.getTime() - planned.placed * DAY_MS);
    turnTo(at);
    const orderNo = await buy(app, planned, piece, at);
    await bring(app, orderNo, planned.until, at);
    made += 1;
  }
  turnTo(now);
  return made;
}
