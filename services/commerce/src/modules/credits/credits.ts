import type { MinorUnits } from '@suvarna/contracts/money';
import type { Database, Tx } from '../../platform/database/database.ts';
import {
  balanceOfLots,
  type Booking,
  creditIssued,
  entriesOfKey,
  grantLot,
  takeFromLots,
  withdrawLot,
} from '../ledger/index.ts';
import { CREDIT_BOOKS, type CreditWallet } from './credit-book.ts';

/** Where the money of a wallet comes from; the other side of its booking is named after it. */
type CreditSource = 'order' | 'referral' | 'refund' | 'voucher' | 'gift-card' | 'exchange' | 'staff';

export interface CreditGrant {
  readonly customerId: string;
  readonly wallet: CreditWallet;
  /** Unique for each fact (`referral:<id>`): the same fact gives once, into a lot of its own. */
  readonly origin: string;
  readonly amount: MinorUnits;
  /** `null`: it has no end, which promotional money always has. */
  readonly expiresAt: Date | null;
  readonly at: Date;
  readonly source: CreditSource;
  /** What it is about, for the statement: an order's number, the last digits of a voucher. */
  readonly reference?: string;
  /** For the store's people. */
  readonly note?: string;
}

/**
 * Gives a customer money in a wallet, in a lot of its own; the same origin once.
 *
 * @throws RangeError when promotional money has no end, or the amount is none
 * @throws LedgerConflict when the origin gave another amount before
 */
export function addCredit(tx: Tx, grant: CreditGrant): Promise<Booking['kind']> {
  const { wallet, amount, expiresAt, source } = grant;
  if (wallet === 'promotional' && expiresAt === null) throw new RangeError('Promotional money has an end.');
  return grantLot(tx, CREDIT_BOOKS[wallet], {
    ...grant,
    units: amount,
    from: creditIssued(wallet, source),
  });
}

/** Paise a customer can use at a moment: not expired, and not put aside for an order. */
export function creditBalance(
  db: Database | Tx,
  customerId: string,
  wallet: CreditWallet,
  at: Date,
): Promise<MinorUnits> {
  return balanceOfLots(db, CREDIT_BOOKS[wallet], customerId, at);
}

export interface CreditWithdrawal {
  readonly customerId: string;
  readonly wallet: CreditWallet;
  readonly origin: string;
  readonly at: Date;
  /** For the store's people, who see it in the wallet. */
  readonly reason: string;
}

/**
 * Takes back what is left of one grant: a reward that was refused later. What an order holds or has spent
 * stays spent; asked again, it takes what came back in the meantime.
 *
 * @returns paise taken
 */
export async function withdrawCredit(tx: Tx, withdrawal: CreditWithdrawal): Promise<MinorUnits> {
  const { wallet, customerId, origin } = withdrawal;
  const book = CREDIT_BOOKS[wallet];
  const granted = await entriesOfKey(tx, `grant:${book.lot(customerId, origin, null).code}`);
  const from = granted.find(({ kind }) => kind === 'credit-issued');
  if (from === undefined) return 0;
  const source = from.code.split(':')[2] ?? '';
  return withdrawLot(tx, book, { ...withdrawal, source, to: creditIssued(wallet, source) });
}

/** Takes money from a wallet, all or none; `key` names the fact. */
export const takeCredit = (
  tx: Tx,
  {
    wallet,
    amount,
    ...taking
  }: {
    readonly customerId: string;
    readonly wallet: CreditWallet;
    readonly amount: MinorUnits;
    readonly key: string;
    readonly note: string;
    readonly at: Date;
  },
): Promise<'taken' | 'insufficient'> =>
  takeFromLots(tx, CREDIT_BOOKS[wallet], {
    ...taking,
    units: amount,
    source: 'staff',
    to: creditIssued(wallet, 'staff'),
  });
