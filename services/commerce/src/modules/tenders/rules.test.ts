import { describe, expect, it } from '@jest/globals';
import type { Currency } from '@suvarna/contracts/money';
import fc from 'fast-check';
import { coinTender } from '../loyalty/coin-tender.ts';
import { goodsOf } from './goods.ts';
import {
  modeRefusal,
  planTenders,
  shareRefund,
  sumOf,
  type GoodsKind,
  type TenderBag,
  type TenderRule,
} from './rules.ts';

const bagOf = (price: number, change: Partial<TenderBag> = {}): TenderBag => ({
  lines: [{ category: 'rings', goods: 'plain-gold', price }],
  total: price,
  currency: 'INR',
  paymentMode: null,
  ...change,
});
const coins = (balance: number, change: Partial<TenderRule> = {}) => ({
  rule: { ...coinTender.rule, ...change },
  balance,
});
const unitsOf = (bag: TenderBag, wanted = coins(5_000)) => planTenders([wanted], bag).uses[0]?.units;

describe('coins that may pay for a bag (domain rules §2.10)', () => {
  it.each([
    ['the cap', bagOf(2_000_000), coins(5_000), 2_000],
    ['the balance', bagOf(2_000_000), coins(150), 150],
    ['exactly the minimum', bagOf(1_000_000), coins(5_000), 1_000],
    ['whole coins', bagOf(1_000_999), coins(5_000), 1_000],
    ['another cap', bagOf(2_000_000), coins(5_000, { capPct: 25 }), 5_000],
    ['another minimum', bagOf(100), coins(5_000, { minimum: 100, capPct: 100 }), 1],
  ])('are limited by %s', (_what, bag, wanted, units) => {
    expect(unitsOf(bag, wanted)).toBe(units);
  });

  it.each([
    ['paying at the door', bagOf(2_000_000, { paymentMode: 'cod' }), 5_000, 'COINS.MODE_NOT_ALLOWED'],
    ['another currency', bagOf(2_000_000, { currency: 'GBP' }), 5_000, 'COINS.MODE_NOT_ALLOWED'],
    ['a paisa too little', bagOf(999_999), 5_000, 'COINS.BELOW_MINIMUM'],
    [
      'goods that do not count',
      bagOf(2_000_000, { lines: [{ category: 'gold-coins', goods: 'gold-coin', price: 2_000_000 }] }),
      5_000,
      'COINS.BELOW_MINIMUM',
    ],
    ['no coins', bagOf(2_000_000), 0, 'COINS.INSUFFICIENT'],
  ] as const)('are none with %s', (_what, bag, balance, code) => {
    expect(planTenders([coins(balance)], bag)).toMatchObject({
      uses: [],
      refused: [{ kind: 'coins', code }],
    });
  });
});

describe('a tender that pays for one kind of goods alone (specification S5.10)', () => {
  const oneKind = coins(5_000, {
    minimum: 0,
    capPct: 100,
    counts: () => true,
    oneKindOnly: { code: 'VOUCHER.SINGLE_CATEGORY', message: 'single-category voucher error' },
  });
  const line = (category: string, hasStones: boolean) => ({
    category,
    goods: goodsOf(category, hasStones),
    price: 1_000_000,
  });

  it.each([
    ['plain gold', 'used', [line('chains', false), line('bangles', false)]],
    ['diamonds and solitaires', 'used', [line('rings', true), line('solitaires', true)]],
    ['gold coins', 'used', [line('gold-coins', false)]],
    ['plain gold and diamonds', 'refused', [line('chains', false), line('rings', true)]],
    ['plain gold and a gold coin', 'refused', [line('chains', false), line('gold-coins', false)]],
    ['a solitaire and a gold coin', 'refused', [line('solitaires', true), line('gold-coins', false)]],
  ])('with %s is %s', (_what, outcome, lines) => {
    const { uses, refused } = planTenders([oneKind], bagOf(2_000_000, { lines }));
    expect(uses.length).toBe(outcome === 'used' ? 1 : 0);
    expect(refused.map(({ code }) => code)).toEqual(outcome === 'used' ? [] : ['VOUCHER.SINGLE_CATEGORY']);
  });
});

describe('a tender for goods of one kind', () => {
  const bag = bagOf(3_000_000, {
    lines: [
      { category: 'gold-coins', goods: 'gold-coin', price: 1_000_000 },
      { category: 'rings', goods: 'diamond-gemstone', price: 2_000_000 },
    ],
  });
  const ofGoods = (kind: GoodsKind, precedence: number, balance: number) =>
    coins(balance, {
      kind,
      precedence,
      unit: 1,
      minimum: 1,
      capPct: 100,
      counts: (_category, goods) => goods === kind,
    });
  const anything = (balance: number) =>
    coins(balance, { kind: 'money', precedence: 1, unit: 1, minimum: 0, capPct: 100, counts: () => true });
  const amounts = (wanted: Parameters<typeof planTenders>[0]) =>
    planTenders(wanted, bag).uses.map(({ kind, amount }) => [kind, amount]);

  it('pays for its goods, as far as they go', () => {
    expect(amounts([ofGoods('gold-coin', 7, 9_000_000), ofGoods('diamond-gemstone', 8, 500_000)])).toEqual([
      ['gold-coin', 1_000_000],
      ['diamond-gemstone', 500_000],
    ]);
    expect(planTenders([ofGoods('plain-gold', 7, 9_000_000)], bag).refused).toMatchObject([
      { kind: 'plain-gold', reason: 'minimum' },
    ]);
  });

  it('leaves its goods to it when money that pays for anything came first', () => {
    expect(amounts([anything(1_500_000), ofGoods('gold-coin', 7, 9_000_000)])).toEqual([
      ['money', 1_500_000],
      ['gold-coin', 1_000_000],
    ]);
  });

  it('pays for no other goods, when its own are paid', () => {
    const jewels = coins(2_000_000, {
      kind: 'jewels',
      precedence: 1,
      unit: 1,
      minimum: 0,
      capPct: 100,
      counts: (category) => category !== 'gold-coins',
    });
    const { uses, refused, idle } = planTenders([jewels, ofGoods('diamond-gemstone', 8, 900_000)], bag);
    expect([uses.map(({ kind }) => kind), refused, idle]).toEqual([['jewels'], [], ['diamond-gemstone']]);
  });
});

describe('a tender that is used whole', () => {
  const whole = { ...coins(5_000, { kind: 'plan', unit: 100, minimum: 0, capPct: 100, whole: true }) };
  const notWithCoupon = { code: 'BOUNTY.NOT_WITH_COUPON', message: 'no coupon' } as const;

  it.each([
    ['worth more', 500_001, 5_000],
    ['worth exactly as much', 500_000, 5_000],
  ])('pays for goods %s', (_what, price, units) => {
    expect(unitsOf(bagOf(price), whole)).toBe(units);
  });

  it('pays for none that are worth a paisa less, and never in part', () => {
    expect(planTenders([whole], bagOf(499_999))).toMatchObject({
      uses: [],
      refused: [{ reason: 'minimum' }],
    });
  });

  it('gives way to no other that comes after it, and leaves it the rest', () => {
    const after = coins(5_000, { precedence: 20, minimum: 0, capPct: 100 });
    const { uses } = planTenders([after, whole], bagOf(600_000));
    expect(uses.map(({ kind, units }) => [kind, units])).toEqual([
      ['plan', 5_000],
      ['coins', 1_000],
    ]);
  });

  it('is refused beside a coupon that counts, where it says so', () => {
    const alone = { ...whole, rule: { ...whole.rule, notWithCoupon } };
    expect(planTenders([alone], bagOf(600_000)).uses).toHaveLength(1);
    expect(planTenders([alone], bagOf(600_000, { couponed: true }))).toMatchObject({
      uses: [],
      refused: [{ code: 'BOUNTY.NOT_WITH_COUPON' }],
    });
  });
});

/** Any tender there could be. */
const anyRule = (kind: string): fc.Arbitrary<TenderRule> =>
  fc.record({
    kind: fc.constant(kind),
    precedence: fc.integer({ min: 0, max: 3 }),
    unit: fc.constantFrom(1, 100, 250),
    currencies: fc.constantFrom<readonly Currency[]>(['INR'], ['INR', 'GBP']),
    atTheDoor: fc.boolean(),
    counts: fc.constantFrom<TenderRule['counts']>(
      () => true,
      (category) => category === 'rings',
      (category) => category !== 'gold-coins',
      (_category, goods) => goods === 'diamond-gemstone',
    ),
    minimum: fc.constantFrom(0, 100_000),
    capPct: fc.integer({ min: 1, max: 100 }),
    excludes: fc.subarray(['a', 'b', 'c'].filter((other) => other !== kind)),
    refusals: fc.constant(coinTender.rule.refusals),
  });
const anyWanted = fc.tuple(
  ...['a', 'b', 'c'].map((kind) =>
    fc.record({ rule: anyRule(kind), balance: fc.integer({ min: 0, max: 10_000_000 }) }),
  ),
);
const anyBag = fc
  .record({
    lines: fc.array(
      fc.record({
        category: fc.constantFrom('rings', 'gold-coins', 'solitaires'),
        goods: fc.constantFrom<GoodsKind>('gold-coin', 'plain-gold', 'diamond-gemstone'),
        price: fc.integer({ min: 1, max: 50_000_000 }),
      }),
      { maxLength: 5 },
    ),
    shipping: fc.constantFrom(0, 5_000),
    currency: fc.constantFrom<Currency>('INR', 'GBP'),
    paymentMode: fc.constantFrom<TenderBag['paymentMode']>(null, 'sandbox', 'cod'),
  })
  .map(({ shipping, ...bag }): TenderBag => ({
    ...bag,
    total: shipping + bag.lines.reduce((sum, { price }) => sum + price, 0),
  }));

const worthOf = (bag: TenderBag, { counts }: TenderRule): number =>
  bag.lines.reduce((sum, { category, goods, price }) => sum + (counts(category, goods) ? price : 0), 0);

/**
 * Whether so much of each tender goes into goods that count for it, by trying: each in turn takes what is
 * free of its goods, and makes others move over. Written a second time, and otherwise than the rule is.
 */
function goodsHold(
  bag: TenderBag,
  amounts: readonly { readonly rule: TenderRule; readonly amount: number }[],
): boolean {
  const paid = amounts.map(() => bag.lines.map(() => 0));
  const takesMore = (tender: number, asked: number, seen: ReadonlySet<number>): number => {
    let left = asked;
    bag.lines.forEach(({ category, goods, price }, line) => {
      if (left === 0 || seen.has(line) || !amounts[tender]?.rule.counts(category, goods)) return;
      const onLine = (): number => paid.reduce((sum, row) => sum + (row[line] ?? 0), 0);
      const give = (one: number, amount: number): void => {
        const row = paid[one];
        if (row !== undefined) row[line] = (row[line] ?? 0) + amount;
      };
      const free = Math.min(left, price - onLine());
      give(tender, free);
      left -= free;
      paid.forEach((row, other) => {
        const movable = Math.min(left, row[line] ?? 0);
        if (other === tender || movable === 0) return;
        const stayed = takesMore(other, movable, new Set([...seen, line]));
        const moved = movable - stayed;
        give(other, -moved);
        give(tender, moved);
        left -= moved;
      });
    });
    return left;
  };
  return amounts.every(({ amount }, tender) => takesMore(tender, amount, new Set()) === 0);
}

describe('any tenders on any bag', () => {
  it('pay at most what the goods cost, what each may pay, and what the shopper has', () => {
    fc.assert(
      fc.property(anyWanted, anyBag, (wanted, bag) => {
        const { uses, refused, idle } = planTenders(wanted, bag);
        expect(sumOf(uses)).toBeLessThanOrEqual(bag.total);
        expect([...[...uses, ...refused].map(({ kind }) => kind), ...idle].toSorted()).toEqual([
          'a',
          'b',
          'c',
        ]);
        for (const { kind, units, amount } of uses) {
          const { rule, balance } = wanted.find((one) => one.rule.kind === kind) ?? coins(0);
          const base = bag.lines
            .filter(({ category, goods }) => rule.counts(category, goods))
            .reduce((sum, { price }) => sum + price, 0);
          expect(amount).toBe(units * rule.unit);
          expect(units).toBeLessThanOrEqual(balance);
          expect(amount * 100).toBeLessThanOrEqual(base * rule.capPct);
          expect(base).toBeGreaterThanOrEqual(rule.minimum);
          expect(rule.currencies).toContain(bag.currency);
          expect(bag.paymentMode !== 'cod' || rule.atTheDoor).toBe(true);
        }
      }),
    );
  });

  it('are used by precedence, the most of each before the next, and none beside one it excludes', () => {
    fc.assert(
      fc.property(anyWanted, anyBag, (wanted, bag) => {
        const { uses } = planTenders(wanted, bag);
        const ruleOf = (kind: string): TenderRule =>
          (wanted.find(({ rule }) => rule.kind === kind) ?? coins(0)).rule;
        uses.forEach((use, index) => {
          const before = uses.slice(0, index);
          const rule = ruleOf(use.kind);
          for (const earlier of before) {
            expect(ruleOf(earlier.kind).precedence).toBeLessThanOrEqual(rule.precedence);
            expect(rule.excludes).not.toContain(earlier.kind);
          }
          // One unit more, of what is there and within its own cap, would not go into the goods.
          const { balance } = wanted.find((one) => one.rule.kind === use.kind) ?? coins(0);
          const base = worthOf(bag, rule);
          const more = use.amount + rule.unit;
          const [fits, wouldFit] = [use.amount, more].map(
            (amount) =>
              sumOf(before) + amount <= bag.total &&
              goodsHold(bag, [
                ...before.map((one) => ({ rule: ruleOf(one.kind), amount: one.amount })),
                { rule, amount },
              ]),
          );
          expect(fits).toBe(true);
          expect(use.units < balance && more * 100 <= base * rule.capPct && wouldFit).toBe(false);
        });
      }),
    );
  });

  it('stand against paying at the door when one of them does', () => {
    fc.assert(
      fc.property(anyWanted, (wanted) => {
        const rules = wanted.map(({ rule }) => rule);
        expect(modeRefusal(rules, 'cod') === undefined).toBe(rules.every(({ atTheDoor }) => atTheDoor));
        expect(modeRefusal(rules, 'sandbox')).toBeUndefined();
      }),
    );
  });
});

describe('a refund', () => {
  const anyPaid = fc.record({
    money: fc.integer({ min: 0, max: 10_000_000 }),
    tenders: anyWanted.map((wanted) =>
      wanted.map(({ rule, balance }) => ({
        kind: rule.kind,
        rule,
        units: balance % 5_000,
        amount: (balance % 5_000) * rule.unit,
        refundedUnits: 0,
      })),
    ),
  });

  it('gives money back first, then tenders in the reverse order of paying, never more of one than was paid', () => {
    fc.assert(
      fc.property(anyPaid, fc.double({ min: 0, max: 1, noNaN: true }), (paid, part) => {
        const most = paid.money + sumOf(paid.tenders);
        fc.pre(most > 0);
        const amount = Math.max(1, Math.floor(most * part));
        const { money, tenders } = shareRefund(amount, paid);
        expect(money).toBe(Math.min(amount, paid.money));
        for (const [index, { kind, units, amount: back }] of tenders.entries()) {
          const one = paid.tenders.find((tender) => tender.kind === kind);
          expect(units).toBeLessThanOrEqual(one?.units ?? 0);
          expect(back).toBe(units * (one?.rule.unit ?? 0));
          // All of it, unless it is the last that is needed.
          if (index < tenders.length - 1) expect(units).toBe(one?.units);
        }
        const precedences = tenders.map(
          ({ kind }) => paid.tenders.find((tender) => tender.kind === kind)?.rule.precedence ?? 0,
        );
        expect(precedences).toEqual(precedences.toSorted((a, b) => b - a));
        // A rest smaller than a unit goes back as one: less than a unit too much, and never too little.
        const sum = money + sumOf(tenders);
        expect(sum).toBeGreaterThanOrEqual(amount);
        expect(sum - amount).toBeLessThan(250 * 3);
      }),
    );
  });

  it('in parts is never more than was paid', () => {
    fc.assert(
      fc.property(
        anyPaid,
        fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 8 }),
        (paid, parts) => {
          let money = paid.money;
          const refunded = new Map<string, number>();
          for (const amount of parts) {
            const left = {
              money,
              tenders: paid.tenders.map((one) => ({ ...one, refundedUnits: refunded.get(one.kind) ?? 0 })),
            };
            const most =
              money +
              sumOf(left.tenders.map((one) => ({ amount: (one.units - one.refundedUnits) * one.rule.unit })));
            if (amount > most) {
              expect(() => shareRefund(amount, left)).toThrow(RangeError);
              continue;
            }
            const shares = shareRefund(amount, left);
            money -= shares.money;
            for (const { kind, units } of shares.tenders)
              refunded.set(kind, (refunded.get(kind) ?? 0) + units);
          }
          expect(money).toBeGreaterThanOrEqual(0);
          for (const { kind, units } of paid.tenders)
            expect(refunded.get(kind) ?? 0).toBeLessThanOrEqual(units);
        },
      ),
    );
  });

  it.each([0, -1, 1.5, Number.NaN, 501])('of %s is refused', (amount) => {
    expect(() => shareRefund(amount, { money: 500, tenders: [] })).toThrow(RangeError);
  });
});
