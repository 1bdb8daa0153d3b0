import { expect } from '@jest/globals';
import type { ExchangeQuote, ExchangeRequest } from '@suvarna/contracts/exchange';
import fc from 'fast-check';
import type { Answer } from '../../../../test-support/service.fixtures.ts';
import { ACCOUNT, PAN } from '../exchange.fixtures.ts';
import { command, expectAllowed, two, type Real } from './command.fixtures.ts';
import * as model from './pieces-model.fixtures.ts';

type Model = model.Model;

const line = fc.nat({ max: 3 });
const kind = fc.constantFrom<model.Kind>('exchange', 'buyback');
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
  const isAllowed = piece !== undefined && model.mayTradeIn(piece);
  const answer = await expectAllowed('quote', isAllowed, false, () =>
    store.get(`/api/exchange/quote/?order_item_id=${piece?.id ?? ''}&type=${of}`, { token: owned.token }),
  );
  if (answer !== undefined) keepQuote(now, at, of, answer.body.data);
}

export const quoted = fc
  .record({ at: line, of: kind })
  .map(({ at, of }) =>
    command(`look what ${String(at)} is worth for ${of}`, (now, real) => look(now, real, at, of)),
  );

interface TradeIn {
  readonly at: number;
  readonly of: model.Kind;
  readonly how: model.HandOver;
  readonly twice: boolean;
}

/** At the quote that was shown last, of now or of long ago. */
async function handOver(now: Model, real: Real, { at, of, how, twice }: TradeIn): Promise<void> {
  const { store, owned } = real;
  if (!now.quotes.has(keyOf(at, of))) await look(now, real, at, of);
  const [piece, quote] = [now.pieces[at], now.quotes.get(keyOf(at, of))];
  if (piece === undefined || quote === undefined) return;
  const mix = model.mixOf(now);
  const isFresh = model.stands(now, quote) && model.isSameMix(quote.mix, mix);
  const isAllowed = model.mayTradeIn(piece) && isFresh && model.isOpen(now, of, how);
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
  if (model.mayTradeIn(piece)) expect(stale !== undefined && !isAllowed).toBe(!isFresh);
  // A quote that does not stand comes with the one of now.
  if (stale !== undefined && !isAllowed) keepQuote(now, at, of, stale.body.data);
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
  model.tradeIn(now, at, id);
}

export const tradeIn = fc
  .record({ at: line, of: kind, how: fc.constantFrom<model.HandOver>('pickup', 'store'), twice: two })
  .map((ask) =>
    command(`hand ${String(ask.at)} in for ${ask.of} by ${ask.how}`, (now, real) => handOver(now, real, ask)),
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
export const decide = fc
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
export const through = fc.record({ which: back, how, twice: two }).map(({ which, ...decision }) =>
  command('the store takes one through', async (now, real) => {
    const request = now.requests.at(-which);
    if (request === undefined) return;
    for (let state = ''; state !== request.state && (ON[request.state] ?? '') !== '';) {
      ({ state } = request);
      await decideOf(now, real, request, { ...decision, to: nextOf(now, request) });
    }
  }),
);

export const answered = fc
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
