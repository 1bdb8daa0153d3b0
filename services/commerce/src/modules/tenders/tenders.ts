import type { PaymentMode } from '@suvarna/contracts/api/checkout';
import type { MinorUnits } from '@suvarna/contracts/money';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Shopper } from '../identity/index.ts';
import { insertTenders, settleTenders, takeRefunded, tendersOf } from './order-tender.store.ts';
import {
  modeRefusal,
  planTenders,
  refusalFor,
  shareRefund,
  type RefundShares,
  type TenderBag,
  type TenderPlan,
  type TenderRefusal,
  type TenderUse,
} from './rules.ts';
import type { Tender } from './tender.ts';

/** Whose tenders, and when. */
interface TenderOwner {
  readonly owner: Shopper;
  /** The shopper's own unpaid orders. */
  readonly waiting: readonly string[];
  readonly at: Date;
}

interface HeldTenders {
  readonly orderNo: string;
  readonly owner: Shopper;
  readonly uses: readonly TenderUse[];
  readonly expiresAt: Date;
  readonly at: Date;
}

/** All tenders that are registered. What it writes down of an order is written in the caller's transaction. */
export interface Tenders {
  /** @throws when no module registered this kind: a fault of ours */
  of(kind: string): Tender;
  /** How far the wanted kinds pay for a bag; kinds that nobody registered count for nothing. */
  plan(db: Database | Tx, who: TenderOwner, kinds: readonly string[], bag: TenderBag): Promise<TenderPlan>;
  /** Why an order that uses these cannot be paid that way, if it cannot. */
  modeRefusal(kinds: readonly string[], mode: PaymentMode): TenderRefusal | undefined;
  /** Puts all of them aside for an order. @returns why not, when one has not so much; the caller's transaction is over then */
  hold(tx: Tx, held: HeldTenders): Promise<TenderRefusal | undefined>;
  /** The order is placed: what it held is spent. */
  spend(tx: Tx, orderNo: string, at: Date): Promise<void>;
  /** The order ended unpaid: what it held is its owner's again. */
  release(tx: Tx, orderNo: string, at: Date): Promise<void>;
  /** Shares a refund over money and tenders. @throws RangeError when more is to be given back than was paid */
  share(db: Database | Tx, orderNo: string, amount: MinorUnits, money: MinorUnits): Promise<RefundShares>;
  /** Gives tenders back. Never more than was spent. */
  refund(tx: Tx, orderNo: string, shares: readonly TenderUse[], at: Date): Promise<void>;
}

/** @throws when two tenders have the same kind */
export function createTenders(all: readonly Tender[]): Tenders {
  const byKind = new Map(all.map((tender) => [tender.rule.kind, tender]));
  if (byKind.size < all.length) throw new Error('Two tenders have the same kind.');
  const of = (kind: string): Tender => {
    const tender = byKind.get(kind);
    if (tender === undefined) throw new Error(`There is no tender of kind "${kind}".`);
    return tender;
  };
  const settle = async (tx: Tx, orderNo: string, to: 'spent' | 'released', at: Date): Promise<void> => {
    for (const { kind } of await settleTenders(tx, orderNo, to))
      await of(kind)[to === 'spent' ? 'spend' : 'release'](tx, { orderNo, at });
  };
  return {
    of,
    async plan(db, who, kinds, bag) {
      const wanted = [...new Set(kinds)].flatMap((kind) => byKind.get(kind) ?? []);
      const withBalances = [];
      for (const tender of wanted)
        withBalances.push({ rule: tender.rule, balance: await tender.balance(db, who) });
      return planTenders(withBalances, bag);
    },
    modeRefusal: (kinds, mode) =>
      modeRefusal(
        kinds.map((kind) => of(kind).rule),
        mode,
      ),
    async hold(tx, { orderNo, owner, uses, expiresAt, at }) {
      await insertTenders(tx, orderNo, uses);
      for (const { kind, units } of uses) {
        const tender = of(kind);
        if ((await tender.hold(tx, { orderNo, owner, units, expiresAt, at })) !== 'held')
          return refusalFor(tender.rule, 'insufficient');
      }
      return undefined;
    },
    spend: (tx, orderNo, at) => settle(tx, orderNo, 'spent', at),
    release: (tx, orderNo, at) => settle(tx, orderNo, 'released', at),
    async share(db, orderNo, amount, money) {
      const spent = (await tendersOf(db, orderNo)).filter(({ state }) => state === 'spent');
      return shareRefund(amount, {
        money,
        tenders: spent.map((row) => ({
          kind: row.kind,
          units: row.units,
          amount: row.amount,
          refundedUnits: row.refunded_units,
          rule: of(row.kind).rule,
        })),
      });
    },
    async refund(tx, orderNo, shares, at) {
      for (const { kind, units } of shares) {
        if (!(await takeRefunded(tx, orderNo, { kind, units })))
          throw new Error(`Order ${orderNo} has no ${units} ${kind} to give back.`);
        await of(kind).refund(tx, { orderNo, units, at });
      }
    },
  };
}
