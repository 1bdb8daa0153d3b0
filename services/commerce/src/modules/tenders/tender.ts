import type { Locale } from '@suvarna/contracts/locale';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Shopper } from '../identity/index.ts';
import type { TenderRule } from './rules.ts';

interface TenderHold {
  readonly orderNo: string;
  readonly owner: Shopper;
  readonly units: number;
  /** When the order that holds them ends unpaid. */
  readonly expiresAt: Date;
  readonly at: Date;
}

interface TenderStep {
  readonly orderNo: string;
  readonly at: Date;
}

/**
 * Something besides money that an order is paid with. Checkout, orders and payments know none by name: a
 * module registers its tender in `module.ts`.
 *
 * What it holds, spends, releases and gives back it books in the ledger, once for an order however often
 * it is asked. What it spends it books to `tenderValue(orderNo, kind)`, from which the sale of the order
 * is paid when it closes; what it gives back it takes from there.
 */
export interface Tender {
  readonly rule: TenderRule;
  /** Units this shopper can use. @param waiting their own unpaid orders: what those hold is still theirs */
  balance(
    db: Database | Tx,
    who: { readonly owner: Shopper; readonly waiting: readonly string[]; readonly at: Date },
  ): Promise<number>;
  /** Puts units aside, all or none. */
  hold(tx: Tx, wanted: TenderHold): Promise<'held' | 'insufficient'>;
  /** The order is placed. */
  spend(tx: Tx, step: TenderStep): Promise<void>;
  /** The order ended unpaid. */
  release(tx: Tx, step: TenderStep): Promise<void>;
  /** Units that were spent come back. */
  refund(tx: Tx, step: TenderStep & { readonly units: number }): Promise<void>;
  /** Its name, on an invoice. */
  name(locale: Locale): string;
  /** So many of it, in a message: `500 coins`. */
  describe(units: number, locale: Locale): string;
}
