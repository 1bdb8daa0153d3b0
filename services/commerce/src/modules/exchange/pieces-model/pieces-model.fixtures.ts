import { indianDay } from '@suvarna/contracts/indian-day';

/**
 * What must become of the pieces of one delivered order, in plain sums: nothing here is shared with the
 * code it is compared with but the name of a day. Paise, milligrams, milliseconds. Reason for its length: it is
 * read as one.
 */

const RUPEE = 100;
export const DAY = 86_400_000;
/** Domain rules §2.11 and §2.14; half an hour is a price hold. */
const STANDS_MS = 30 * 60_000;
const RETURN_DAYS = 15;
const FEE = 50_000;
const MISSING_PIECE = 100_000;
const NET_MG = 3_000;
const STONES = 100_000;

export type Kind = 'exchange' | 'buyback';
export type HandOver = 'pickup' | 'store';

interface Mix {
  readonly money: number;
  readonly total: number;
}

export interface Piece {
  readonly id: string;
  readonly quantity: number;
  /** With tax, after the coupon. */
  readonly price: number;
  readonly hasStones: boolean;
  where: 'kept' | 'in return' | 'returned';
  /** A return of it was rejected: it is decided about once. */
  isRejected: boolean;
  tradedIn: { readonly requestId: string; readonly money: number } | null;
}

interface Rate {
  readonly version: number;
  readonly perGram: number;
}

export interface Quote {
  /** As it was signed. */
  readonly signed: string;
  readonly at: number;
  readonly rate: Rate;
  readonly amount: number;
  readonly mix: Mix;
}

export interface Found {
  readonly netMg: number;
  readonly missing: number;
}

export interface Request {
  readonly id: string;
  readonly kind: Kind;
  readonly how: HandOver;
  readonly line: number;
  /** What its customer agreed to when asking. */
  readonly agreed: { readonly amount: number; readonly bank: number };
  /** What is promised now: another quote once it was opened again. */
  rate: Rate;
  amount: number;
  mix: Mix;
  payTo: 'credits' | 'bank';
  found: Found | null;
  state: string;
  since: number;
  tries: number;
  paid: number;
}

export interface Model {
  now: number;
  readonly deliveredAt: number;
  rate: Rate;
  order: string;
  readonly pieces: readonly Piece[];
  /** Of the return that was asked for last. */
  asked: { readonly lines: readonly number[]; readonly to: 'source' | 'credits' };
  readonly total: number;
  readonly payable: number;
  /** Of what paid for the order, what did not go back yet. */
  readonly left: { money: number; credits: number; coins: number };
  /** What its customer has: credits in the wallet, coins of the lot that paid. */
  readonly wallet: { credits: number; coins: number };
  /** Each refund: what it was worth, and how much of it was money. */
  readonly refunds: { readonly amount: number; readonly money: number; readonly lines: readonly number[] }[];
  readonly requests: Request[];
  readonly quotes: Map<string, Quote>;
  isSale: boolean;
}

const rupees = (paise: number): number => Math.round(paise / RUPEE) * RUPEE;
const dayAfter = (model: Model, days: number): string => indianDay(new Date(model.deliveredAt + days * DAY));
const today = ({ now }: Model): string => indianDay(new Date(now));

/** ₹(gold + stones) × 98 % − 500 for another piece; gold whole and stones at 90 % in money. */
export function worth(kind: Kind, piece: Piece, rate: Rate, found?: Found): number {
  const gold = rupees(((found?.netMg ?? NET_MG * piece.quantity) * rate.perGram) / 1_000);
  const stones = piece.hasStones ? STONES * piece.quantity : 0;
  const full =
    kind === 'exchange' ? rupees((gold + stones) * 0.98) - FEE : rupees(gold + (stones * 90) / 100);
  return Math.max(0, full - (found?.missing ?? 0) * MISSING_PIECE);
}

/** Of an amount, the share of money, in whole rupees, to the bank. */
export function bankPart(amount: number, { money, total }: Mix): number {
  if (money >= total) return amount;
  if (money === 0) return 0;
  return Math.min(amount, Math.max(RUPEE, rupees((amount * money) / total)));
}

/** What the pieces that are still there were paid with. */
export function mixOf({ total, payable, refunds, pieces }: Model): Mix {
  const gone = pieces.flatMap((piece) => (piece.tradedIn === null ? [] : [piece]));
  const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);
  const money = Math.max(
    0,
    payable - sum(refunds.map((one) => one.money)) - sum(gone.map((one) => one.tradedIn?.money ?? 0)),
  );
  const all = total - sum(refunds.map(({ amount }) => amount)) - sum(gone.map(({ price }) => price));
  return { money, total: Math.max(money, all) };
}

export const mayReturn = (model: Model): boolean =>
  ['delivered', 'refunded', 'return_rejected', 'return_withdrawn'].includes(model.order) &&
  today(model) <= dayAfter(model, RETURN_DAYS);

export const isReturnable = ({ where, isRejected, tradedIn }: Piece): boolean =>
  where === 'kept' && !isRejected && tradedIn === null;

export const mayTradeIn = ({ where, tradedIn }: Piece): boolean => where === 'kept' && tradedIn === null;

export const isOpen = (model: Model, kind: Kind, how: HandOver): boolean =>
  kind === 'buyback' || today(model) >= dayAfter(model, how === 'store' ? 15 : 30);

export const stands = (model: Model, quote: Quote): boolean =>
  quote.rate.version === model.rate.version || model.now <= quote.at + STANDS_MS;

export const isSameMix = (one: Mix, other: Mix): boolean =>
  one.money === other.money && one.total === other.total;

export function tradeIn(model: Model, line: number, requestId: string): void {
  const piece = model.pieces[line];
  if (piece === undefined) throw new Error('no such piece');
  const mix = mixOf(model);
  piece.tradedIn = { requestId, money: Math.min(mix.money, bankPart(piece.price, mix)) };
}

/** A return that passed its check: money first, then credits, then coins, as far as each is left. */
export function giveBack(model: Model): Model['refunds'][number] & { credits: number; coins: number } {
  const { left, asked, pieces } = model;
  const wanted = asked.lines.reduce((sum, line) => sum + (pieces[line]?.price ?? 0), 0);
  const before = model.refunds.reduce((sum, { amount }) => sum + amount, 0);
  const amount = Math.min(wanted, model.total - before);
  const taken = pieces.reduce((sum, { tradedIn: to }) => sum + (to?.money ?? 0), 0);
  const money = Math.min(amount, left.money - taken);
  const credits = Math.min(amount - money, left.credits);
  // A rest below a coin goes back as one.
  const coins = Math.min(left.coins, Math.ceil((amount - money - credits) / RUPEE));
  const refund = { amount: money + credits + coins * RUPEE, money, credits, coins, lines: asked.lines };
  left.money -= money;
  left.credits -= credits;
  left.coins -= coins;
  model.wallet.credits += credits + (asked.to === 'credits' ? money : 0);
  model.wallet.coins += coins;
  model.refunds.push(refund);
  for (const line of asked.lines) Object.assign(pieces[line] ?? {}, { where: 'returned' });
  model.order = 'refunded';
  return refund;
}

/** What is given for a piece: as it was found. */
export const given = (model: Model, request: Request): number => {
  const piece = model.pieces[request.line];
  if (piece === undefined || request.found === null) throw new Error('nothing was found yet');
  return worth(request.kind, piece, request.rate, request.found);
};

const bankOf = (request: Request, amount: number): number =>
  request.payTo === 'bank' ? bankPart(amount, request.mix) : 0;

/** A request is promised what its piece is worth now. */
function quoteAnew(model: Model, request: Request): void {
  const piece = model.pieces[request.line];
  if (piece === undefined) throw new Error('no such piece');
  request.rate = model.rate;
  request.amount = worth(request.kind, piece, model.rate);
  if (request.kind === 'exchange' || piece.tradedIn !== null) return;
  request.mix = mixOf(model);
  if (request.mix.money === 0) request.payTo = 'credits';
}

const BEFORE = ['asked', 'pickup-planned', 'store-visit'];
const FREE = ['refused', 'withdrawn', 'ended', 'gone-back'];

function pay(model: Model, request: Request): void {
  const bank = bankOf(request, given(model, request));
  if (request.tries === 0) model.wallet.credits += given(model, request) - bank;
  if (request.state === 'paying-out') request.tries += 1;
}

function comesTo(model: Model, request: Request, state: string): void {
  Object.assign(request, { state, since: model.now });
  if (FREE.includes(state)) Object.assign(model.pieces[request.line] ?? {}, { tradedIn: null });
  if (state === 'credited' || state === 'paying-out') pay(model, request);
}

/** What the store's people decide of a piece. @returns whether it may be decided so */
export function decide(model: Model, request: Request, to: string, found: Found): boolean {
  const { state, line } = request;
  const piece = model.pieces[line];
  if (piece === undefined) return false;
  if (to === 'asked' && (state === 'refused' || state === 'ended')) {
    if (!mayTradeIn(piece)) return false;
    quoteAnew(model, request);
    request.found = null;
    tradeIn(model, line, request.id);
  } else if (to === 'received' && state === 'rejected') {
    quoteAnew(model, request);
    request.found = null;
  } else if (to === 'inspected' && state === 'declined') quoteAnew(model, request);
  else if (to === 'inspected' && state === 'received') request.found = found;
  else if (to === 'pickup-planned') {
    if (state !== 'asked' || request.how !== 'pickup') return false;
  } else if (to === 'offered' || to === 'credited' || to === 'paying-out') {
    if (state === 'payout-failed' && to === 'paying-out') {
      comesTo(model, request, to);
      return true;
    }
    if (state !== 'inspected' || given(model, request) === 0) return false;
    const isLess =
      request.amount < request.agreed.amount || bankOf(request, request.amount) < request.agreed.bank;
    const isAsSaid = given(model, request) === request.amount && !isLess;
    if (isAsSaid === (to === 'offered')) return false;
    if (to !== 'offered' && (to === 'credited') !== (request.payTo === 'credits')) return false;
  } else {
    const from: Readonly<Record<string, readonly string[]>> = {
      'store-visit': ['asked'],
      received: [...BEFORE, 'inspected'],
      refused: BEFORE,
      rejected: ['received', 'inspected'],
      'gone-back': ['declined', 'rejected'],
    };
    if (!(from[to] ?? []).includes(state)) return false;
  }
  comesTo(model, request, to);
  return true;
}

/** What its customer answers. @returns whether it may be answered so */
export function answer(model: Model, request: Request, what: string): boolean {
  const { state } = request;
  if (what === 'withdraw' && BEFORE.includes(state)) comesTo(model, request, 'withdrawn');
  else if (what === 'decline' && state === 'offered') comesTo(model, request, 'declined');
  else if (what === 'accept' && state === 'offered')
    comesTo(model, request, request.payTo === 'bank' ? 'paying-out' : 'credited');
  else if (what === 'account' && state === 'payout-failed') comesTo(model, request, 'paying-out');
  else return false;
  return true;
}

/** What the bank says of the payout that is under way, or of one that it paid. */
export function bankSays(model: Model, request: Request, says: 'paid' | 'refused' | 'reversed'): void {
  const { state } = request;
  if (state === 'paying-out' && says === 'paid') {
    request.paid += bankOf(request, given(model, request));
    comesTo(model, request, 'paid-out');
  } else if (state === 'paying-out' && says === 'refused') comesTo(model, request, 'payout-failed');
  else if (state === 'paid-out' && says === 'reversed') {
    request.paid -= bankOf(request, given(model, request));
    comesTo(model, request, 'payout-failed');
  }
}

const AHEAD = 5.5 * 3_600_000;
/** Of the day in India: a deadline is told as a day, all of which is the customer's. */
const endOfDay = (at: number): number => (Math.floor((at + AHEAD) / DAY) + 1) * DAY - AHEAD - 1;

/** Days. */
const LASTS: Readonly<Record<string, number>> = {
  asked: 14,
  'pickup-planned': 14,
  'store-visit': 30,
  offered: 7,
};

/** What the night's jobs do. */
export function passTime(model: Model): void {
  for (const request of model.requests) {
    const lasts = LASTS[request.state];
    if (lasts !== undefined && model.now >= endOfDay(request.since + lasts * DAY))
      comesTo(model, request, request.state === 'offered' ? 'declined' : 'ended');
  }
  if (model.now <= model.deliveredAt + 16 * DAY || model.isSale) return;
  if (['delivered', 'return_rejected', 'return_withdrawn'].includes(model.order)) model.order = 'closed';
  else if (model.order !== 'refunded') return;
  model.isSale = true;
}
