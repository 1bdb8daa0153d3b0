import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderDetails, Refund } from '@suvarna/contracts/api/orders';
import { COIN, READY } from '../../../test-support/catalogue.fixtures.ts';
import { NOON } from '../../../test-support/checkout.fixtures.ts';
import { checkLedger } from '../ledger/check.ts';
import { settleRefund } from '../ledger/money.ts';
import { grantCoins } from '../loyalty/coins.ts';
import { startWallets, type WalletHarness } from '../wallet/wallets.fixtures.ts';
import { closeOrders, closePartsKept } from './close.ts';
import { creditNoteOf } from './invoice/credit-note-of-refund.ts';
import { invoiceOf } from './invoice/invoice-of-order.ts';
import type { Invoice } from './invoice/invoice.ts';
import { refundSettled } from './refund-settled.ts';

const DAY = 86_400_000;
const PIECE = 2_060_000;
const CREDITS = 6_000_000;
let shop: WalletHarness;
beforeAll(async () => {
  shop = await startWallets('returns-in-parts');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.reset();
  shop.fakeStock.unitPaise = PIECE;
  await shop.emptyBag();
});

const owner = () => ({ kind: 'customer', id: shop.customerId }) as const;
const go = async (orderNo: string, ...states: string[]): Promise<void> => {
  for (const to of states)
    expect(await shop.staff('order/transition/', { order_no: orderNo, to })).toMatchObject({ status: 200 });
};
const details = (orderNo: string): Promise<OrderDetails> => shop.details(shop.token, orderNo);
const ask = (orderNo: string, ...itemIds: string[]) =>
  shop.post(
    '/api/order/order/return_request/',
    { order_no: orderNo, item_ids: itemIds, reason_id: 11 },
    { token: shop.token },
  );
const collect = (orderNo: string) => go(orderNo, 'pickup_scheduled', 'picked_up', 'return_qc');

/** Six pieces in three lines at ₹20,600 each, delivered; paid with coins, credits and money. */
async function delivered(): Promise<OrderDetails> {
  await shop.fill(shop.token, READY, 2);
  await shop.fill(shop.token, COIN, 3);
  const missing = CREDITS - (await shop.balance('credits'));
  if (missing > 0) await shop.give('credits', missing, { expiresAt: null });
  await shop.db.transaction().execute((tx) =>
    grantCoins(tx, {
      customerId: shop.customerId,
      origin: `gift:${crypto.randomUUID()}`,
      coins: 20_000,
      expiresAt: new Date(NOON.getTime() + 20 * DAY),
      at: NOON,
    }),
  );
  await shop.use('credits');
  const order = await shop.buy({ use_coins: true });
  await shop.pay(order);
  // Refunds are taken from what `payments` has captured.
  await shop.pool.query(
    `insert into payment_captures (provider, provider_payment_id, provider_order_id, subject_kind, subject_id, merchant, amount, currency, kind, source, captured_at) values ('sandbox', $1, 'po', 'order', $2, 'm', $3, 'INR', 'due', 'webhook', now())`,
    [`pay-${order.order_no}`, order.order_no, order.total_payable_paise],
  );
  await go(order.order_no, 'confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery', 'delivered');
  return details(order.order_no);
}

async function giveBack(orderNo: string): Promise<Refund> {
  await collect(orderNo);
  const answer = await shop.staff('refund/approve/', { order_no: orderNo, approved_by: 'Meera' });
  expect(answer).toMatchObject({ status: 200 });
  const refund = answer.body.data as Refund;
  if (refund.state === 'initiated')
    await shop.db.transaction().execute(async (tx) => {
      const step = { refundId: refund.refund_order_id, at: shop.now };
      await settleRefund(tx, { ...step, provider: 'sandbox' });
      await refundSettled(tx, shop.app.deps.tenders, step);
    });
  return refund;
}

async function expectBalancedBooks(orderNo: string): Promise<void> {
  const { undecidedHolds, ...faults } = await checkLedger(shop.db, shop.now);
  expect([undecidedHolds, Object.values(faults).filter((count) => count !== 0)]).toEqual([[], []]);
  const { rows } = await shop.pool.query<{ code: string }>(
    `select code from ledger_accounts where code like 'order:' || $1 || ':%' and balance <> 0`,
    [orderNo],
  );
  expect(rows).toEqual([]);
}

/** What goes back with each step: money first, then credits, then coins, as far as each is left. */
function modelOf(values: readonly number[], paid: readonly (readonly [string, number])[]) {
  const left = paid.map(([tender, amount]) => ({ tender, amount }));
  return values.map((value) => {
    let rest = value;
    return left.flatMap((one) => {
      const back = Math.min(rest, one.amount);
      rest -= back;
      one.amount -= back;
      return back === 0 ? [] : [`${one.tender} ${back}`];
    });
  });
}

const ORDERINGS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

describe('an order that goes back in parts', () => {
  it.each(ORDERINGS.map((ordering, index) => [ordering.join(', '), ordering, (index % 3) + 1] as const))(
    'line by line, %s: tenders, invoice, credit notes and tax agree at each step',
    async (_name, ordering, parts) => {
      const order = await delivered();
      const orderNo = order.order_no;
      const before = await invoiceOf(shop.app.deps, owner(), orderNo);
      const valueOf = (line: number): number => {
        const { taxable = 0, gst = 0 } = before.lines[line] ?? {};
        return taxable + gst;
      };
      const returned = ordering.slice(0, parts);
      const paid = Object.fromEntries(
        order.totals.tenders.map(({ kind, amount_paise: amount }) => [kind, amount]),
      );
      const model = modelOf(returned.map(valueOf), [
        ['bank', order.totals.total_payable_paise],
        ['credits', paid['credits'] ?? 0],
        ['coins', paid['coins'] ?? 0],
      ]);
      const notes: Invoice[] = [];
      for (const [step, line] of returned.entries()) {
        expect(await ask(orderNo, order.lines[line]?.item_id ?? '')).toMatchObject({ status: 200 });
        const refund = await giveBack(orderNo);
        expect(refund.tenders.map(({ tender, amount_paise: amount }) => `${tender} ${amount}`)).toEqual(
          model[step],
        );
        const note = await creditNoteOf(shop.app.deps, owner(), refund.refund_order_id);
        expect(note).toMatchObject({
          creditNote: { no: refund.credit_note_no },
          invoiceNo: before.invoiceNo,
          lines: [before.lines[line]],
          total: valueOf(line),
        });
        expect(note.taxable + note.tax.cgst + note.tax.sgst + note.tax.igst).toBe(note.total);
        notes.push(note);
      }
      const after = await invoiceOf(shop.app.deps, owner(), orderNo);
      expect(after.creditedBy).toEqual(
        notes.map(({ creditNote, total }) => ({ ...creditNote, amount: total })),
      );
      const sum = (of: (note: (typeof notes)[number]) => number): number =>
        notes.reduce((total, note) => total + of(note), 0);
      if (parts === 3)
        expect([sum(({ tax }) => tax.cgst), sum(({ tax }) => tax.sgst), sum(({ total }) => total)]).toEqual([
          before.tax.cgst,
          before.tax.sgst,
          before.total,
        ]);
      await shop.signIn();
      const now = await details(orderNo);
      expect([now.state, now.refunds?.length, now.can.return]).toEqual(['refunded', parts, parts < 3]);
      for (const days of [17, 18]) {
        shop.now = new Date(NOON.getTime() + days * DAY);
        await Promise.all([closeOrders(shop.db, shop.now), closePartsKept(shop.db, shop.now)]);
      }
      await expectBalancedBooks(orderNo);
    },
  );

  it('has one return at a time, and each piece in one', async () => {
    const { order_no: orderNo, lines } = await delivered();
    const [first = '', second = '', third = ''] = lines.map(({ item_id: id }) => id);
    const both = await Promise.all([ask(orderNo, first), ask(orderNo, second)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const asked = both[0].status === 200 ? first : second;
    expect(await ask(orderNo, third)).toMatchObject({ status: 409, body: { code: 'ORDER.STATE_CONFLICT' } });
    await giveBack(orderNo);
    await shop.signIn();
    expect(await ask(orderNo, asked)).toMatchObject({ status: 409, body: { code: 'ORDER.STATE_CONFLICT' } });
    expect(await ask(orderNo, third)).toMatchObject({ status: 200 });
  });

  it('goes on after a return that was rejected, whose piece is the shopper’s again', async () => {
    const { order_no: orderNo, lines } = await delivered();
    const [first = '', second = ''] = lines.map(({ item_id: id }) => id);
    await ask(orderNo, first);
    await collect(orderNo);
    await go(orderNo, 'return_rejected');
    expect(await details(orderNo)).toMatchObject({
      requests: [{ kind: 'return', state: 'declined' }],
      can: { return: true, claim: true },
    });
    shop.now = new Date(NOON.getTime() + DAY);
    await shop.signIn();
    expect(await ask(orderNo, second)).toMatchObject({ status: 200 });
    await giveBack(orderNo);
    expect(await details(orderNo)).toMatchObject({
      state: 'refunded',
      requests: [{ state: 'declined' }, { state: 'done' }],
      refunds: [{ state: 'done' }],
    });
    shop.now = new Date(NOON.getTime() + 17 * DAY);
    await closePartsKept(shop.db, shop.now);
    await expectBalancedBooks(orderNo);
  });

  it('ends with its window, for what is left as well', async () => {
    const { order_no: orderNo, lines } = await delivered();
    const [first = '', second = ''] = lines.map(({ item_id: id }) => id);
    await ask(orderNo, first);
    await giveBack(orderNo);
    shop.now = new Date(NOON.getTime() + 16 * DAY);
    await shop.signIn();
    expect(await ask(orderNo, second)).toMatchObject({
      status: 400,
      body: { code: 'ORDER.RETURN_WINDOW_CLOSED' },
    });
    expect(await details(orderNo)).toMatchObject({ can: { return: false } });
  });
});

it('answers a credit note as a PDF to its owner alone', async () => {
  const { order_no: orderNo, lines } = await delivered();
  await ask(orderNo, lines[0]?.item_id ?? '');
  const { refund_order_id: id, credit_note_no: no } = await giveBack(orderNo);
  const file = await shop.download(`/api/order/order/credit_note/?refund_order_id=${id}&lang=hi`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(file.headers['content-disposition']).toBe(
    `attachment; filename="credit-note-${no?.replaceAll('/', '-')}.pdf"`,
  );
  const stranger = await shop.get(`/api/order/order/credit_note/?refund_order_id=${id}`, {
    token: await shop.guest(),
  });
  expect(stranger).toMatchObject({ status: 404, body: { code: 'REFUND.NOT_FOUND' } });
});
