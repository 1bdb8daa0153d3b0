import { beforeAll, describe, expect, it, beforeEach } from '@jest/globals';
import type { OrderState } from '@suvarna/contracts/orders';
import { moveOrder } from './rows/order-step.store.ts';
import type { OrderActor } from './tables.ts';
import { startCheckout } from '../../../test-support/orders/checkout.fixtures.ts';
import { ACTIVE, allowedOf, RECENT, isReturnWindowOpen, isUnderWarranty, returnUntil } from './states.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';
import { RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import { closeOrders } from './closing/close.ts';
import { delivered } from './delivered.fixtures.ts';

const STATES: readonly OrderState[] = [...ACTIVE, ...RECENT, 'expired'];
const ACTORS: readonly OrderActor[] = ['payment', 'shopper', 'staff', 'clock'];

/** Where an order may go, and who may move it: the machine of domain rules §2.13, written down a second time. */
const MODEL: Readonly<
  Partial<Record<OrderState, Readonly<Partial<Record<OrderActor, readonly OrderState[]>>>>>
> = {
  payment_pending: { payment: ['payment_failed', 'placed'], clock: ['expired'], shopper: ['expired'] },
  payment_failed: { payment: ['payment_pending', 'placed'], clock: ['expired'], shopper: ['expired'] },
  placed: { staff: ['confirmed'], shopper: ['cancel_requested'] },
  confirmed: { staff: ['in_production', 'quality_check'], shopper: ['cancel_requested'] },
  in_production: { staff: ['quality_check'], shopper: ['cancel_requested'] },
  quality_check: { staff: ['hallmarking', 'ready'], shopper: ['cancel_requested'] },
  hallmarking: { staff: ['ready'], shopper: ['cancel_requested'] },
  ready: { staff: ['shipped'], shopper: ['cancel_requested'] },
  shipped: { staff: ['out_for_delivery'] },
  // By its shopper, or by time, where it waits in a store.
  out_for_delivery: { staff: ['delivered'], shopper: ['cancel_requested'], clock: ['cancel_requested'] },
  delivered: { staff: ['closed'], clock: ['closed'], shopper: ['return_requested'] },
  cancel_requested: { staff: ['cancelled'] },
  cancelled: { staff: ['refund_initiated'] },
  return_requested: { staff: ['pickup_scheduled'], shopper: ['return_withdrawn'] },
  pickup_scheduled: { staff: ['picked_up'], shopper: ['return_withdrawn'] },
  picked_up: { staff: ['return_qc'] },
  return_qc: { staff: ['refund_initiated', 'return_rejected'] },
  return_rejected: { staff: ['closed', 'return_qc'], clock: ['closed'], shopper: ['return_requested'] },
  return_withdrawn: { staff: ['picked_up', 'closed'], clock: ['closed'], shopper: ['return_requested'] },
  refunded: { shopper: ['return_requested'] },
  refund_initiated: { payment: ['refunded'] },
};

const harness = ofSuite(() => startCheckout('order_states'));
let orderNo: string;
beforeAll(async () => {
  orderNo = (await harness.waiting()).order.order_no;
});

/** Puts the order into a state past all constraints, as only the test may. */
const put = (state: OrderState) =>
  harness.pool.query(
    `begin; set local role none; alter table orders disable trigger orders_go_forward; update orders set state = '${state}'; alter table orders enable trigger orders_go_forward; commit`,
  );
const stateNow = async (): Promise<string> =>
  (
    await harness.db
      .selectFrom('orders')
      .select('state')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
  ).state;

describe('the states of an order', () => {
  it.each(STATES)('from %s lead where the model says, for every actor and every step', async (from) => {
    await put(from);
    for (const actor of ACTORS) {
      for (const to of STATES) {
        const moved = await harness.db
          .transaction()
          .execute((tx) => moveOrder(tx, orderNo, to, actor, harness.now));
        const expected = MODEL[from]?.[actor]?.includes(to) === true;
        expect([from, actor, to, moved]).toEqual([from, actor, to, expected]);
        expect(await stateNow()).toBe(expected ? to : from);
        if (moved) await put(from);
      }
    }
  });

  it('go forward only: no order comes back to a state it left, but for a payment that is tried again, a rejection that is looked at again, and one return after another', () => {
    const edges = new Map(
      Object.entries(MODEL).map(([from, actors]) => [from, new Set(Object.values(actors).flat())]),
    );
    edges.get('payment_failed')?.delete('payment_pending');
    for (const state of ['refunded', 'return_rejected', 'return_withdrawn'])
      edges.get(state)?.delete('return_requested');
    // A courier who came all the same.
    edges.get('return_withdrawn')?.delete('picked_up');
    // A return that was rejected is looked at again.
    edges.get('return_rejected')?.delete('return_qc');
    const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
      [...(edges.get(from) ?? [])].some(
        (next) => next === wanted || (!seen.has(next) && reaches(next, wanted, seen.add(next))),
      );
    for (const state of STATES) expect([state, reaches(state, state)]).toEqual([state, false]);
  });

  it('are held by the table itself, whatever writes', async () => {
    await put('expired');
    await expect(
      harness.pool.query(`update orders set state = 'placed' where order_no = $1`, [orderNo]),
    ).rejects.toThrow('an order goes not from expired to placed');
    await expect(
      harness.pool.query(`insert into order_transitions values ('expired', 'placed', 'staff')`),
    ).rejects.toThrow('permission denied');
  });

  it('tell the shopper the same as the table: what may be asked for now', () => {
    const at = new Date('2026-11-23T06:30:00Z');
    const isHandedOver = (state: OrderState, code: string | null): boolean =>
      state === 'out_for_delivery' && code === null;
    for (const [state, code] of STATES.flatMap((each) => [
      [each, null] as const,
      [each, '042137'] as const,
    ])) {
      const can = allowedOf(
        {
          state,
          expires_at: new Date('2026-11-23T07:00:00Z'),
          delivered_at: at,
          invoice_no: null,
          pickup_code: code,
          customer_id: null,
          currency: 'INR',
          payable: 1,
          payment_mode: 'sandbox',
          shipping_address: { country_id: 'IN' },
        },
        at,
      );
      expect([state, can.cancel, can.return, can.withdraw_return]).toEqual([
        state,
        MODEL[state]?.shopper?.includes('cancel_requested') === true && !isHandedOver(state, code),
        MODEL[state]?.shopper?.includes('return_requested') === true,
        MODEL[state]?.shopper?.includes('return_withdrawn') === true,
      ]);
    }
  });
});

describe('the last day abroad', () => {
  /** Half past two in the afternoon of the first of November in Honolulu; six in the morning of the second in India. */
  const HANDED_OVER = new Date('2026-11-02T00:30:00Z');
  const DAY = 86_400_000;
  const LAST_EVENING = new Date('2026-11-18T09:00:00Z');
  beforeEach(() => {
    harness.now = HANDED_OVER;
  });

  const sentTo = (country: string) => ({
    shipping_address: { country_id: country },
    delivered_at: HANDED_OVER,
  });

  it('pieces may be sent back, and faults be mended, until the named day is over where they are', () => {
    expect([RETURN_WINDOW_DAYS, returnUntil(HANDED_OVER)]).toEqual([15, '2026-11-17']);
    const open = (country: string, at: Date): boolean => isReturnWindowOpen(sentTo(country), at);
    // Nearly midnight of the seventeenth in Honolulu, half past two in the afternoon of the next day in India.
    expect([open('US', LAST_EVENING), open('IN', LAST_EVENING)]).toEqual([true, false]);
    expect(open('US', new Date('2026-11-18T12:00:00Z'))).toBe(false);
    expect(open('IN', new Date('2026-11-17T18:29:59Z'))).toBe(true);
    const inAYear = new Date('2027-11-03T09:00:00Z');
    expect([
      isUnderWarranty(sentTo('US'), HANDED_OVER, inAYear),
      isUnderWarranty(sentTo('IN'), HANDED_OVER, inAYear),
    ]).toEqual([true, false]);
  });

  it('an order closes when that day is over where it is', async () => {
    const sent = async (country: string): Promise<string> => {
      harness.now = HANDED_OVER;
      const { orderNo } = await delivered(harness);
      await harness.pool.query(
        `update orders set shipping_address = jsonb_set(shipping_address, '{country_id}', to_jsonb($2::text)) where order_no = $1`,
        [orderNo, country],
      );
      return orderNo;
    };
    const [home, abroad] = [await sent('IN'), await sent('US')];
    const closed = () =>
      harness.column(`select order_no from orders where state = 'closed' and order_no = any($1)`, [
        [home, abroad],
      ]);
    const isOver = new Date(HANDED_OVER.getTime() + (RETURN_WINDOW_DAYS + 1) * DAY + 1);
    await closeOrders(harness.db, isOver);
    expect(await closed()).toEqual([home]);
    await closeOrders(harness.db, new Date(isOver.getTime() + DAY));
    expect(await closed()).toHaveLength(2);
  });
});
