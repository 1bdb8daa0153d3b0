import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import {
  allowedAmount,
  couponIsFree,
  findOrderForPayment,
  type PayableOrder,
  payBy,
  retryPayment,
  WAITING,
} from '../orders/index.ts';
import { attemptsOf, insertAttempt, openAttempt, replaceAttempts, type Attempt } from './payment.store.ts';
import { principalOf, type Shopper } from '../identity/index.ts';
import type { PaymentContext } from './context.ts';
import type { OnlineProvider } from './fact.ts';
import { firstPoll } from './poll-payments.ts';

export interface InitiateWish {
  readonly owner: Shopper;
  readonly orderNo: string;
  readonly mode: OnlineProvider;
  readonly locale: Locale;
}

export type Initiated =
  | { readonly kind: 'open'; readonly paymentId: string; readonly redirectUrl: string }
  | { readonly kind: 'no-order' }
  | { readonly kind: 'not-waiting' }
  | { readonly kind: 'mode-unavailable' }
  | { readonly kind: 'coupon-used' };

/** The order, locked, if it is this shopper's. */
export async function ownOrder(tx: Tx, owner: Shopper, orderNo: string): Promise<PayableOrder | undefined> {
  const order = await findOrderForPayment(tx, orderNo);
  return order !== undefined && principalOf(order.owner) === principalOf(owner) ? order : undefined;
}

interface Intent {
  readonly attempt: Attempt;
  readonly buyer: PayableOrder['buyer'];
}

/** An attempt that is still open for the same amount by the same provider is used again: asking twice is one charge. */
async function recordIntent(
  tx: Tx,
  context: PaymentContext,
  wish: InitiateWish,
  merchant: string,
  at: Date,
): Promise<Intent | Exclude<Initiated['kind'], 'open'>> {
  const order = await ownOrder(tx, wish.owner, wish.orderNo);
  if (order === undefined) return 'no-order';
  if (!WAITING.includes(order.state)) return 'not-waiting';
  // Told before anybody pays. Whoever pays two at the same moment has the second sum back (applyPaymentFact).
  if (!(await couponIsFree(tx, wish.orderNo))) return 'coupon-used';
  await payBy(tx, order, wish.mode);
  const amount = await allowedAmount(tx, { orderNo: wish.orderNo, ...context.prices });
  const attempts = await attemptsOf(tx, wish.orderNo);
  const current = attempts.find(({ state }) => state === 'intent' || state === 'open');
  if (
    current !== undefined &&
    current.provider === wish.mode &&
    current.amount === amount &&
    current.currency === order.currency
  )
    return { attempt: current, buyer: order.buyer };
  await replaceAttempts(tx, wish.orderNo);
  await retryPayment(tx, { orderNo: wish.orderNo, at });
  const attempt = await insertAttempt(tx, {
    id: randomUUID(),
    order_no: wish.orderNo,
    attempt: (attempts.at(-1)?.attempt ?? 0) + 1,
    provider: wish.mode,
    merchant,
    amount,
    currency: order.currency,
    state: 'intent',
    provider_order_id: null,
    redirect_url: null,
    created_at: at,
    next_poll_at: null,
  });
  return { attempt, buyer: order.buyer };
}

/** What an attempt is called at the provider. */
export const referenceOf = (attempt: Pick<Attempt, 'order_no' | 'attempt'>): string =>
  `${attempt.order_no}-${attempt.attempt}`;

/**
 * Opens a payment in three phases: the intent is recorded, the provider is asked outside of any
 * transaction, its answer is recorded. A crash or a lost answer between them is mended by asking
 * again, because the provider knows the attempt by its reference.
 *
 * @throws ProviderUnavailable, ProviderRefused
 */
export async function initiatePayment(context: PaymentContext, wish: InitiateWish): Promise<Initiated> {
  const { db, clock, providers, shopOrigin } = context;
  const provider = providers.get(wish.mode);
  if (provider === undefined) return { kind: 'mode-unavailable' };
  const intent = await db
    .transaction()
    .execute((tx) => recordIntent(tx, context, wish, provider.merchant, clock()));
  if (typeof intent === 'string') return { kind: intent };
  const { attempt, buyer } = intent;
  if (attempt.redirect_url !== null)
    return { kind: 'open', paymentId: attempt.id, redirectUrl: attempt.redirect_url };
  const path = localizePath(`/checkout/payment/return/${wish.mode}/`, wish.locale);
  const opened = await provider.open({
    reference: referenceOf(attempt),
    orderNo: wish.orderNo,
    amount: attempt.amount,
    currency: attempt.currency,
    locale: wish.locale,
    buyer,
    returnUrl: `${shopOrigin}${path}?order_no=${encodeURIComponent(wish.orderNo)}`,
  });
  const kept = await openAttempt(db, attempt.id, { ...opened, nextPollAt: firstPoll(clock()) });
  return { kind: 'open', paymentId: kept.id, redirectUrl: kept.redirect_url ?? opened.redirectUrl };
}
