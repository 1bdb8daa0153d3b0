import type { PaymentMode } from '@suvarna/contracts/checkout';
import type { ErrorCode } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';
import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import type { RawBuilder } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { PaymentGrant } from '../checkout/index.ts';
import type { Shopper } from '../identity/index.ts';
import type { Subject } from '../ledger/index.ts';

/**
 * How something that is paid for stands:
 * - `pending`: it waits for its money.
 * - `failed`: a try to pay came to nothing; it waits for another.
 * - `ended`: its time was over before it was paid.
 * - `paid`: it has its money, whatever became of it since.
 */
export type Standing = 'pending' | 'failed' | 'ended' | 'paid';

/** What payments know of something that is paid for. */
export interface Payable {
  readonly subject: Subject;
  readonly owner: Shopper;
  readonly standing: Standing;
  /** How it stands in its own words, for a caller who asks after its payment. */
  readonly state: string;
  readonly mode: PaymentMode;
  readonly currency: Currency;
  /** What was promised. What is paid now may be less: {@link Purpose.amountDue}. */
  readonly payable: MinorUnits;
  /** Without an e-mail address when the account has none. */
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string };
}

/** One of everything a purpose has, as a row that captured money is compared with. */
export interface PayableRow {
  readonly id: string;
  readonly payable: number;
  readonly currency: string;
  readonly is_paid: boolean;
  /** Paid through a provider, so that there is a capture of it. */
  readonly is_online: boolean;
}

interface PurposeRefusal {
  readonly code: ErrorCode;
  readonly message: string;
}

/** What was decided about it when its money came. `repeated`: it had its money before. `refused`: it takes none any more. */
type Settlement = 'settled' | 'repeated' | 'refused';

/**
 * Something that can be paid for. Payments know no order and no plan: whatever has to be paid
 * registers one of these in its `module.ts`, and every way to pay, every second try, late or doubled
 * money and every refund is the same for all of them.
 *
 * Functions that take a transaction are called with the subject's row locked by `lock`, and are undone
 * with it.
 *
 * A whole example, with its table, is `ticketPurpose` in `tickets.fixtures.ts`: tickets for an evening in the
 * workshop, which `purposes.database.test.ts` pays for, tries again, ends and refunds.
 *
 * @example
 * amountDue: async (tx, id) => Number((await find(tx, id))?.price ?? 0),
 * claim: hasSeat,
 * settle: async (tx, id) => ((await move(tx, id, ['open', 'failed'], 'sold')) ? 'settled' : 'refused'),
 * expire: async (tx, id) => { await move(tx, id, ['open', 'failed'], 'over'); },
 * // module.ts
 * export const tickets: Module = { name: 'tickets', purposes: [provide([], () => ticketPurpose)] };
 */
export interface Purpose {
  readonly kind: string;
  /** What is said of one that is not there, waits for no money, or cannot be had any more as it was promised. */
  readonly refusals: Readonly<Record<'unknown' | 'not-waiting' | 'gone', PurposeRefusal>>;
  find(db: Database | Tx, id: string): Promise<Payable | undefined>;
  /** The same, its row locked until the transaction ends, so that facts about its money follow each other. */
  lock(tx: Tx, id: string): Promise<Payable | undefined>;
  /** What is to be paid now, at most what was promised. What it takes down with it is written by this call. */
  amountDue(tx: Tx, id: string): Promise<MinorUnits>;
  /** Whether it can be had as it was promised; asked before anybody pays. */
  isFree(tx: Tx, id: string): Promise<boolean>;
  /**
   * The same with the money in hand and before it is counted; takes what only one can have. When the
   * answer is no, the money goes back and the subject is ended by `expire`.
   */
  claim(tx: Tx, id: string): Promise<boolean>;
  /**
   * Leave for a way to pay that has to be granted; `undefined` when there is none. Left out where nothing is
   * paid that way.
   */
  grant?(tx: Tx, id: string, mode: PaymentMode, at: Date): Promise<PaymentGrant | undefined>;
  /** A try to pay this way begins. */
  begin(tx: Tx, id: string, mode: PaymentMode, at: Date): Promise<void>;
  /** The money is there, recorded in the same transaction: what was promised is given. */
  settle(
    tx: Tx,
    id: string,
    fact: {
      readonly mode: PaymentMode;
      readonly at: Date;
      /** By which the way was granted, where it had to be. */
      readonly grantId?: string;
    },
  ): Promise<Settlement>;
  /** A try came to nothing. Another is welcome until its time is over. @param attempt number of the try */
  fail(tx: Tx, id: string, attempt: number, at: Date): Promise<void>;
  /** Gives back what it holds: it can be paid no more. */
  expire(tx: Tx, id: string, at: Date): Promise<void>;
  /** The money of a refund that it asked for has arrived. @param refundId the name it asked with */
  refunded(tx: Tx, refundId: string, at: Date): Promise<void>;
  /** What the payer reads at the provider, and where the provider sends them back to. */
  describe(
    id: string,
    provider: PaymentMode,
    locale: Locale,
  ): { readonly reference: string; readonly returnTo: string };
  /** All of them as a subquery, for the comparison with captured money. */
  readonly book: RawBuilder<PayableRow>;
  /** Left out where nothing can be paid at the door. */
  readonly door?: {
    /** Whether this amount can be paid at its door. */
    isOpen(tx: Tx, id: string, amount: MinorUnits): Promise<boolean>;
  };
}

export const isWaiting = ({ standing }: Pick<Payable, 'standing'>): boolean =>
  standing === 'pending' || standing === 'failed';

/** Every purpose by its kind. */
export interface Purposes {
  /** @throws when no module registered this kind: a fault of ours */
  of(subject: Subject): Purpose;
  has(kind: string): boolean;
  readonly all: readonly Purpose[];
}

/** @throws when two purposes have the same kind */
export function createPurposes(all: readonly Purpose[]): Purposes {
  const byKind = new Map(all.map((purpose) => [purpose.kind, purpose]));
  if (byKind.size < all.length) throw new Error('Two purposes of payments have the same kind.');
  return {
    all,
    has: (kind) => byKind.has(kind),
    of: ({ kind, id }) => {
      const purpose = byKind.get(kind);
      if (purpose === undefined) throw new Error(`Nothing of kind "${kind}" can be paid for (${id}).`);
      return purpose;
    },
  };
}
