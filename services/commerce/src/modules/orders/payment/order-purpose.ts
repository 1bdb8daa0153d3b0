import type { OrderState } from '@suvarna/contracts/orders';
import { localizePath } from '@suvarna/contracts/locale';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import type { Shopper } from '../../identity/index.ts';
import type { Payable, PayableRow, Purpose, Standing } from '../../payments/index.ts';
import type { GrantedModes } from '../../checkout/index.ts';
import type { Tenders } from '../../tenders/index.ts';
import type { PriceOf } from '../../pricing/index.ts';
import { codFault, serviceability } from '../../shipping/index.ts';
import { allowedAmount } from './allowed-amount.ts';
import { claimCoupon, mayHaveCoupon } from './coupon-once.ts';
import { giveUpOrder } from './expire.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import { moveOrder } from '../rows/order-step.store.ts';
import { findOrder, lockOrder, setPaymentMode, type OrderRow } from '../rows/order.store.ts';
import { orderSubject } from '../rows/order-subject.ts';
import { placeOrder } from './place-order.ts';
import { refundSettled } from '../refunds/refund-settled.ts';

const STANDINGS: Readonly<Partial<Record<OrderState, Standing>>> = {
  payment_pending: 'pending',
  payment_failed: 'failed',
  expired: 'ended',
};

function ownerOf(order: Pick<OrderRow, 'guest_id' | 'customer_id'>): Shopper {
  return order.customer_id === null
    ? { kind: 'guest', id: order.guest_id ?? '' }
    : { kind: 'customer', id: order.customer_id };
}

const payableOf = (order: OrderRow): Payable => ({
  subject: orderSubject(order.order_no),
  owner: ownerOf(order),
  state: order.state,
  standing: STANDINGS[order.state] ?? 'paid',
  mode: order.payment_mode,
  currency: order.currency,
  payable: order.payable,
  payer: { name: order.shipping_address.full_name, email: order.buyer_email, phone: order.buyer_phone },
});

async function locked(tx: Tx, orderNo: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderNo);
  if (order === undefined) throw new Error(`There is no order ${orderNo}.`);
  return order;
}

/** An order that was to be paid ahead may be paid at the door after all, where the courier takes money and its tenders go with that. */
async function isDoorOpen(tx: Tx, tenders: Tenders, orderNo: string, payable: number): Promise<boolean> {
  const { totals, currency, shipping_address: to } = await locked(tx, orderNo);
  const kinds = totals.tenders.map(({ kind }) => kind);
  const place = { pincode: to.pincode, countryId: to.country_id };
  return (
    tenders.modeRefusal(kinds, 'cod') === undefined &&
    codFault({ service: await serviceability(tx, place), currency, payable }) === undefined
  );
}

/** Paying for an order. @param priceOf today's prices: who pays later than the promise pays the lower of the two */
export function orderPurpose(priceOf: PriceOf, tenders: Tenders, grantedModes: GrantedModes): Purpose {
  return {
    kind: 'order',
    refusals: {
      unknown: { code: 'ORDER.NOT_FOUND', message: 'This order was not found.' },
      'not-waiting': {
        code: 'ORDER.STATE_CONFLICT',
        message: 'This order does not wait for a payment.',
      },
      gone: { code: 'COUPON.EXHAUSTED', message: 'This coupon is fully used.' },
    },
    async find(db, orderNo) {
      const order = await findOrder(db, orderNo);
      return order && payableOf(order);
    },
    async lock(tx, orderNo) {
      const order = await lockOrder(tx, orderNo);
      return order && payableOf(order);
    },
    amountDue: (tx, orderNo) => allowedAmount(tx, { orderNo, priceOf }),
    // An unpaid order holds no coupon against anybody, so another one of this buyer may have been paid first.
    isFree: async (tx, orderNo) => mayHaveCoupon(tx, await locked(tx, orderNo)),
    claim: async (tx, orderNo) => claimCoupon(tx, await locked(tx, orderNo)),
    async grant(tx, orderNo, mode, at) {
      const order = await locked(tx, orderNo);
      return grantedModes.get(mode)?.grant(tx, {
        owner: ownerOf(order),
        currency: order.currency,
        payable: order.payable,
        items: (await linesOfOrder(tx, orderNo)).map(({ quote }) => quote),
        at,
      });
    },
    async begin(tx, orderNo, mode, at) {
      await setPaymentMode(tx, orderNo, mode);
      await moveOrder(tx, orderNo, 'payment_pending', 'payment', at);
    },
    async settle(tx, orderNo, { mode, at, grantId }) {
      const placement = await placeOrder(tx, tenders, { orderNo, mode, at });
      if (placement === 'placed' && grantId !== undefined)
        await grantedModes.get(mode)?.use(tx, { grantId, orderNo, at });
      return placement === 'placed' ? 'settled' : placement;
    },
    async fail(tx, orderNo, attempt, at) {
      if (!(await moveOrder(tx, orderNo, 'payment_failed', 'payment', at))) return;
      await emit(tx, {
        type: 'order.payment-failed',
        key: `${orderNo}:${attempt}`,
        payload: { order_no: orderNo },
      });
    },
    async expire(tx, orderNo, at) {
      await giveUpOrder(tx, tenders, orderNo, 'clock', at);
    },
    refunded: (tx, refundId, at) => refundSettled(tx, tenders, { refundId, at }),
    describe: (orderNo, mode, locale) => ({
      reference: orderNo,
      returnTo: `${localizePath(`/checkout/payment/return/${mode}/`, locale)}?order_no=${encodeURIComponent(orderNo)}`,
    }),
    book: sql<PayableRow>`
      select order_no as id, payable, currency,
        state not in ('payment_pending', 'payment_failed', 'expired') as is_paid,
        payment_mode <> 'cod' and payable > 0 as is_online
      from orders`,
    door: { isOpen: (tx, orderNo, amount) => isDoorOpen(tx, tenders, orderNo, amount) },
  };
}
