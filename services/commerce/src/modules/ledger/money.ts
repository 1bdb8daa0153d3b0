import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import type { Tx } from '../../platform/database/database.ts';
import { creditIssued, fundsOf, outside, refundPayable, suspense } from './accounts.ts';
import { decide, hold, type Decided } from './holds.ts';
import type { Subject } from './subject.ts';
import type { Wallet } from './tables.ts';
import { post, requireAmount, type Booking, type Move } from './post.ts';

/** Money that a provider says it has taken. `paymentId` is the provider's name for it. */
export interface RecordedCapture {
  readonly subject: Subject;
  readonly provider: string;
  readonly paymentId: string;
  readonly currency: Currency;
  readonly amount: MinorUnits;
  readonly at: Date;
}

type Recorded = Booking['kind'];

async function recordPayment(
  tx: Tx,
  kind: 'capture' | 'late-money',
  { subject, provider, paymentId, currency, amount, at }: RecordedCapture,
  into: Move['account'],
): Promise<Recorded> {
  requireAmount(amount, 'A payment');
  // One name for both kinds: a payment is booked to its order or to suspense, never to each.
  const booking = await post(
    tx,
    { key: `payment:${provider}:${paymentId}`, kind, reference: subject.id, at },
    [
      { account: outside(provider, currency), amount: -amount },
      { account: into, amount },
    ],
  );
  return booking.kind;
}

/**
 * Money for an order: from outside into the order's funds. A payment is booked once.
 *
 * @throws LedgerConflict when this payment was booked with another amount, currency or order, or as late
 */
export function recordCapture(tx: Tx, capture: RecordedCapture): Promise<Recorded> {
  return recordPayment(tx, 'capture', capture, fundsOf(capture.subject, capture.currency));
}

/**
 * Money that came for an order which can take none, or for no order we know: it waits in suspense
 * to be sent back (`holdStray`).
 *
 * @throws LedgerConflict when this payment was booked differently, for instance as taken by its order
 */
export function recordLateMoney(tx: Tx, capture: RecordedCapture): Promise<Recorded> {
  return recordPayment(tx, 'late-money', capture, suspense(capture.currency));
}

export interface HeldRefund {
  readonly refundId: string;
  readonly currency: Currency;
  readonly amount: MinorUnits;
  readonly at: Date;
}

const holdOf = (refundId: string): string => `refund:${refundId}`;

function holdFrom(
  tx: Tx,
  source: Move['account'],
  { refundId, currency, amount, at }: HeldRefund,
): Promise<Recorded> {
  requireAmount(amount, 'A refund');
  return hold(
    tx,
    { key: holdOf(refundId), kind: 'refund-hold', reference: refundId, at },
    [
      { account: source, amount: -amount },
      { account: refundPayable(refundId, currency), amount },
    ],
    null,
  );
}

/**
 * Puts money of an order aside that is to be sent back. Never more than the order was paid and has left.
 *
 * @throws LedgerOverdrawn when the order has not so much
 * @throws LedgerConflict when this refund was held with another amount or for another order
 */
export function holdRefund(
  tx: Tx,
  { subject, ...refund }: HeldRefund & { readonly subject: Subject },
): Promise<Recorded> {
  return holdFrom(tx, fundsOf(subject, refund.currency), refund);
}

/** Puts money in suspense aside to be sent back. @throws LedgerOverdrawn · LedgerConflict as `holdRefund` does */
export function holdStray(tx: Tx, refund: HeldRefund): Promise<Recorded> {
  return holdFrom(tx, suspense(refund.currency), refund);
}

interface Settled {
  readonly refundId: string;
  readonly at: Date;
}

const settle = (
  tx: Tx,
  { refundId, at }: Settled,
  into: (currency: Currency) => Move['account'],
): Promise<Decided> =>
  decide(tx, holdOf(refundId), 'posted', { kind: 'refund', reference: refundId, at }, (held) =>
    held.flatMap(({ kind, unit, amount }) =>
      kind === 'refund-payable' && unit !== 'COIN'
        ? [
            { account: refundPayable(refundId, unit), amount: -amount },
            { account: into(unit), amount },
          ]
        : [],
    ),
  );

/** The provider has sent the money back. `none` when no such refund was held. */
export function settleRefund(
  tx: Tx,
  { provider, ...settled }: Settled & { readonly provider: string },
): Promise<Decided> {
  return settle(tx, settled, (currency) => outside(provider, currency));
}

/** The money stays here, for a wallet of its customer's that it is given into next. `none` as in `settleRefund`. @throws RangeError for another currency than a wallet's */
export function settleRefundAsCredit(
  tx: Tx,
  { wallet, ...settled }: Settled & { readonly wallet: Wallet },
): Promise<Decided> {
  return settle(tx, settled, (currency) => {
    if (currency !== 'INR') throw new RangeError(`A wallet holds rupees, not ${currency}.`);
    return creditIssued(wallet, 'refund');
  });
}
