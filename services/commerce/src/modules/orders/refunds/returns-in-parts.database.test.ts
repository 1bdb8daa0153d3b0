import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderDetails, Refund } from '@suvarna/contracts/orders';
import fc from 'fast-check';
import { COIN, READY } from '../../../../test-support/catalogue.fixtures.ts';
import { NOON } from '../../../../test-support/orders/checkout.fixtures.ts';
import { checkLedger } from '../../ledger/check.ts';
import { settleRefund } from '../../ledger/money.ts';
import { grantCoins } from '../../loyalty/coins.ts';
import { startWallets } from '../../wallet/wallets.fixtures.ts';
import { closeOrders, closePartsKept } from '../closing/close.ts';
import { creditNoteOf } from '../invoice/credit-note-of-refund.ts';
import { invoiceOf } from '../invoice/invoice-of-order.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { refundSettled } from './refund-settled.ts';
import { met, dataOf } from '../../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const DAY = 86_400_000;
const PIECE = 2_060_000;
const CREDITS = 6_000_000;
const shop = ofSuite(() => startWallets('returns-in-parts'));
beforeEach(async () => {
  await shop.reset();
  shop.fakeStock.unitPaise = PIECE;
  await shop.emptyBag();
});

const owner = () => ({ kind: 'customer', id: shop.customerId }) as const;
const go = async (orderNo: string, ...states: string[]): Promise<void> => {
  for (const to of states) expect((await shop.step(orderNo, to, { note: 'Looked at.' })).status).toBe(200);
};
const details = (orderNo: string): Promise<OrderDetails> => shop.details(shop.token, orderNo);
const ask = (orderNo: string, ...itemIds: string[]) => shop.askReturn(shop.token, orderNo, itemIds);
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
  await shop.captured(order);
  await go(order.order_no, 'confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery', 'delivered');
  return details(order.order_no);
}

async function giveBack(orderNo: string): Promise<Refund> {
  await collect(orderNo);
  const answer = await shop.approveRefund(orderNo);
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
  const rows = await shop.rows<{ code: string }>(
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
        expect((await ask(orderNo, order.lines[line]?.item_id ?? '')).status).toBe(200);
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

  /** What shopper and store do with a return, in any order; a number asks for that line. */
  const STEPS = fc.array(fc.constantFrom(0, 1, 2, 'withdraw', 'give back', 'reject'), {
    minLength: 6,
    maxLength: 10,
  });
  it.each(fc.sample(STEPS, { numRuns: 6, seed: 20 }).map((steps) => [steps.join(', '), steps] as const))(
    'asked for, taken back, given back and rejected, %s: each is as a model says, and the books balance',
    async (_name, steps) => {
      const { order_no: orderNo, lines } = await delivered();
      const invoice = await invoiceOf(shop.app.deps, owner(), orderNo);
      const pieces: ('kept' | 'back' | 'refused')[] = ['kept', 'kept', 'kept'];
      const notes: number[] = [];
      let waiting: number | null = null;
      const withdraw = () =>
        shop.post('/api/order/order/return_withdraw/', { order_no: orderNo }, { token: shop.token });
      for (const step of steps) {
        if (typeof step === 'number') {
          const isFree: boolean = waiting === null && pieces[step] === 'kept';
          const { status } = await ask(orderNo, lines[step]?.item_id ?? '');
          expect([step, status]).toEqual([step, isFree ? 200 : 409]);
          if (isFree) waiting = step;
        } else if (step === 'withdraw') {
          expect((await withdraw()).status).toBe(waiting === null ? 409 : 200);
          waiting = null;
        } else if (waiting !== null) {
          if (step === 'give back') {
            const refund = await giveBack(orderNo);
            notes.push((await creditNoteOf(shop.app.deps, owner(), refund.refund_order_id)).total);
            const { taxable = 0, gst = 0 } = invoice.lines[waiting] ?? {};
            expect(notes.at(-1)).toBe(taxable + gst);
          } else {
            await collect(orderNo);
            await go(orderNo, 'return_rejected');
          }
          pieces[waiting] = step === 'give back' ? 'back' : 'refused';
          waiting = null;
        }
        await shop.signIn();
      }
      if (waiting !== null) expect((await withdraw()).status).toBe(200);
      const now = await details(orderNo);
      expect([now.refunds?.length, now.can.return]).toEqual([
        pieces.filter((piece) => piece === 'back').length,
        pieces.includes('kept'),
      ]);
      const after = await invoiceOf(shop.app.deps, owner(), orderNo);
      expect((after.creditedBy ?? []).map(({ amount }) => amount)).toEqual(notes);
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
    expect(await met(ask(orderNo, third))).toBe('409 ORDER.STATE_CONFLICT');
    await giveBack(orderNo);
    await shop.signIn();
    expect(await met(ask(orderNo, asked))).toBe('409 ORDER.STATE_CONFLICT');
    expect((await ask(orderNo, third)).status).toBe(200);
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
    expect((await ask(orderNo, second)).status).toBe(200);
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

  it('may be taken back until its piece is picked up, and the piece sent back again', async () => {
    const { order_no: orderNo, lines } = await delivered();
    const [first = '', second = ''] = lines.map(({ item_id: id }) => id);
    const withdraw = () =>
      shop.post('/api/order/order/return_withdraw/', { order_no: orderNo }, { token: shop.token });
    expect(await met(withdraw())).toBe('409 ORDER.STATE_CONFLICT');
    await ask(orderNo, second);
    await giveBack(orderNo);
    await shop.signIn();
    for (const before of [[], ['pickup_scheduled']]) {
      shop.now = new Date(shop.now.getTime() + 1000);
      expect((await ask(orderNo, first)).status).toBe(200);
      await go(orderNo, ...before);
      expect(await details(orderNo)).toMatchObject({ can: { withdraw_return: true, claim: true } });
      expect(dataOf(await withdraw())).toMatchObject({ state: 'return_withdrawn' });
      expect(await details(orderNo)).toMatchObject({
        can: { withdraw_return: false, return: true, claim: true },
        steps: expect.arrayContaining([expect.objectContaining({ state: 'return_withdrawn' })]),
      });
    }
    shop.now = new Date(shop.now.getTime() + 1000);
    // A courier and a second thought at once: whichever was first, the courier has the piece and the return stands.
    await ask(orderNo, first);
    await go(orderNo, 'pickup_scheduled');
    const [courier, shopper] = await Promise.all([shop.step(orderNo, 'picked_up'), withdraw()]);
    expect(courier.status).toBe(200);
    expect([200, 409]).toContain(shopper.status);
    await go(orderNo, 'return_qc', 'return_rejected');
    const { requests = [] } = await details(orderNo);
    // All of one moment: in no order.
    const ended = requests.map(({ state }) => state);
    expect(ended).toHaveLength(4);
    expect(ended).toEqual(expect.arrayContaining(['done', 'withdrawn', 'declined']));
    shop.now = new Date(NOON.getTime() + 17 * DAY);
    await Promise.all([closeOrders(shop.db, shop.now), closePartsKept(shop.db, shop.now)]);
    await shop.signIn();
    expect((await details(orderNo)).state).toBe('closed');
    await expectBalancedBooks(orderNo);
  });

  it('goes on where the courier collects what was taken back, and its customer was told to keep it', async () => {
    const { order_no: orderNo, lines } = await delivered();
    const [first = '', second = ''] = lines.map(({ item_id: id }) => id);
    const withdraw = () =>
      shop.post('/api/order/order/return_withdraw/', { order_no: orderNo }, { token: shop.token });
    const move = (to: string) => shop.step(orderNo, to);
    const mails = async (): Promise<number> =>
      (
        await shop.pool.query(
          `select from outbox where key like 'return-withdrawn:%' and type = 'message.email'`,
        )
      ).rowCount ?? 0;
    const before = await mails();
    await ask(orderNo, first);
    await withdraw();
    // That courier never set out, so no courier had anything to collect; the next one does.
    shop.now = new Date(shop.now.getTime() + 60_000);
    await ask(orderNo, second);
    await go(orderNo, 'pickup_scheduled');
    await withdraw();
    expect((await mails()) - before).toBe(2);
    expect((await move('picked_up')).status).toBe(200);
    const { state, requests = [] } = await details(orderNo);
    expect([state, requests.map(({ items, state: of }) => [items.map(({ item_id: id }) => id), of])]).toEqual(
      [
        'picked_up',
        [
          [[first], 'withdrawn'],
          [[second], 'open'],
        ],
      ],
    );
    await go(orderNo, 'return_qc', 'return_rejected');
    expect((await details(orderNo)).requests?.at(-1)).toMatchObject({ state: 'declined' });
  });

  it('that goes on all the same takes back what was not answered for its piece; what is in work stays', async () => {
    const { order_no: orderNo, lines } = await delivered();
    const [first = '', second = ''] = lines.map(({ item_id: id }) => id);
    const claim = (id: string) =>
      shop.post(
        '/api/order/order/claim/',
        { order_no: orderNo, item_ids: [id], reason_id: 31 },
        { token: shop.token },
      );
    const takenBack = async (id: string): Promise<void> => {
      shop.now = new Date(shop.now.getTime() + 1000);
      await ask(orderNo, id);
      await go(orderNo, 'pickup_scheduled');
      await shop.post('/api/order/order/return_withdraw/', { order_no: orderNo }, { token: shop.token });
      expect((await claim(id)).status).toBe(200);
    };
    await takenBack(first);
    await go(orderNo, 'picked_up');
    const { requests = [] } = await details(orderNo);
    expect(requests).toHaveLength(2);
    expect(requests).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'claim', state: 'withdrawn' }),
        expect.objectContaining({ kind: 'return', state: 'open' }),
      ]),
    );
    await go(orderNo, 'return_qc', 'return_rejected');
    await takenBack(second);
    await shop.pool.query(
      `update order_requests set state = 'accepted' where order_no = $1 and kind = 'claim' and state = 'open'`,
      [orderNo],
    );
    expect(await met(shop.step(orderNo, 'picked_up'))).toBe('409 ORDER.STATE_CONFLICT');
  });

  it('ends with its window, for what is left as well', async () => {
    const { order_no: orderNo, lines } = await delivered();
    const [first = '', second = ''] = lines.map(({ item_id: id }) => id);
    await ask(orderNo, first);
    await giveBack(orderNo);
    shop.now = new Date(NOON.getTime() + 16 * DAY);
    await shop.signIn();
    expect(await met(ask(orderNo, second))).toBe('400 ORDER.RETURN_WINDOW_CLOSED');
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
