import { expect } from '@jest/globals';
import type { Refund } from '@suvarna/contracts/orders';
import fc from 'fast-check';
import { settleRefund } from '../../ledger/money.ts';
import { creditNoteOf } from '../../orders/invoice/credit-note-of-refund.ts';
import { refundSettled } from '../../orders/refunds/refund-settled.ts';
import { command, expectAllowed, two, type Real } from './command.fixtures.ts';
import * as model from './pieces-model.fixtures.ts';

type Model = model.Model;

export const askReturn = fc
  .record({
    lines: fc.subarray([0, 1, 2, 3], { minLength: 1, maxLength: 2 }),
    credits: fc.boolean(),
    twice: two,
  })
  .map(({ lines, credits, twice }) =>
    command(`return ${lines.join('+')}${credits ? ' as credits' : ''}`, async (now, { store, owned }) => {
      const pieces = lines.map((at) => now.pieces[at]);
      const isAllowed =
        model.mayReturn(now) && pieces.every((piece) => piece !== undefined && model.isReturnable(piece));
      const refundTo = credits ? ('credits' as const) : ('source' as const);
      const body = {
        order_no: owned.orderNo,
        item_ids: pieces.map((piece) => piece?.id),
        reason_id: 11,
        refund_to: refundTo,
      };
      await expectAllowed('return', isAllowed, twice, () =>
        store.post('/api/order/order/return_request/', body, { token: owned.token }),
      );
      if (!isAllowed) return;
      now.order = 'return_requested';
      now.asked = { lines, to: refundTo };
      for (const piece of pieces) Object.assign(piece ?? {}, { where: 'in return' });
    }),
  );

const keep = (now: Model, more: object = {}): void => {
  for (const at of now.asked.lines) Object.assign(now.pieces[at] ?? {}, { where: 'kept', ...more });
};

export const withdrawReturn = two.map((twice) =>
  command('take the return back', async (now, { store, owned }) => {
    const isAllowed = ['return_requested', 'pickup_scheduled'].includes(now.order);
    await expectAllowed('take back', isAllowed, twice, () =>
      store.post('/api/order/order/return_withdraw/', { order_no: owned.orderNo }, { token: owned.token }),
    );
    if (!isAllowed) return;
    now.order = 'return_withdrawn';
    keep(now);
  }),
);

/** The store's next step with the return that goes on, with one that was rejected, or taken back on its way. */
const RETURN_STEPS: Readonly<Record<string, string>> = {
  return_requested: 'pickup_scheduled',
  pickup_scheduled: 'picked_up',
  picked_up: 'return_qc',
};

async function stepReturn(now: Model, { store, owned }: Real, to: string, twice = false): Promise<void> {
  const pieces = now.asked.lines.map((at) => now.pieces[at]);
  const isFree = pieces.every((piece) => piece !== undefined && model.mayTradeIn(piece));
  const isAllowed =
    RETURN_STEPS[now.order] === to ||
    (now.order === 'return_qc' && to === 'return_rejected') ||
    (now.order === 'return_withdrawn' &&
      to === 'picked_up' &&
      isFree &&
      pieces.every((one) => !one?.isRejected)) ||
    (now.order === 'return_rejected' && to === 'return_qc' && isFree);
  await expectAllowed(`step to ${to}`, isAllowed, twice, () =>
    store.step(owned.orderNo, to, { note: 'Looked at.' }),
  );
  if (!isAllowed) return;
  if (to === 'return_rejected') keep(now, { isRejected: true });
  else for (const piece of pieces) Object.assign(piece ?? {}, { where: 'in return', isRejected: false });
  now.order = to;
}

export const moveReturn = fc
  .record({ to: fc.constantFrom('', '', '', 'return_rejected', 'picked_up', 'return_qc'), twice: two })
  .map(({ to, twice }) =>
    command(`return on to ${to === '' ? 'its next step' : to}`, (now, real) =>
      stepReturn(now, real, to === '' ? (RETURN_STEPS[now.order] ?? 'return_rejected') : to, twice),
    ),
  );

async function settle({ store }: Real, refund: Refund): Promise<void> {
  if (refund.state !== 'initiated') return;
  await store.db.transaction().execute(async (tx) => {
    const step = { refundId: refund.refund_order_id, at: store.now };
    // Told twice, as providers do.
    for (const _of of ['answer', 'webhook']) {
      await settleRefund(tx, { ...step, provider: 'sandbox' });
      await refundSettled(tx, store.app.deps.tenders, step);
    }
  });
}

/** All the way to its money, where a return goes on. */
async function giveBack(now: Model, real: Real, isTwice: boolean): Promise<void> {
  const { store, owned } = real;
  for (let to = RETURN_STEPS[now.order]; to !== undefined; to = RETURN_STEPS[now.order])
    await stepReturn(now, real, to);
  const isAllowed = now.order === 'return_qc';
  const answer = await expectAllowed('refund', isAllowed, isTwice, () => store.approveRefund(owned.orderNo));
  if (answer === undefined) return;
  const made = answer.body.data as Refund;
  const { money, credits, coins, lines, amount } = model.giveBack(now);
  await settle(real, made);
  const asCredits = now.asked.to === 'credits' ? money : 0;
  const went = (kind: string): number =>
    made.tenders.reduce((sum, { tender, amount_paise: of }) => sum + (tender === kind ? of : 0), 0);
  expect([made.amount_paise, went('bank'), went('credits'), went('coins')]).toEqual([
    amount,
    money - asCredits,
    credits + asCredits,
    coins * 100,
  ]);
  const owner = { kind: 'customer', id: owned.customerId } as const;
  const note = await creditNoteOf(store.app.deps, owner, made.refund_order_id);
  const taxOf = note.tax.cgst + note.tax.sgst + note.tax.igst;
  expect([note.lines.length, note.taxable + taxOf]).toEqual([lines.length, note.total]);
  expect(note.total).toBe(lines.reduce((sum, at) => sum + (now.pieces[at]?.price ?? 0), 0));
}

export const refund = two.map((twice) =>
  command('give the money of the return back', (now, real) => giveBack(now, real, twice)),
);
