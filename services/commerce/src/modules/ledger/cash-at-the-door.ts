import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import type { Tx } from '../../platform/database/database.ts';
import { fundsOf, outside, receivable } from './accounts.ts';
import type { Subject } from './subject.ts';
import { post, requireAmount, type Booking } from './post.ts';

/** What the buyer of an order pays when it is handed over. */
export interface CashDue {
  readonly subject: Subject;
  readonly currency: Currency;
  readonly amount: MinorUnits;
  readonly at: Date;
}

type Recorded = Booking['kind'];

/** The buyer owes the money, and the order counts on it. Once for an order. */
export async function recordCashDue(tx: Tx, { subject, currency, amount, at }: CashDue): Promise<Recorded> {
  requireAmount(amount, 'Cash that is due');
  const booking = await post(
    tx,
    { key: `cash-due:${subject.kind}:${subject.id}`, kind: 'cash-due', reference: subject.id, at },
    [
      { account: receivable(subject, currency), amount: -amount },
      { account: fundsOf(subject, currency), amount },
    ],
  );
  return booking.kind;
}

/** How a debt at the door ended. One name for both: no customer pays what was called off. */
async function endCashDue(
  tx: Tx,
  kind: 'cash-received' | 'cash-cancelled',
  { subject, currency, amount, at }: CashDue,
): Promise<Recorded> {
  requireAmount(amount, 'Cash that was due');
  const source = kind === 'cash-received' ? outside('cash', currency) : fundsOf(subject, currency);
  const booking = await post(
    tx,
    { key: `cash-ended:${subject.kind}:${subject.id}`, kind, reference: subject.id, at },
    [
      { account: source, amount: -amount },
      { account: receivable(subject, currency), amount },
    ],
  );
  return booking.kind;
}

/** The buyer has paid at the door. @throws LedgerConflict when the debt was called off, or paid with another amount */
export function recordCashReceived(tx: Tx, cash: CashDue): Promise<Recorded> {
  return endCashDue(tx, 'cash-received', cash);
}

/** The order is called off before anybody paid: nothing is owed any more. @throws LedgerConflict when it was paid */
export function cancelCashDue(tx: Tx, cash: CashDue): Promise<Recorded> {
  return endCashDue(tx, 'cash-cancelled', cash);
}
