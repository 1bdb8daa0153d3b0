import type { MinorUnits } from '@suvarna/contracts/money';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { entriesOfKey, post, type Move } from '../../ledger/index.ts';

type Account = Move['account'];

/** Pieces that were bought from customers: falls by what they cost the store, which has the gold. */
const PIECES: Account = { code: 'outside:pieces:INR', kind: 'outside', unit: 'INR', floor: null };
/** Money beyond the bank that pays out. */
const PAYOUTS: Account = { code: 'outside:payouts:INR', kind: 'outside', unit: 'INR', floor: null };
/** What customers got twice for a piece: falls by what is to be asked back. */
const EXCESS: Account = { code: 'outside:payout-excess:INR', kind: 'outside', unit: 'INR', floor: null };
/** What customers got twice and the store gave up. */
const EXCESS_LOST: Account = {
  code: 'outside:payout-excess-lost:INR',
  kind: 'outside',
  unit: 'INR',
  floor: null,
};
/** What a customer is to be paid for a piece. */
const payable = (requestId: string): Account => ({
  code: `payout:${requestId}:payable:INR`,
  kind: 'refund-payable',
  unit: 'INR',
  floor: 0,
});

interface Paying {
  readonly requestId: string;
  readonly amount: MinorUnits;
  readonly at: Date;
}

/** The store owes a customer for a piece; once for a request, however often it is tried to be paid. */
export async function bookDue(tx: Tx, { requestId, amount, at }: Paying): Promise<void> {
  await post(tx, { key: `payout-due:${requestId}`, kind: 'payout-due', reference: requestId, at }, [
    { account: PIECES, amount: -amount },
    { account: payable(requestId), amount },
  ]);
}

type Paid = Paying & { readonly payoutId: string };

/** A payout reached its account. */
export async function bookPaid(tx: Tx, { payoutId, requestId, amount, at }: Paid): Promise<void> {
  await post(tx, { key: `payout:${payoutId}`, kind: 'payout', reference: requestId, at }, [
    { account: payable(requestId), amount: -amount },
    { account: PAYOUTS, amount },
  ]);
}

/** Its money was sent back by the customer's bank: it is owed again. */
export async function bookReversed(tx: Tx, { payoutId, requestId, amount, at }: Paid): Promise<void> {
  await post(tx, { key: `payout-back:${payoutId}`, kind: 'payout-back', reference: requestId, at }, [
    { account: PAYOUTS, amount: -amount },
    { account: payable(requestId), amount },
  ]);
}

/** A payout reached its account although another had: nothing was owed for it. */
export async function bookExcess(tx: Tx, { payoutId, requestId, amount, at }: Paid): Promise<void> {
  await post(tx, { key: `payout-excess:${payoutId}`, kind: 'payout-excess', reference: requestId, at }, [
    { account: EXCESS, amount: -amount },
    { account: PAYOUTS, amount },
  ]);
}

const lostKey = (payoutId: string): string => `payout-excess-lost:${payoutId}`;
const backKey = (payoutId: string): string => `payout-excess-back:${payoutId}`;
const isBooked = async (db: Database | Tx, key: string): Promise<boolean> =>
  (await entriesOfKey(db, key)).length > 0;

/** Whether what was paid twice came back; until then its customer has it, also where it was given up. */
export const isExcessBack = (db: Database | Tx, payoutId: string): Promise<boolean> =>
  isBooked(db, backKey(payoutId));

/** What was paid twice is given up, unless it came back before. */
export async function bookExcessLost(tx: Tx, { payoutId, requestId, amount, at }: Paid): Promise<void> {
  if (await isExcessBack(tx, payoutId)) return;
  await post(tx, { key: lostKey(payoutId), kind: 'payout-excess-lost', reference: requestId, at }, [
    { account: EXCESS_LOST, amount: -amount },
    { account: EXCESS, amount },
  ]);
}

/**
 * What was paid twice is nothing to be asked back: it came back from the customer or their bank, or the other
 * payout did, and this one is what paid. Also when it was given up before.
 */
export async function bookExcessBack(tx: Tx, { payoutId, requestId, amount, at }: Paid): Promise<void> {
  const from = (await isBooked(tx, lostKey(payoutId))) ? EXCESS_LOST : EXCESS;
  await post(tx, { key: backKey(payoutId), kind: 'payout-excess-back', reference: requestId, at }, [
    { account: PAYOUTS, amount: -amount },
    { account: from, amount },
  ]);
}
