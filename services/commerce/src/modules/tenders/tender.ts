import type { Locale } from '@suvarna/contracts/locale';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Shopper } from '../identity/index.ts';
import type { GoodsKind } from './goods.ts';
import type { TenderBag, TenderRefusal, TenderRule } from './rules.ts';

interface TenderHold {
  readonly orderNo: string;
  readonly owner: Shopper;
  readonly units: number;
  /** Of every line of the order. */
  readonly goods: readonly GoodsKind[];
  /** When the order that holds them ends unpaid. */
  readonly expiresAt: Date;
  readonly at: Date;
}

export interface TenderPreparation {
  readonly owner: Shopper;
  readonly units: number;
  /** The shopper's own unpaid orders, which the new one takes the place of. */
  readonly waiting: readonly string[];
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
 * What it holds, spends and releases it books in the ledger once for an order, and what it gives back once
 * for a refund, however often it is asked. What it spends it books to `tenderValue(orderNo, kind)`, from which the sale of the order
 * is paid when it closes; what it gives back it takes from there.
 *
 * A whole example, with its tables, is `creditTender` in `credit.fixtures.ts`: a store credit in paise, which
 * `tenders.database.test.ts` holds, spends, releases and gives back.
 *
 * @example
 * async spend(tx, { orderNo, at }) {
 *   const { units } = await markSpent(tx, orderNo);
 *   await post(tx, { key: `credit:${orderNo}`, kind: 'credit', reference: orderNo, at }, [
 *     { account: outside('credit', 'INR'), amount: -units },
 *     { account: tenderValue(orderNo, 'credit', 'INR'), amount: units },
 *   ]);
 * },
 * // module.ts
 * export const credit: Module = { name: 'credit', tenders: [provide([], () => creditTender)] };
 */
export interface Tender {
  readonly rule: TenderRule;
  /** Units this shopper can use. @param waiting their own unpaid orders: what those hold is still theirs */
  balance(
    db: Database | Tx,
    who: {
      readonly owner: Shopper;
      readonly waiting: readonly string[];
      readonly at: Date;
      /** What is to be paid. */
      readonly bag: TenderBag;
    },
  ): Promise<number>;
  /**
   * For what stands with another provider: asks them, between transactions, to put units aside for an order
   * that is made in the next moment. `hold` then takes what was put aside, or answers `insufficient`.
   *
   * @returns why not, when there is not so much
   */
  prepare?(wanted: TenderPreparation): Promise<TenderRefusal | undefined>;
  /** Of one that is made of several things with names: those that are to pay for the shopper's bag. */
  inBag?(db: Database | Tx, owner: Shopper): Promise<readonly string[]>;
  /** Puts units aside, all or none. */
  hold(tx: Tx, wanted: TenderHold): Promise<'held' | 'insufficient'>;
  /** The order is placed. */
  spend(tx: Tx, step: TenderStep): Promise<void>;
  /** The order ended unpaid. */
  release(tx: Tx, step: TenderStep): Promise<void>;
  /** Units that were spent come back, with one of the order's refunds. */
  refund(tx: Tx, step: TenderStep & { readonly units: number; readonly refundId: string }): Promise<void>;
  /** Its name, on an invoice. */
  name(locale: Locale): string;
  /** So many of it, in a message: `500 coins`. */
  describe(units: number, locale: Locale): string;
}
