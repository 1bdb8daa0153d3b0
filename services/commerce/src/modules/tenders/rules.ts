import type { PaymentMode } from '@suvarna/contracts/checkout';
import type { ErrorCode } from '@suvarna/contracts/call';
import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import { oneKindOf, type GoodsKind } from './goods.ts';

export type { GoodsKind };

/** Why a tender does not count: the way to pay or the currency, goods of too little value, or none left. */
export type TenderReason = 'mode' | 'minimum' | 'insufficient';

/** What is said of a tender that does not count. */
export interface TenderRefusal {
  readonly kind: string;
  readonly reason: TenderReason;
  readonly code: ErrorCode;
  readonly message: string;
}

/**
 * When a kind of tender counts, and how far. A tender is taken off after tax (domain rules §2.3): coins,
 * a balance, a voucher.
 */
export interface TenderRule {
  readonly kind: string;
  /** What is used first has the lower number, and is given back last. */
  readonly precedence: number;
  /** Minor units that one unit of it is worth: 100 for a coin, 1 for a balance of money. */
  readonly unit: MinorUnits;
  readonly currencies: readonly Currency[];
  /** Whether an order that uses it can be paid at the door. */
  readonly atTheDoor: boolean;
  /** Whether goods of this category, and of this make, count for it. */
  readonly counts: (category: string, goods: GoodsKind) => boolean;
  /** Least value of the goods that count, after the coupon, in minor units. */
  readonly minimum: MinorUnits;
  /** Most of the goods that count that it may pay, in percent. */
  readonly capPct: number;
  /** Kinds that it is not used together with; the one of lower precedence stays. */
  readonly excludes: readonly string[];
  readonly refusals: Readonly<Record<TenderReason, Pick<TenderRefusal, 'code' | 'message'>>>;
  /** The shopper who has its number spends it: it is no account's. */
  readonly bearer?: true;
  /** Used with all its units or not at all: goods that are worth less are refused as too little. */
  readonly whole?: true;
  /** What is said when a coupon counts for the bag; left out where a coupon may. */
  readonly notWithCoupon?: Pick<TenderRefusal, 'code' | 'message'>;
  /** What is said when the bag's goods are of several kinds; left out where they may be. */
  readonly oneKindOnly?: Pick<TenderRefusal, 'code' | 'message'>;
}

/** A line of the bag after the coupon. `price` is with tax. */
interface TenderLine {
  readonly category: string;
  readonly goods: GoodsKind;
  readonly price: MinorUnits;
}

export interface TenderBag {
  readonly lines: readonly TenderLine[];
  /** What the goods cost with tax and shipping. */
  readonly total: MinorUnits;
  readonly currency: Currency;
  /** `null` while no way to pay is chosen; that counts as paid ahead. */
  readonly paymentMode: PaymentMode | null;
  /** A coupon counts for it. */
  readonly couponed?: boolean;
}

/** `units` of a tender and what they are worth, in minor units. */
export interface TenderUse {
  readonly kind: string;
  readonly units: number;
  readonly amount: MinorUnits;
}

export interface TenderPlan {
  /** In order of precedence. */
  readonly uses: readonly TenderUse[];
  /** Of those that were wished for and do not count. */
  readonly refused: readonly TenderRefusal[];
  /** Kinds that count, and for which those before them left nothing to pay. */
  readonly idle: readonly string[];
}

export interface WantedTender {
  readonly rule: TenderRule;
  /** Units that the shopper has. */
  readonly balance: number;
}

const inOrder = <Item extends { readonly rule: TenderRule }>(items: readonly Item[]): Item[] =>
  items.toSorted(
    (a, b) => a.rule.precedence - b.rule.precedence || a.rule.kind.localeCompare(b.rule.kind, 'en'),
  );

export const sumOf = (uses: readonly Pick<TenderUse, 'amount'>[]): MinorUnits =>
  uses.reduce((sum, { amount }) => sum + amount, 0);

export const refusalFor = (rule: TenderRule, reason: TenderReason): TenderRefusal => ({
  kind: rule.kind,
  reason,
  ...rule.refusals[reason],
});

function reasonAgainst(
  rule: TenderRule,
  bag: TenderBag,
  base: MinorUnits,
  used: readonly TenderUse[],
): TenderReason | undefined {
  const wrongMode = bag.paymentMode === 'cod' && !rule.atTheDoor;
  const isExcluded = used.some(({ kind }) => rule.excludes.includes(kind));
  if (wrongMode || isExcluded || !rule.currencies.includes(bag.currency)) return 'mode';
  return base < rule.minimum ? 'minimum' : undefined;
}

const worthOf = (bag: TenderBag, rules: readonly TenderRule[]): MinorUnits =>
  bag.lines.reduce(
    (sum, { category, goods, price }) =>
      sum + (rules.some((rule) => rule.counts(category, goods)) ? price : 0),
    0,
  );

interface Used extends TenderUse {
  readonly rule: TenderRule;
}

/**
 * What those before it leave of the goods that count for a tender. It is not said which goods a tender paid
 * for, only for which it may: so it may have so much as there is beside any of those before it together
 * (the marriage theorem). A wallet for gold coins never pays for a ring because coins have paid for less.
 */
function leftFor(rule: TenderRule, bag: TenderBag, used: readonly Used[]): MinorUnits {
  const groups = used.reduce<readonly (readonly Used[])[]>(
    (found, one) => [...found, ...found.map((group) => [...group, one])],
    [[]],
  );
  const left = groups.map((group) => worthOf(bag, [rule, ...group.map((use) => use.rule)]) - sumOf(group));
  return Math.max(0, Math.min(bag.total - sumOf(used), ...left));
}

/**
 * How far each tender pays for a bag. All that may be used is, in order of precedence; the shopper
 * switches a tender on or off and chooses no amount (domain rules §2.10 and §2.14 row 24). Together they
 * are never worth more than the goods.
 */
export function planTenders(wanted: readonly WantedTender[], bag: TenderBag): TenderPlan {
  const used: Used[] = [];
  const refused: TenderRefusal[] = [];
  const idle: string[] = [];
  for (const { rule, balance } of inOrder(wanted)) {
    const base = worthOf(bag, [rule]);
    const reason = reasonAgainst(rule, bag, base, used);
    const left = leftFor(rule, bag, used);
    const most = Math.min(Math.floor((base * rule.capPct) / 100), left);
    const units = reason === undefined ? Math.min(balance, Math.floor(most / rule.unit)) : 0;
    if (rule.oneKindOnly !== undefined && oneKindOf(bag.lines.map(({ goods }) => goods)) === undefined)
      refused.push({ kind: rule.kind, reason: 'mode', ...rule.oneKindOnly });
    else if (rule.notWithCoupon !== undefined && bag.couponed === true)
      refused.push({ kind: rule.kind, reason: 'mode', ...rule.notWithCoupon });
    else if (rule.whole === true && units < balance) refused.push(refusalFor(rule, reason ?? 'minimum'));
    else if (units > 0) used.push({ kind: rule.kind, units, amount: units * rule.unit, rule });
    else if (reason === undefined && balance > 0 && left < rule.unit) idle.push(rule.kind);
    else refused.push(refusalFor(rule, reason ?? 'insufficient'));
  }
  return { uses: used.map(({ kind, units, amount }) => ({ kind, units, amount })), refused, idle };
}

/** Why an order with these tenders cannot be paid that way, if it cannot. */
export function modeRefusal(rules: readonly TenderRule[], mode: PaymentMode): TenderRefusal | undefined {
  const rule = mode === 'cod' ? rules.find(({ atTheDoor }) => !atTheDoor) : undefined;
  return rule && refusalFor(rule, 'mode');
}

/** What an order was paid with besides money, and what of it went back. */
export interface PaidTender extends TenderUse {
  readonly rule: TenderRule;
  readonly refundedUnits: number;
}

export interface RefundShares {
  /** Minor units that go back the way the money came. */
  readonly money: MinorUnits;
  /** In the order in which they go back. */
  readonly tenders: readonly TenderUse[];
}

/**
 * Shares a refund over what was paid, in the reverse order of paying: tenders paid first, so money goes
 * back first and the first tender last (domain rules §2.10). A rest smaller than a unit goes back as one.
 *
 * @param paid `money`: what was paid in money and has not gone back
 * @throws RangeError when more is to be given back than was paid
 */
export function shareRefund(
  amount: MinorUnits,
  paid: { readonly money: MinorUnits; readonly tenders: readonly PaidTender[] },
): RefundShares {
  const left = paid.tenders.map((tender) => ({ ...tender, units: tender.units - tender.refundedUnits }));
  const most = paid.money + left.reduce((sum, { units, rule }) => sum + units * rule.unit, 0);
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > most)
    throw new RangeError(`${amount} cannot be given back of ${most}.`);
  const money = Math.min(amount, paid.money);
  const tenders: TenderUse[] = [];
  let rest = amount - money;
  for (const { rule, units: all } of inOrder(left).reverse()) {
    const units = Math.min(all, Math.ceil(rest / rule.unit));
    if (units > 0) tenders.push({ kind: rule.kind, units, amount: units * rule.unit });
    rest = Math.max(0, rest - units * rule.unit);
  }
  return { money, tenders };
}
