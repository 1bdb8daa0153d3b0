import type { OrderState } from '@suvarna/contracts/api/orders';
import type { Locale } from '@suvarna/contracts/locale';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { attemptsOf, insertAttempt, moveAttempt, replaceAttempts, type Attempt } from './payment.store.ts';
import { checkCode, isOwnContact, issueCode, type Issued, type Shopper } from '../identity/index.ts';
import {
  allowedAmount,
  couponIsFree,
  findOwnOrder,
  type PayableOrder,
  payBy,
  placeOrder,
  takeCoupon,
  WAITING,
} from '../orders/index.ts';
import { codFault, serviceability } from '../shipping/index.ts';
import { recordCashDue } from '../ledger/index.ts';
import type { PaymentContext } from './context.ts';
import { ownOrder } from './initiate-payment.ts';

export interface DoorWish {
  readonly owner: Shopper;
  readonly orderNo: string;
}

type NotNow =
  | { readonly kind: 'no-order' }
  | { readonly kind: 'not-waiting' }
  | { readonly kind: 'coupon-used' }
  | { readonly kind: 'mode-unavailable' };

export type CodeSent =
  | NotNow
  | { readonly kind: 'code'; readonly paymentId: string; readonly sentTo: string; readonly issued: Issued };

const subjectOf = (orderNo: string): string => `order:${orderNo}`;

/** The last four figures of a phone: enough for its owner to know it. */
export const masked = (phone: string): string => `••••••${phone.slice(-4)}`;

function refusalOf(order: PayableOrder | undefined): NotNow | undefined {
  if (order === undefined) return { kind: 'no-order' };
  return WAITING.includes(order.state) ? undefined : { kind: 'not-waiting' };
}

/** An order that was to be paid ahead may be paid at the door after all, where the courier takes money and no coins were used. */
async function maySwitchTo(
  tx: Tx,
  { coins, place, currency }: PayableOrder,
  payable: number,
): Promise<boolean> {
  return (
    coins === 0 && codFault({ service: await serviceability(tx, place), currency, payable }) === undefined
  );
}

/** One attempt at the door stands for the order; it follows the price down. */
async function doorAttempt(
  tx: Tx,
  { prices }: PaymentContext,
  order: PayableOrder,
  at: Date,
): Promise<Attempt> {
  const amount = await allowedAmount(tx, { orderNo: order.orderNo, ...prices });
  const attempts = await attemptsOf(tx, order.orderNo);
  const current = attempts.find(({ state }) => state === 'intent' || state === 'open');
  if (current !== undefined && current.provider === 'cod' && current.amount === amount) return current;
  await replaceAttempts(tx, order.orderNo);
  return insertAttempt(tx, {
    id: randomUUID(),
    order_no: order.orderNo,
    attempt: (attempts.at(-1)?.attempt ?? 0) + 1,
    provider: 'cod',
    merchant: 'cash',
    amount,
    currency: order.currency,
    state: 'open',
    provider_order_id: null,
    redirect_url: null,
    created_at: at,
    next_poll_at: null,
  });
}

/**
 * Sends a code to the phone of the delivery address. Whoever calls must end the transaction unless
 * the code was sent.
 *
 * @param wish `address` is the caller's IP address, `device` the cookie its browser is known to accounts by
 */
export async function sendDoorCode(
  tx: Tx,
  context: PaymentContext,
  wish: DoorWish & { readonly address: string; readonly device: string | undefined; readonly locale: Locale },
): Promise<CodeSent> {
  const at = context.clock();
  const order = await ownOrder(tx, wish.owner, wish.orderNo);
  const refusal = refusalOf(order);
  if (order === undefined || refusal !== undefined) return refusal ?? { kind: 'no-order' };
  if (!(await couponIsFree(tx, wish.orderNo))) return { kind: 'coupon-used' };
  const attempt = await doorAttempt(tx, context, order, at);
  if (order.paymentMode !== 'cod' && !(await maySwitchTo(tx, order, attempt.amount)))
    return { kind: 'mode-unavailable' };
  await payBy(tx, order, 'cod');
  const { phone } = order.buyer;
  const { address, locale, owner, device } = wish;
  const own = await isOwnContact(
    tx,
    { customerId: owner.kind === 'customer' ? owner.id : undefined, device },
    phone,
    at,
  );
  const issued = await issueCode(tx, context.codes, {
    purpose: 'cod',
    target: phone,
    subject: subjectOf(wish.orderNo),
    at,
    address,
    locale,
    own,
  });
  return { kind: 'code', paymentId: attempt.id, sentTo: masked(phone), issued };
}

/** Whether the code is right, asked outside of transactions. `placed`: the order needs none any more. */
export async function checkDoorCode(
  { db, codes, clock }: PaymentContext,
  wish: DoorWish & { readonly code: string },
): Promise<'right' | 'wrong' | 'locked' | 'placed' | 'no-order' | 'mode-unavailable'> {
  const order = await findOwnOrder(db, wish.owner, wish.orderNo);
  if (order === undefined) return 'no-order';
  if (!WAITING.includes(order.state)) return 'placed';
  // Another way was chosen after the code went out.
  if (order.payment_mode !== 'cod') return 'mode-unavailable';
  return checkCode(db, codes, {
    purpose: 'cod',
    target: order.buyer_phone,
    subject: subjectOf(wish.orderNo),
    at: clock(),
    code: wish.code,
  });
}

/** The code was right: the buyer owes the money at the door, and the order is placed. */
export async function placeAtTheDoor(
  tx: Tx,
  context: PaymentContext,
  wish: DoorWish,
): Promise<OrderState | 'no-order' | 'mode-unavailable' | 'coupon-used'> {
  const at = context.clock();
  const order = await ownOrder(tx, wish.owner, wish.orderNo);
  if (order === undefined) return 'no-order';
  if (!WAITING.includes(order.state)) return order.state;
  if (order.paymentMode !== 'cod') return 'mode-unavailable';
  if (!(await takeCoupon(tx, wish.orderNo))) return 'coupon-used';
  const attempt = await doorAttempt(tx, context, order, at);
  await moveAttempt(tx, attempt.id, ['intent', 'open'], 'captured');
  await recordCashDue(tx, { orderNo: wish.orderNo, currency: order.currency, amount: attempt.amount, at });
  const placement = await placeOrder(tx, { orderNo: wish.orderNo, at });
  if (placement !== 'placed')
    throw new Error(`Order ${wish.orderNo} waited for its code and was then ${placement}.`);
  return 'placed';
}
