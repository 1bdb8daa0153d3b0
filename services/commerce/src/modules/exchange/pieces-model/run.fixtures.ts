import { expect } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import fc from 'fast-check';
import { COIN, PLAIN, READY } from '../../../../test-support/catalogue.fixtures.ts';
import { addCredit, creditBalance } from '../../credits/index.ts';
import { checkLedger } from '../../ledger/index.ts';
import { grantCoins } from '../../loyalty/coins.ts';
import { closeOrders, closePartsKept } from '../../orders/closing/close.ts';
import { invoiceOf } from '../../orders/invoice/invoice-of-order.ts';
import { PAN, type ExchangeHarness } from '../exchange.fixtures.ts';
import type { Real } from './command.fixtures.ts';
import { commandsOf, sendAll } from './commands.fixtures.ts';
import { DAY, isReturnable, mayReturn, type Model } from './pieces-model.fixtures.ts';

const STEPS = ['confirmed', 'in_production', 'quality_check', 'hallmarking', 'ready', 'shipped'];
const TO_THE_DOOR = [...STEPS, 'out_for_delivery', 'delivered'];
const COINS = 1_500;

let buyers = 0;

/** A delivered order of four lines and six pieces, paid with a coupon, coins, credits and money. @param rupees of a piece */
async function deliveredOrder(
  store: ExchangeHarness,
  rupees: number,
  credits: number,
): Promise<{ readonly model: Model; readonly real: Real }> {
  await store.reset();
  Object.assign(store.fakeStock, { unitPaise: rupees * 100, ratePerGram: 900_000 });
  const owner = await store.customer();
  const { token, customerId } = owner;
  const at = store.now;
  await store.db.transaction().execute(async (tx) => {
    const expiresAt = new Date(at.getTime() + 900 * DAY);
    await grantCoins(tx, { customerId, origin: 'gift', coins: COINS, expiresAt, at });
    const credit = {
      customerId,
      wallet: 'credits',
      origin: 'test',
      amount: credits,
      source: 'referral',
    } as const;
    if (credits > 0) await addCredit(tx, { ...credit, expiresAt: null, at });
  });
  await store.fill(token, PLAIN, 1);
  await store.fill(token, READY, 2);
  await store.fill(token, COIN, 2);
  const sized = { product_id: 12, quantity: 1, size: '12' };
  expect((await store.post('/api/customer/cart/add/', sized, { token })).status).toBe(200);
  buyers += 1;
  // Each from a house of their own: of one address so many codes would be a stranger who guesses.
  const headers = { 'x-forwarded-for': `198.18.${buyers >> 8}.${buyers % 256}` };
  const coupon = await store.post('/api/coupon/coupon/apply/', { code: 'FLAT' }, { token, headers });
  expect(coupon.status).toBe(200);
  await store.post('/api/wallet/tender/use/', { kind: 'credits', use: credits > 0 }, { token });
  const address = await store.home(token);
  const { lock_id } = await store.lock(token, { address_id: address, use_coins: true });
  const { body } = await store.order(token, {
    lock_id,
    shipping_address_id: address,
    pan: PAN,
    use_coins: true,
  });
  const order = body.data as OrderCreated;
  await store.pay(order);
  await store.captured(order);
  for (const to of TO_THE_DOOR) expect((await store.step(order.order_no, to)).status).toBe(200);
  const { lines, totals } = await store.details(token, order.order_no);
  const tender = (kind: string): number => totals.tenders.find((one) => one.kind === kind)?.amount_paise ?? 0;
  const model: Model = {
    now: at.getTime(),
    deliveredAt: at.getTime(),
    rate: { version: 1, perGram: 900_000 },
    order: 'delivered',
    pieces: lines.map((line) => ({
      id: line.item_id,
      quantity: line.quantity,
      price: line.without_gst_paise + line.gst_paise,
      hasStones: line.product_id !== COIN,
      ...{ where: 'kept', isRejected: false, tradedIn: null },
    })),
    asked: { lines: [], to: 'source' },
    total: totals.total_paise,
    payable: totals.total_payable_paise,
    left: {
      money: totals.total_payable_paise,
      credits: tender('credits'),
      coins: tender('coins') / 100,
    },
    wallet: { credits: credits - tender('credits'), coins: COINS - tender('coins') / 100 },
    ...{ refunds: [], requests: [], quotes: new Map(), isSale: false },
  };
  expect(model.pieces).toHaveLength(4);
  expect(model.pieces.reduce((sum, { price }) => sum + price, 0)).toBe(model.total);
  const owned = { ...owner, orderNo: order.order_no, itemId: '' };
  return { model, real: { store, owned, bank: { made: new Map(), refuses: false } } };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The store is as the model says, and what must always hold does. @param paidBefore by the bank, in earlier runs */
async function expectSame(now: Model, { store, owned }: Real, paidBefore: number): Promise<void> {
  const { orderNo, customerId } = owned;
  const order = await store.details(owned.token, orderNo);
  expect([order.state, order.can.return]).toEqual([
    now.order,
    mayReturn(now) && now.pieces.some((piece) => isReturnable(piece)),
  ]);
  expect(order.lines.map((line) => line.handed_in)).toEqual(
    now.pieces.map(({ tradedIn }) => tradedIn !== null),
  );
  const { rows: requests } = await store.pool.query<{ id: string; state: string; line: string }>(
    `select request_id as id, state, subject as line from customer_requests where customer_id = $1 and kind <> 'payout-excess' order by created_at`,
    [customerId],
  );
  const stateOf = new Map(requests.map(({ id, state }) => [id, state]));
  expect(now.requests.map(({ id }) => stateOf.get(id))).toEqual(now.requests.map(({ state }) => state));
  // A piece is in one request that goes on or came to its end, whatever kind it is of.
  const { rows: returns } = await store.pool.query<{ items: string[] }>(
    `select item_ids as items from order_requests where order_no = $1 and kind = 'return' and state in ('open', 'accepted', 'done')`,
    [orderNo],
  );
  const taken = [
    ...returns.flatMap(({ items }) => items),
    ...requests.filter(({ state }) => !FREE.includes(state)).map(({ line }) => line),
  ];
  expect(taken.toSorted()).toEqual([...new Set(taken)].toSorted());
  // What was given is what was quoted or accepted, each way.
  const coinsOf = `customer:${customerId}:coins:gift`;
  const requestIds = now.requests.map(({ id }) => id);
  const { rows: books } = await store.pool.query<{ code: string; balance: string }>(
    `select code, balance from ledger_accounts where code = $1 or code = any ($2) or (code like 'order:' || $3 || ':%' and balance <> 0)`,
    [coinsOf, requestIds.map((id) => `payout:${id}:payable:INR`), orderNo],
  );
  const balance = (code: string): number => Number(books.find((row) => row.code === code)?.balance ?? 0);
  expect([await creditBalance(store.db, customerId, 'credits', store.now), balance(coinsOf)]).toEqual([
    now.wallet.credits,
    now.wallet.coins,
  ]);
  expect((await store.booked('outside:payouts:INR')) - paidBefore).toBe(
    sumOf(now.requests.map(({ paid }) => paid)),
  );
  for (const { id, state } of now.requests)
    if (!['paying-out', 'payout-failed'].includes(state)) expect(balance(`payout:${id}:payable:INR`)).toBe(0);
  const funds = books.filter(({ code }) => code.startsWith('order:'));
  const refunded = sumOf(now.refunds.map(({ amount }) => amount));
  const isOver = now.isSale || refunded >= now.total;
  expect(sumOf(funds.map((row) => Number(row.balance)))).toBe(isOver ? 0 : now.total - refunded);
  // Invoice and credit notes.
  const invoice = await invoiceOf(store.app.deps, { kind: 'customer', id: customerId }, orderNo);
  expect(invoice.total).toBe(now.total);
  expect((invoice.creditedBy ?? []).map(({ amount }) => amount)).toEqual(
    now.refunds.map(({ lines }) => sumOf(lines.map((at) => now.pieces[at]?.price ?? 0))),
  );
  // More money than was paid never leaves: given back, or gone with pieces that are handed in.
  const gone = sumOf(now.pieces.map(({ tradedIn }) => tradedIn?.money ?? 0));
  expect(sumOf(now.refunds.map(({ money }) => money)) + gone).toBeLessThanOrEqual(now.payable);
}

const FREE = ['refused', 'withdrawn', 'ended', 'gone-back'];

interface Length {
  readonly runs: number;
  /** Fewest and most steps of one. */
  readonly steps: readonly [number, number];
  readonly waitMs: number;
}

/**
 * Whatever shoppers, store, bank and time do with the pieces of an order, in any order: after each step the
 * store is as a model of plain sums says. @returns how many steps there were
 */
export async function compareWithModel(
  store: ExchangeHarness,
  { runs, steps: [least, most], waitMs }: Length,
): Promise<{ readonly steps: number; readonly seen: ReadonlyMap<string, number> }> {
  let steps = 0;
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 28_000, max: 41_000 }),
      fc.constantFrom(0, 6_000_000, 9_000_037),
      commandsOf(least, most),
      async (rupees, credits, sequence) => {
        const paidBefore = await store.booked('outside:payouts:INR');
        const { model, real } = await deliveredOrder(store, rupees, credits);
        const done: string[] = [];
        try {
          for (const step of sequence) {
            store.now = new Date(store.now.getTime() + 1_000);
            model.now = store.now.getTime();
            done.push(step.name);
            await step.run(model, real);
            await expectSame(model, real, paidBefore);
            steps += 1;
          }
          await end(model, real);
        } catch (error) {
          throw new Error(`after ${done.join(', ')}`, { cause: error });
        }
        for (const { state } of model.requests) seen.set(state, (seen.get(state) ?? 0) + 1);
        seen.set(model.order, (seen.get(model.order) ?? 0) + 1);
        seen.set('refunds', (seen.get('refunds') ?? 0) + model.refunds.length);
      },
    ),
    { numRuns: runs, interruptAfterTimeLimit: waitMs, markInterruptAsFailure: true, endOnFailure: true },
  );
  return { steps, seen };
}

/** Whatever goes on comes to its end; then nothing of the order is left in its accounts, and the ledger is balanced. */
async function end(model: Model, { store, owned, bank }: Real): Promise<void> {
  bank.refuses = false;
  await sendAll({ store, bank });
  const rest = ['pickup_scheduled', 'picked_up', 'return_qc', 'return_rejected'];
  const from = ['return_requested', ...rest].indexOf(model.order);
  if (from >= 0 && from < 4)
    for (const to of rest.slice(from))
      expect((await store.step(owned.orderNo, to, { note: 'Looked at.' })).status).toBe(200);
  await store.later(owned, 18 * DAY);
  await Promise.all([closeOrders(store.db, store.now), closePartsKept(store.db, store.now)]);
  const { undecidedHolds, ...faults } = await checkLedger(store.db, store.now);
  expect([undecidedHolds, Object.values(faults).filter((count) => count !== 0)]).toEqual([[], []]);
  const rows = await store.rows(
    `select code from ledger_accounts where code like 'order:' || $1 || ':%' and balance <> 0`,
    [owned.orderNo],
  );
  expect(rows).toEqual([]);
}
