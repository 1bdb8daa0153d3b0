import type { Subject } from '../subject.ts';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { Tx } from '../../../platform/database/database.ts';
import { cancelCashDue, recordCashDue, recordCashReceived } from '../cash-at-the-door.ts';
import { creditIssued, COINS_ISSUED, tenderValue } from '../accounts.ts';
import { expireLots } from '../end-lots.ts';
import type { LedgerHarness } from '../ledger.fixtures.ts';
import type { LotBook } from '../lot-book.ts';
import { balanceOfLots, grantLot, holdLots, recreditLots, releaseHeld, spendHeld } from '../lots.ts';
import { holdRefund, holdStray, recordCapture, recordLateMoney, settleRefund } from '../money.ts';
import { recogniseSale } from '../sale.ts';
import { balanceOf, rules, type Answer, type Model } from './ledger-model.fixtures.ts';

export const CUSTOMERS = 2;
export const ORDERS = 3;
const DAY = 86_400_000;

/** The real ledger, and what this run calls the model's customers, orders and so on. */
export interface Real {
  /** The wallet this run is about. */
  readonly book: LotBook;
  readonly ledger: LedgerHarness;
  readonly customers: readonly string[];
  readonly run: string;
}

const orderNo = ({ run }: Real, order: number): string => `M-${run}-${order}`;
const paymentId = ({ run }: Real, payment: number): string => `pay-${run}-${payment}`;
const refundId = ({ run }: Real, refund: number): string => `ref-${run}-${refund}`;

async function answerOf(work: Promise<unknown>): Promise<Answer> {
  try {
    return String(await work);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'nothing';
    if (name === 'LedgerConflict' || name === 'LedgerOverdrawn' || name === 'Error') return { throws: name };
    throw error;
  }
}

/** Balances of every guarded account of the run, as the model knows them. Accounts that hold nothing may be missing. */
function balancesOf(model: Model, real: Real): Map<string, number> {
  const balances = new Map<string, number>([['suspense:INR', model.suspense]]);
  model.lots.forEach((lots, customer) =>
    lots.forEach((lot) => {
      const origin = lot.origin.startsWith('recredit:')
        ? `recredit:${orderNo(real, Number(lot.origin.slice(9)))}:RF`
        : lot.origin;
      balances.set(real.book.lot(real.customers[customer] ?? '', origin, null).code, lot.coins);
    }),
  );
  model.orders.forEach((order, index) => {
    const held = order.coins === 'held' ? order.taken.reduce((sum, { coins }) => sum + coins, 0) : 0;
    balances.set(`order:${orderNo(real, index)}:funds:INR`, order.funds);
    balances.set(tenderValue(orderNo(real, index), real.book.wallet, 'INR').code, order.coinValue);
    balances.set(real.book.held(orderNo(real, index)).code, held);
  });
  for (const [refund, { amount, settled }] of model.refunds)
    balances.set(`refund:${refundId(real, refund)}:payable:INR`, settled ? 0 : amount);
  return balances;
}

async function expectSame(model: Model, real: Real): Promise<void> {
  const expected = balancesOf(model, real);
  const accounts = await real.ledger.db
    .selectFrom('ledger_accounts')
    .select(['code', 'balance'])
    .where('code', 'in', [...expected.keys()])
    .execute();
  const found = new Map(accounts.map(({ code, balance }) => [code, balance]));
  expect([...expected.keys()].map((code) => [code, found.get(code) ?? 0])).toEqual([...expected]);
  for (const [index, customer] of real.customers.entries()) {
    expect(await balanceOfLots(real.ledger.db, real.book, customer, new Date(model.now))).toBe(
      balanceOf(model, index),
    );
  }
}

type Act = (tx: Tx, real: Real, at: Date) => Promise<unknown>;

/** A command: what the model says, what the ledger does, and that both then hold the same. */
function command(name: string, says: (model: Model) => Answer, act: Act): fc.AsyncCommand<Model, Real> {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      const at = new Date(model.now);
      const answer = await answerOf(real.ledger.act((tx) => act(tx, real, at)));
      expect(answer).toEqual(says(model));
      await expectSame(model, real);
    },
  };
}

const INR = 'INR' as const;
const order = fc.nat({ max: ORDERS - 1 });
// Few and small numbers, so that commands meet: the same payment again, a refund of what is there, one coin too many.
const name = fc.nat({ max: 5 });
const tens = (max: number) => fc.integer({ min: 1, max }).map((many) => many * 10);
const amount = fc.integer({ min: 1, max: 8 }).map((thousands) => thousands * 1_000);
const days = fc.integer({ min: 1, max: 60 });

const grant = (customer: number, origin: string, many: number, life: number) =>
  command(
    `grant ${customer} ${origin} ${many} ${life}d`,
    (model) => rules.grant(model, customer, origin, many, life),
    (tx, { customers, book }, at) =>
      grantLot(tx, book, {
        customerId: customers[customer] ?? '',
        origin,
        units: many,
        expiresAt: new Date(at.getTime() + life * DAY),
        at,
        from: book.wallet === 'coins' ? COINS_ISSUED : creditIssued(book.wallet, 'order'),
        source: 'order',
      }),
  );

type Commands = fc.Arbitrary<fc.AsyncCommand<Model, Real>>;

const ofCoins: readonly Commands[] = [
  fc
    .tuple(fc.nat({ max: CUSTOMERS - 1 }), fc.constantFrom('a', 'b', 'c'), tens(6), days)
    .map(([customer, origin, many, life]) => grant(customer, origin, many, life)),
  fc.tuple(order, tens(6)).map(([index, many]) =>
    command(
      `hold ${index} ${many}`,
      (model) => rules.hold(model, index, many),
      (tx, real, at) =>
        holdLots(tx, real.book, {
          customerId: real.customers[index % CUSTOMERS] ?? '',
          orderNo: orderNo(real, index),
          units: many,
          expiresAt: at,
          at,
        }),
    ),
  ),
  order.map((index) =>
    command(
      `post ${index}`,
      (model) => rules.post(model, index),
      (tx, real, at) => spendHeld(tx, real.book, { orderNo: orderNo(real, index), at }),
    ),
  ),
  order.map((index) =>
    command(
      `void ${index}`,
      (model) => rules.release(model, index),
      (tx, real, at) => releaseHeld(tx, real.book, { orderNo: orderNo(real, index), at }),
    ),
  ),
  fc.tuple(order, tens(3)).map(([index, many]) =>
    command(
      `recredit ${index} ${many}`,
      (model) => rules.recredit(model, index, many),
      (tx, real, at) =>
        recreditLots(tx, real.book, { orderNo: orderNo(real, index), refundId: 'RF', units: many, at }),
    ),
  ),
];

const orderOf = (real: Real, index: number): Subject => ({ kind: 'order', id: orderNo(real, index) });

const ofMoney: readonly Commands[] = [
  fc.tuple(fc.constantFrom('capture', 'late'), name, order, amount).map(([kind, payment, index, money]) =>
    command(
      `${kind} ${payment} ${index} ${money}`,
      (model) => rules.pay(model, kind, payment, index, money),
      (tx, real, at) =>
        (kind === 'late' ? recordLateMoney : recordCapture)(tx, {
          subject: orderOf(real, index),
          provider: 'sandbox',
          paymentId: paymentId(real, payment),
          currency: INR,
          amount: money,
          at,
        }),
    ),
  ),
  fc.tuple(name, fc.oneof(order, fc.constant('suspense' as const)), amount).map(([refund, source, money]) =>
    command(
      `refund ${refund} ${source} ${money}`,
      (model) => rules.refund(model, refund, source, money),
      (tx, real, at) => {
        const held = { refundId: refundId(real, refund), currency: INR, amount: money, at };
        return source === 'suspense'
          ? holdStray(tx, held)
          : holdRefund(tx, { ...held, subject: orderOf(real, source) });
      },
    ),
  ),
  name.map((refund) =>
    command(
      `settle ${refund}`,
      (model) => rules.settle(model, refund),
      (tx, real, at) => settleRefund(tx, { refundId: refundId(real, refund), provider: 'sandbox', at }),
    ),
  ),
  fc.tuple(order, fc.constantFrom(1_000, 3_000), fc.constantFrom(0, 1_000)).map(([index, net, gst]) =>
    command(
      `close ${index} ${net} ${gst}`,
      (model) => rules.close(model, index, net, gst),
      (tx, real, at) =>
        recogniseSale(tx, {
          orderNo: orderNo(real, index),
          currency: INR,
          net,
          gst,
          shipping: 0,
          tenders: [real.book.wallet],
          at,
        }),
    ),
  ),
  fc.tuple(order, amount).map(([index, money]) =>
    command(
      `cash ${index} ${money}`,
      (model) => rules.cashDue(model, index, money),
      (tx, real, at) =>
        recordCashDue(tx, { subject: orderOf(real, index), currency: INR, amount: money, at }),
    ),
  ),
  fc.tuple(order, fc.constantFrom('received', 'cancelled'), amount).map(([index, how, money]) =>
    command(
      `cash ${how} ${index} ${money}`,
      (model) => rules.endCash(model, index, how, money),
      (tx, real, at) =>
        (how === 'received' ? recordCashReceived : cancelCashDue)(tx, {
          subject: orderOf(real, index),
          currency: INR,
          amount: money,
          at,
        }),
    ),
  ),
];

const ofTime: readonly Commands[] = [
  fc.constant(
    command(
      'expire',
      (model) => rules.expire(model),
      (_tx, { ledger, book }, at) => expireLots(ledger.db, book, at),
    ),
  ),
  days.map((many) =>
    command(
      `${many} days pass`,
      (model) => {
        model.now += many * DAY;
        return 'undefined';
      },
      () => Promise.resolve(),
    ),
  ),
];

/** What a run begins with: coins of two expiries for everybody, so that orders have something to hold. */
export const beginnings = Array.from(
  { length: CUSTOMERS },
  () =>
    [
      ['early', 30, 25],
      ['late', 60, 80],
    ] as const,
).flatMap((lots, customer) => lots.map(([origin, many, life]) => grant(customer, origin, many, life)));

/** Coins most of all: an order's coins are granted, held, spent and given back before they say much. */
export const commands: Commands[] = [...ofCoins, ...ofCoins, ...ofCoins, ...ofMoney, ...ofMoney, ...ofTime];
