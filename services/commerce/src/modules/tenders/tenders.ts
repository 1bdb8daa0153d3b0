import type { PaymentMode } from '@suvarna/contracts/checkout';
import type { MinorUnits } from '@suvarna/contracts/money';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Shopper } from '../identity/index.ts';
import type { GoodsKind } from './goods.ts';
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
  type WantedTender,
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
  /** Of every line of the order. */
  readonly goods: readonly GoodsKind[];
  readonly expiresAt: Date;
  readonly at: Date;
}

/** A tender of which the shopper has something, and how far it pays for the bag, or would beside those that are chosen. */
export interface TenderOffer {
  readonly tender: Tender;
  readonly balance: number;
  readonly chosen: boolean;
  readonly pays: MinorUnits;
  /** Why it pays nothing; none when the others leave nothing to pay. */
  readonly refused: TenderRefusal | undefined;
}

/** All tenders that are registered. What it writes down of an order is written in the caller's transaction. */
export interface Tenders {
  /** @throws when no module registered this kind: a fault of ours */
  of(kind: string): Tender;
  has(kind: string): boolean;
  /** How far the wanted kinds pay for a bag; kinds that no module registered count for nothing. */
  plan(db: Database | Tx, who: TenderOwner, kinds: readonly string[], bag: TenderBag): Promise<TenderPlan>;
  /** What the shopper could pay a bag with, in the order in which it is used. */
  offers(
    db: Database | Tx,
    who: TenderOwner,
    chosen: readonly string[],
    bag: TenderBag,
  ): Promise<readonly TenderOffer[]>;
  /** Why an order that uses these cannot be paid that way, if it cannot. */
  modeRefusal(kinds: readonly string[], mode: PaymentMode): TenderRefusal | undefined;
  /** Puts all of them aside for an order. @returns why not, when one has not so much; the caller's transaction is over then */
  hold(tx: Tx, held: HeldTenders): Promise<TenderRefusal | undefined>;
  /** The order is placed: what it held is spent. */
  spend(tx: Tx, orderNo: string, at: Date): Promise<void>;
  /** The order ended unpaid: what it held is its owner's again. */
  release(tx: Tx, orderNo: string, at: Date): Promise<void>;
  /**
   * Shares a refund over money and tenders.
   *
   * @param money what was paid in money and did not go back yet
   * @throws RangeError when more is to be given back than is left of what was paid
   */
  share(db: Database | Tx, orderNo: string, amount: MinorUnits, money: MinorUnits): Promise<RefundShares>;
  /** Gives tenders back with a refund of their order. Never more than was spent. */
  refund(
    tx: Tx,
    refund: { readonly orderNo: string; readonly refundId: string; readonly at: Date },
    shares: readonly TenderUse[],
  ): Promise<void>;
}

/** @throws when two tenders have the same kind */
export function createTenders(all: readonly Tender[]): Tenders {
  const byKind = new Map(all.map((tender) => [tender.rule.kind, tender]));
  if (byKind.size < all.length) throw new Error('Two tenders have the same kind.');
  const byPrecedence = all.toSorted((a, b) => a.rule.precedence - b.rule.precedence);
  const of = (kind: string): Tender => {
    const tender = byKind.get(kind);
    if (tender === undefined) throw new Error(`There is no tender of kind "${kind}".`);
    return tender;
  };
  /** Always in the order in which they are held: who gives back and who takes never wait for each other in a circle. */
  const inOrder = <Row extends { readonly kind: string }>(rows: readonly Row[]): Row[] =>
    rows.toSorted(
      (a, b) => of(a.kind).rule.precedence - of(b.kind).rule.precedence || (a.kind < b.kind ? -1 : 1),
    );
  const settle = async (tx: Tx, orderNo: string, to: 'spent' | 'released', at: Date): Promise<void> => {
    for (const { kind } of inOrder(await settleTenders(tx, orderNo, to)))
      await of(kind)[to === 'spent' ? 'spend' : 'release'](tx, { orderNo, at });
  };
  return {
    of,
    has: (kind) => byKind.has(kind),
    async plan(db, who, kinds, bag) {
      const wanted = [...new Set(kinds)].flatMap((kind) => byKind.get(kind) ?? []);
      const withBalances = [];
      for (const tender of wanted)
        withBalances.push({ rule: tender.rule, balance: await tender.balance(db, { ...who, bag }) });
      return planTenders(withBalances, bag);
    },
    async offers(db, who, chosen, bag) {
      const owned: (WantedTender & { readonly tender: Tender; readonly chosen: boolean })[] = [];
      for (const tender of byPrecedence) {
        const balance = await tender.balance(db, { ...who, bag });
        const isChosen = chosen.includes(tender.rule.kind);
        if (balance > 0 || isChosen) owned.push({ tender, rule: tender.rule, balance, chosen: isChosen });
      }
      return owned.map(({ tender, balance, chosen: isChosen }) => {
        const { kind } = tender.rule;
        const plan = planTenders(
          owned.filter((one) => one.chosen || one.rule.kind === kind),
          bag,
        );
        return {
          tender,
          balance,
          chosen: isChosen,
          pays: plan.uses.find((use) => use.kind === kind)?.amount ?? 0,
          refused: plan.refused.find((refusal) => refusal.kind === kind),
        };
      });
    },
    modeRefusal: (kinds, mode) =>
      modeRefusal(
        kinds.map((kind) => of(kind).rule),
        mode,
      ),
    async hold(tx, { orderNo, owner, uses, goods, expiresAt, at }) {
      await insertTenders(tx, orderNo, uses);
      for (const { kind, units } of uses) {
        const tender = of(kind);
        if ((await tender.hold(tx, { orderNo, owner, units, goods, expiresAt, at })) !== 'held')
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
    async refund(tx, { orderNo, refundId, at }, shares) {
      for (const { kind, units } of inOrder(shares)) {
        if (!(await takeRefunded(tx, orderNo, { kind, units })))
          throw new Error(`Order ${orderNo} has no ${units} ${kind} to give back.`);
        await of(kind).refund(tx, { orderNo, refundId, units, at });
      }
    },
  };
}
