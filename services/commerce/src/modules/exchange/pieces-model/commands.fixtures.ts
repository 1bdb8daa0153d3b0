import { expect } from '@jest/globals';
import type { ExchangeQuote, ExchangeRequest } from '@suvarna/contracts/api/exchange';
import type { Refund } from '@suvarna/contracts/api/orders';
import fc from 'fast-check';
import { pino } from 'pino';
import type { Answer } from '../../../../test-support/service.fixtures.ts';
import { settleRefund } from '../../ledger/money.ts';
import { creditNoteOf } from '../../orders/invoice/credit-note-of-refund.ts';
import { closeOrders, closePartsKept } from '../../orders/close.ts';
import { refundSettled } from '../../orders/refund-settled.ts';
import { ProviderRefused } from '../../payments/index.ts';
import { endRequests } from '../../requests/end-requests.ts';
import { applyPayoutReport } from '../apply-payout-report.ts';
import { ACCOUNT, PAN, type ExchangeHarness, type Owned } from '../exchange.fixtures.ts';
import { KINDS } from '../exchange-requests.ts';
import type { PayoutProvider, PayoutReport } from '../payout-provider.ts';
import { sendPayouts } from '../send-payouts.ts';
import * as model from './pieces-model.fixtures.ts';

/** A bank in memory: it pays a name once, or refuses. */
export interface Bank {
  readonly made: Map<string, PayoutReport>;
  refuses: boolean;
}

export interface Real {
  readonly store: ExchangeHarness;
  readonly owned: Owned;
  readonly bank: Bank;
}

type Model = model.Model;

/** One thing that somebody does. It changes the model, and says whether the store answers as the model does. */
export interface Command {
  readonly name: string;
  readonly [fc.toStringMethod]: () => string;
  run(now: Model, real: Real): Promise<void>;
}

/** Done once or by two at once: of two that ask the same, one is let. */
async function expectAllowed(
  what: string,
  isAllowed: boolean,
  isTwice: boolean,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const answers = await Promise.all(isTwice ? [ask(), ask()] : [ask()]);
  const done = answers.filter(({ status }) => status === 200);
  // Whoever waits for a rival longer than the database lets anybody wait is told to try again.
  const no = isTwice ? [400, 404, 409, 503] : [400, 404, 409];
  const refused = answers.filter(({ status }) => no.includes(status));
  const told = answers.map(({ status, body }) => `${String(status)} ${body.code ?? ''}`);
  expect([what, told, done.length, refused.length]).toEqual([
    what,
    told,
    isAllowed ? 1 : 0,
    answers.length - (isAllowed ? 1 : 0),
  ]);
  return done[0];
}

const two = fc.boolean();
const line = fc.nat({ max: 3 });
const kind = fc.constantFrom<model.Kind>('exchange', 'buyback');
const command = (name: string, run: Command['run']): Command => ({
  name,
  run,
  // How a sequence that fails is printed.
  [fc.toStringMethod]: () => name,
});

const askReturn = fc
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

const withdrawReturn = two.map((twice) =>
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
  const isFree = pieces.every((piece) => piece !== undefined && model.mayHandIn(piece));
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

const moveReturn = fc
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
const refund = two.map((twice) =>
  command('give the money of the return back', async (now, real) => {
    const { store, owned } = real;
    for (let to = RETURN_STEPS[now.order]; to !== undefined; to = RETURN_STEPS[now.order])
      await stepReturn(now, real, to);
    const isAllowed = now.order === 'return_qc';
    const answer = await expectAllowed('refund', isAllowed, twice, () => store.approveRefund(owned.orderNo));
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
  }),
);

const keyOf = (at: number, of: model.Kind): string => `${of} ${String(at)}`;
function keepQuote(now: Model, at: number, of: model.Kind, quote: ExchangeQuote): void {
  const piece = now.pieces[at];
  if (piece === undefined) throw new Error('no such piece');
  const amount = model.worth(of, piece, now.rate);
  const mix = model.mixOf(now);
  const bank = model.bankPart(model.worth('buyback', piece, now.rate), mix);
  expect([quote.amount_paise, quote.buyback_bank_paise, quote.rate_version]).toEqual([
    amount,
    bank,
    now.rate.version,
  ]);
  now.quotes.set(keyOf(at, of), { signed: quote.quote, at: now.now, rate: now.rate, amount, mix });
}

async function look(now: Model, { store, owned }: Real, at: number, of: model.Kind): Promise<void> {
  const piece = now.pieces[at];
  const isAllowed = piece !== undefined && model.mayHandIn(piece);
  const answer = await expectAllowed('quote', isAllowed, false, () =>
    store.get(`/api/exchange/quote/?order_item_id=${piece?.id ?? ''}&type=${of}`, { token: owned.token }),
  );
  if (answer !== undefined) keepQuote(now, at, of, answer.body.data as ExchangeQuote);
}

const quoted = fc
  .record({ at: line, of: kind })
  .map(({ at, of }) =>
    command(`look what ${String(at)} is worth for ${of}`, (now, real) => look(now, real, at, of)),
  );

const handIn = fc
  .record({ at: line, of: kind, how: fc.constantFrom<model.HandOver>('pickup', 'store'), twice: two })
  .map(({ at, of, how, twice }) =>
    command(`hand ${String(at)} in for ${of} by ${how}`, async (now, real) => {
      const { store, owned } = real;
      if (!now.quotes.has(keyOf(at, of))) await look(now, real, at, of);
      const [piece, quote] = [now.pieces[at], now.quotes.get(keyOf(at, of))];
      if (piece === undefined || quote === undefined) return;
      const mix = model.mixOf(now);
      const isFresh = model.stands(now, quote) && model.isSameMix(quote.mix, mix);
      const isAllowed = model.mayHandIn(piece) && isFresh && model.isOpen(now, of, how);
      const body = {
        quote: quote.signed,
        hand_over: how,
        pan: PAN,
        ...(of === 'buyback' && { account: ACCOUNT }),
      };
      const answers: Answer[] = [];
      const answer = await expectAllowed(`hand in for ${of}`, isAllowed, twice, async () => {
        const one = await store.ask(owned, of, body);
        answers.push(one);
        return one;
      });
      const stale = answers.find(({ body: told }) => told.code === 'EXCHANGE.QUOTE_STALE');
      if (model.mayHandIn(piece)) expect(stale !== undefined && !isAllowed).toBe(!isFresh);
      // A quote that does not stand comes with the one of now.
      if (stale !== undefined && !isAllowed) keepQuote(now, at, of, stale.body.data as ExchangeQuote);
      if (answer === undefined) return;
      const { request_id: id, amount_paise: promised } = answer.body.data as ExchangeRequest;
      expect(promised).toBe(quote.amount);
      const payTo = of === 'buyback' && mix.money > 0 ? 'bank' : 'credits';
      now.requests.push({
        ...{ id, kind: of, how, line: at, rate: quote.rate, amount: quote.amount, mix, payTo, found: null },
        agreed: {
          amount: quote.amount,
          bank: payTo === 'bank' ? model.bankPart(quote.amount, mix) : 0,
        },
        ...{ state: 'asked', since: now.now, tries: 0, paid: 0 },
      });
      model.handIn(now, at, id);
    }),
  );

/** Of the latest requests, the one so many back. */
const back = fc.constantFrom(1, 1, 1, 2, 3);
/** What leads on from where a piece stands; now and then something else. */
const ON: Readonly<Record<string, string>> = {
  asked: 'received',
  'pickup-planned': 'received',
  'store-visit': 'received',
  received: 'inspected',
  inspected: 'credited',
  declined: 'inspected',
  rejected: 'received',
  refused: 'asked',
  ended: 'asked',
  'payout-failed': 'paying-out',
};
const DECISIONS = [
  ...['pickup-planned', 'store-visit', 'received', 'refused', 'rejected', 'inspected'],
  ...['offered', 'credited', 'paying-out', 'gone-back', 'asked'],
];

function findings(piece: model.Piece, how: number): model.Found & { readonly terms: object } {
  const sold = 3_000 * piece.quantity;
  const found = { netMg: how === 1 ? sold - 300 : sold, missing: how === 2 ? 1 : 0 };
  const terms = { net_weight_mg: found.netMg, karat: 18, huid: 'same', missing_pieces: found.missing };
  return { ...found, terms };
}

/** What the store decides next of a request that goes well. */
function nextOf(now: Model, request: model.Request): string {
  if (request.state !== 'inspected') return ON[request.state] ?? 'received';
  const isAsSaid = model.given(now, request) === request.amount && request.amount >= request.agreed.amount;
  if (!isAsSaid) return 'offered';
  return request.payTo === 'bank' ? 'paying-out' : 'credited';
}

interface Decision {
  readonly to: string;
  /** As sold, lighter, or with a part missing. */
  readonly how: number;
  readonly twice: boolean;
}

async function decideOf(
  now: Model,
  { store }: Real,
  request: model.Request,
  decision: Decision,
): Promise<void> {
  const { to, how, twice } = decision;
  const piece = now.pieces[request.line];
  if (piece === undefined) throw new Error('no such piece');
  const { terms, ...found } = findings(piece, how);
  const { state } = request;
  const isTested = to === 'inspected' && state === 'received';
  const reason = to === 'refused' || to === 'rejected' ? { reason: 'no-service' } : {};
  const isAllowed = model.decide(now, request, to, found);
  await expectAllowed(`${state} to ${to}`, isAllowed, twice, () =>
    store.decide(request.id, to, { ...reason, ...(isTested && { terms }) }),
  );
}

const how = fc.constantFrom(0, 0, 1, 2);
const decide = fc
  .record({
    which: back,
    to: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.constantFrom(...DECISIONS)),
    how,
    twice: two,
  })
  .map(({ which, to, ...decision }) =>
    command(`the store decides: ${to === '' ? 'on' : to}`, async (now, real) => {
      const request = now.requests.at(-which);
      if (request === undefined) return;
      await decideOf(now, real, request, { ...decision, to: to === '' ? nextOf(now, request) : to });
    }),
  );

/** The latest one comes as far as the store alone can take it. */
const through = fc.record({ which: back, how, twice: two }).map(({ which, ...decision }) =>
  command('the store takes one through', async (now, real) => {
    const request = now.requests.at(-which);
    if (request === undefined) return;
    for (let state = ''; state !== request.state && (ON[request.state] ?? '') !== '';) {
      ({ state } = request);
      await decideOf(now, real, request, { ...decision, to: nextOf(now, request) });
    }
  }),
);

const answered = fc
  .record({
    which: back,
    what: fc.constantFrom('withdraw', 'accept', 'accept', 'decline', 'account'),
    twice: two,
  })
  .map(({ which, what, twice }) =>
    command(`its customer says ${what}`, async (now, { store, owned }) => {
      const request = now.requests.at(-which);
      if (request === undefined) return;
      const { state } = request;
      const isAllowed = model.answer(now, request, what);
      await expectAllowed(`${state}: ${what}`, isAllowed, twice, () =>
        store.respond(owned, what, request.id, what === 'account' ? { account: ACCOUNT } : {}),
      );
    }),
  );

const providerOf = (bank: Bank): PayoutProvider => ({
  checkAccount: async () => ({ kind: 'found', fundAccount: 'fa_1', registeredName: 'RAO ASHA' }),
  async send({ payoutId, amount }) {
    if (bank.refuses) throw new ProviderRefused('no');
    const report = { payoutId, providerId: `pout_${payoutId}`, amount, state: 'paid' as const };
    bank.made.set(payoutId, bank.made.get(payoutId) ?? report);
    return bank.made.get(payoutId) ?? report;
  },
  find: async (payoutId) => bank.made.get(payoutId),
  readWebhook: () => ({ kind: 'rejected' }),
});

/** Everything that waits goes to the bank. */
export const sendAll = ({ store, bank }: Pick<Real, 'store' | 'bank'>): Promise<number> =>
  sendPayouts({ ...store.app.deps, payoutProvider: providerOf(bank), log: pino({ level: 'silent' }) });

/** The bank pays or refuses what waits, says so twice, or sends back what it paid. */
const bankActs = fc
  .constantFrom<'paid' | 'refused' | 'reversed'>('paid', 'paid', 'refused', 'reversed')
  .map((says) =>
    command(`the bank: ${says}`, async (now, { store, bank }) => {
      bank.refuses = says === 'refused';
      if (says !== 'reversed') await Promise.all([sendAll({ store, bank }), sendAll({ store, bank })]);
      for (const [name, report] of bank.made) {
        const isReversed = says === 'reversed' && report.state === 'paid';
        if (isReversed) bank.made.set(name, { ...report, state: 'reversed' });
        const told = isReversed ? { ...report, state: 'reversed' as const } : report;
        for (const _of of ['webhook', 'poller'])
          await store.db.transaction().execute((tx) => applyPayoutReport(tx, told, store.now));
      }
      for (const request of now.requests) model.bankSays(now, request, says);
    }),
  );

const newRate = fc.constantFrom(880_000, 900_000, 905_000, 951_300).map((perGram) =>
  command(`a gram at ${String(perGram / 100)}`, async (now, { store }) => {
    now.rate = { version: now.rate.version + 1, perGram };
    Object.assign(store.fakeStock, { rateVersion: now.rate.version, ratePerGram: perGram });
  }),
);

const MINUTE = 60_000;
const wait = fc
  .constantFrom(5 * MINUTE, 31 * MINUTE, model.DAY, 5 * model.DAY, 15 * model.DAY, 17 * model.DAY)
  .map((ms) =>
    command(`${String(Math.round(ms / MINUTE))} minutes go by`, async (now, { store, owned }) => {
      await store.later(owned, ms);
      now.now = store.now.getTime();
      const jobs = () => [closeOrders(store.db, store.now), closePartsKept(store.db, store.now)];
      await Promise.all([...jobs(), ...jobs()]);
      await endRequests(store.db, KINDS, store.now);
      model.passTime(now);
    }),
  );

/** What happens to the pieces of an order, in any order. */
export const commandsOf = (least: number, most: number): fc.Arbitrary<readonly Command[]> =>
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: askReturn },
      { weight: 1, arbitrary: withdrawReturn },
      { weight: 3, arbitrary: moveReturn },
      { weight: 2, arbitrary: refund },
      { weight: 1, arbitrary: quoted },
      { weight: 4, arbitrary: handIn },
      { weight: 7, arbitrary: decide },
      { weight: 4, arbitrary: through },
      { weight: 3, arbitrary: answered },
      { weight: 2, arbitrary: bankActs },
      { weight: 1, arbitrary: newRate },
      { weight: 3, arbitrary: wait },
    ),
    { minLength: least, maxLength: most, size: 'max' },
  );
