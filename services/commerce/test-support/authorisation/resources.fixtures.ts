// Reason for its length: one thing of each kind that belongs to a shopper, made as a shopper would.
import type { StaffStep } from '@suvarna/contracts/orders';
import { randomUUID } from 'node:crypto';
import { recordCashDue } from '../../src/modules/ledger/cash-at-the-door.ts';
import { placeOrder } from '../../src/modules/orders/payment/place-order.ts';
import { TERMS_VERSION } from '../../src/modules/golden-bounty/records/terms.ts';
import { newVoucherId } from '../../src/modules/vouchers/ids.ts';
import { moveRequest } from '../../src/modules/requests/index.ts';
import { enterHuids } from '../huids.fixtures.ts';
import { stepByStaff } from '../../src/modules/orders/delivery/staff-steps.ts';
import type { Service } from '../service.fixtures.ts';
import { printingOf } from './printing-of.fixtures.ts';
import type { Principal, Reply } from './principals.fixtures.ts';

/** The way of an order to its buyer. */
const WAY: readonly StaffStep[] = [
  'confirmed',
  'in_production',
  'quality_check',
  'hallmarking',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivered',
];

/** Makes things that belong to a shopper, by the calls a shopper makes. */
export interface ResourceFactory {
  /** A line of the bag. */
  line(owner: Principal): Promise<string>;
  address(owner: Principal): Promise<string>;
  lock(owner: Principal): Promise<string>;
  /** An order that waits to be paid at the door, or one that went on to `state`. */
  order(owner: Principal, state?: 'placed' | 'delivered'): Promise<string>;
  /** A line of a delivered order. */
  orderLine(owner: Principal): Promise<string>;
  /** One for which nothing was asked yet, made where there is none left: what is refused leaves it as it was, and an order goes a long way to its buyer. */
  spareLine(owner: Principal): Promise<string>;
  /** Another spare one, of another order. */
  otherSpareLine(owner: Principal): Promise<string>;
  /** The order of a line. */
  orderOf(lineId: string): Promise<string>;
  refund(owner: Principal): Promise<string>;
  /** A savings plan that waits for its first payment; customers alone have one. */
  plan(owner: Principal): Promise<string>;
  /** A payment of its first instalment, whose provider did not answer yet. */
  planPayment(owner: Principal): Promise<string>;
  /** A voucher in the bag. */
  voucher(owner: Principal): Promise<string>;
  /** A gift card that waits for its money; customers alone write one. */
  giftCard(owner: Principal): Promise<string>;
  /** A request for EMI; customers alone have one. */
  emiRequest(owner: Principal): Promise<string>;
  /** Everything the database has of a shopper, as one text that changes with any of it. */
  print(owner: Principal): Promise<string>;
}

/** Words by which everything of a principal can be told in an answer. */
export const markOf = (owner: Principal): string => `Mark${owner.kind}${owner.name.slice(-1).toLowerCase()}`;

let phones = 0;

/** Each with a phone of its own, since a phone is sent few codes. */
export function addressBody(owner: Principal): object {
  const mark = markOf(owner);
  phones += 1;
  return {
    full_name: `${mark} Rao`,
    house: `${mark} House`,
    street: `4th Cross ${mark}`,
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
    country_id: 'IN',
    mobile: `91-98${String(45_000_000 + phones)}`,
    ...(owner.kind === 'guest' ? { email: `${mark.toLowerCase()}@matrix.example` } : {}),
  };
}

export function createResourceFactory({ pool, db, app }: Service, productId: number): ResourceFactory {
  let printing: Promise<string> | undefined;
  const { tenders, requestKinds } = app.deps;
  async function make<Data>(owner: Principal, path: string, body: object): Promise<Data> {
    const reply: Reply = await owner.ask({ method: 'POST', path, body });
    if (reply.status !== 200)
      throw new Error(`${owner.name} cannot make an object by ${path}: ${reply.text}`);
    return reply.body?.data as Data;
  }

  const resources: ResourceFactory = {
    line: async (owner) => {
      const bag = await make<{ items: { item_id: string }[] }>(owner, '/api/customer/cart/add/', {
        product_id: productId,
        quantity: 1,
      });
      return bag.items[0]?.item_id ?? '';
    },
    address: async (owner) =>
      (
        await make<{ address_id: string }>(
          owner,
          `/api/customer/${owner.kind === 'guest' ? 'guest' : 'customer'}_address/add/`,
          addressBody(owner),
        )
      ).address_id,
    lock: async (owner) => {
      await pool.query(
        'delete from cart_lines where cart_id in (select id from carts where guest_id = $1 or customer_id = $1)',
        [await idOf(owner)],
      );
      await resources.line(owner);
      return (
        await make<{ lock_id: string }>(owner, '/api/customer/cart/lock_price/', {
          payment_mode: 'cod',
          address_id: await resources.address(owner),
        })
      ).lock_id;
    },
    order: async (owner, state) => {
      const lockId = await resources.lock(owner);
      const { rows } = await pool.query<{ address_id: string }>(
        'select address_id from price_holds where id = $1',
        [lockId],
      );
      const { order_no: orderNo } = await make<{ order_no: string }>(owner, '/api/order/order/create/', {
        lock_id: lockId,
        shipping_address_id: rows[0]?.address_id,
        payment_mode: 'cod',
      });
      if (state !== undefined) await place(orderNo);
      if (state === 'delivered') await walk(orderNo, WAY);
      return orderNo;
    },
    orderLine: async (owner) => {
      const { rows } = await pool.query<{ id: string }>('select id from order_lines where order_no = $1', [
        await resources.order(owner, 'delivered'),
      ]);
      return rows[0]?.id ?? '';
    },
    spareLine: (owner) => spare(owner, 0),
    otherSpareLine: (owner) => spare(owner, 1),
    orderOf: async (lineId) =>
      (await pool.query<{ order_no: string }>('select order_no from order_lines where id = $1', [lineId]))
        .rows[0]?.order_no ?? '',
    refund: async (owner) => {
      const lineId = await resources.orderLine(owner);
      const orderNo = await resources.orderOf(lineId);
      await make(owner, '/api/order/order/return_request/', {
        order_no: orderNo,
        item_ids: [lineId],
        reason_id: 11,
      });
      for (const to of ['pickup-scheduled', 'picked-up', 'return-qc', 'refund-initiated'])
        await decideReturn(orderNo, to);
      const { rows } = await pool.query<{ id: string }>(
        'select refund_order_id as id from refunds where order_no = $1',
        [orderNo],
      );
      return rows[0]?.id ?? '';
    },
    plan: async (owner) => {
      const nominee = {
        name: `${markOf(owner)} Rao`,
        phone: '91-9845000000',
        email: `${markOf(owner).toLowerCase()}@matrix.example`,
        relationship: 'spouse',
      };
      const { plan_id: planId } = await make<{ plan_id: string }>(owner, '/api/golden_bounty/plan/enrol/', {
        amount_paise: 100_000,
        name_on_pan: `${markOf(owner)} Rao`,
        // Asked for once the plans of a year come to two lakh; kept only then.
        pan: 'ABCPR1234F',
        nominee,
        terms_version: TERMS_VERSION,
        consent: true,
      });
      return planId;
    },
    planPayment: async (owner) => {
      const planId = await resources.plan(owner);
      await owner.ask({
        method: 'POST',
        path: '/api/golden_bounty/installment/pay/',
        body: { plan_id: planId, installment_number: 1, mode: 'sandbox' },
      });
      const { rows } = await pool.query<{ payment_id: string }>(
        'select payment_id from bounty_payments where plan_id = $1',
        [planId],
      );
      return rows[0]?.payment_id ?? '';
    },
    voucher: async (owner) => {
      // Its provider is not asked here: what it would have said stands in the row.
      const id = newVoucherId();
      await pool.query(
        `insert into vouchers (voucher_id, ${owner.kind}_id, fingerprint, number_sealed, pin_sealed, last4, balance, amount, created_at)
         values ($1, $2, $3, '', '', '1234', 100000, 100000, now())`,
        [id, await idOf(owner), Buffer.from(id)],
      );
      return id;
    },
    giftCard: async (owner) => {
      await owner.ask({
        method: 'POST',
        path: '/api/gift_card/buy/',
        body: {
          design: 'lotus',
          amount_paise: 100_000,
          from_name: markOf(owner),
          to_name: 'Ravi',
          message: '',
          delivery: 'print',
        },
      });
      const { rows } = await pool.query<{ card_id: string }>(
        'select card_id from gift_cards where customer_id = $1 order by created_at desc, card_id limit 1',
        [await idOf(owner)],
      );
      return rows[0]?.card_id ?? '';
    },
    emiRequest: async (owner) => {
      await resources.lock(owner);
      return (
        await make<{ request_id: string }>(owner, '/api/emi/emi_request/create/', {
          plan: 'udaya-6-2026',
          consent: true,
        })
      ).request_id;
    },
    print: async (owner) => {
      printing ??= printingOf(pool);
      const { rows } = await pool.query<{ print: string }>(await printing, [await idOf(owner)]);
      return rows.map(({ print }) => print).join('\n');
    },
  };

  async function spare(owner: Principal, place: 0 | 1): Promise<string> {
    const { rows } = await pool.query<{ id: string }>(
      `select l.id from order_lines l join orders o using (order_no)
        where $1 in (o.guest_id, o.customer_id) and o.state = 'delivered'
          and not exists (select from order_requests r where r.order_no = o.order_no)
        order by o.delivered_at, o.order_no limit 2`,
      [await idOf(owner)],
    );
    const found = rows[place]?.id;
    if (found !== undefined) return found;
    // Where the first is missing too, the second is a later order still.
    if (place === 1) await spare(owner, 0);
    return resources.orderLine(owner);
  }

  async function walk(orderNo: string, steps: readonly StaffStep[]): Promise<void> {
    for (const to of steps) {
      if (to === 'ready') await enterHuids(db, orderNo);
      await db
        .transaction()
        .execute((tx) => stepByStaff(tx, { orderNo, to, by: 'Meera', note: '', at: new Date() }));
    }
  }

  async function decideReturn(orderNo: string, to: string): Promise<void> {
    const { rows } = await pool.query<{ id: string }>('select id from order_requests where order_no = $1', [
      orderNo,
    ]);
    const decision = {
      requestId: rows[0]?.id ?? '',
      to,
      actor: 'staff',
      by: 'the matrix',
      at: new Date(),
    } as const;
    await db.transaction().execute((tx) => moveRequest(tx, requestKinds, decision));
  }

  /** As the right code at the door does. */
  async function place(orderNo: string): Promise<void> {
    const { payable } = await db
      .selectFrom('orders')
      .select('payable')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    await db.transaction().execute(async (tx) => {
      await recordCashDue(tx, {
        subject: { kind: 'order', id: orderNo },
        currency: 'INR',
        amount: payable,
        at: new Date(),
      });
      await placeOrder(tx, tenders, { orderNo, mode: 'cod', at: new Date() });
    });
  }

  const known = new WeakMap<Principal, string>();
  async function idOf(owner: Principal): Promise<string> {
    const before = known.get(owner);
    if (before !== undefined) return before;
    const addressId = await resources.address(owner);
    const { rows } = await pool.query<{ id: string }>(
      'select coalesce(guest_id, customer_id) as id from addresses where id = $1',
      [addressId],
    );
    known.set(owner, rows[0]?.id ?? '');
    return rows[0]?.id ?? '';
  }

  return resources;
}

/** Ids that are no shopper's, in the shape of those that are a shopper's. */
export const UNKNOWN = {
  uuid: randomUUID(),
  orderNo: 'SV-0000-0000-0000',
  refund: 'RF-0000-0000-0000',
  plan: 'GB-0000000000',
  planPayment: 'GP-0000000000',
  voucher: 'GV-0000000000',
  giftCard: 'GC-0000000000',
} as const;
