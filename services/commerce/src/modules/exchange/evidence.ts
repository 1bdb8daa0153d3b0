import { FormulaLine, Inspection } from '@suvarna/contracts/exchange';
import { splitBuyback } from '@suvarna/pricing/exchange';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { RequestRow } from '../requests/index.ts';

const money = Type.Integer({ minimum: 0 });
/** What paid for a piece. Left out where all of it is given one way: old gold, exchange, and requests from before this was kept. */
const paid = Type.Optional(Type.Object({ money, total: money }));

/** What a quote says, as it is signed and as a request keeps it. Paise, milligrams. */
const promised = {
  karat: Type.Integer(),
  netMg: Type.Integer(),
  /** Of a gram of that karat. */
  rate: money,
  rateVersion: Type.Integer(),
  /** When it was made, in milliseconds. */
  at: Type.Integer(),
} as const;

export const PromisedPiece = Type.Object({
  ...promised,
  lineId: Type.String(),
  orderNo: Type.String(),
  stones: money,
  /** What was taken off its price when it was bought. */
  discount: money,
  exchange: money,
  buyback: money,
  paid,
});
export type PromisedPiece = Static<typeof PromisedPiece>;

export const PromisedGold = Type.Object({ ...promised, amount: money });
export type PromisedGold = Static<typeof PromisedGold>;

/** What a request of any of the three kinds is asked with. */
export const ExchangeEvidence = Type.Object({
  ...promised,
  /** The piece; `''` both for old gold. */
  lineId: Type.String(),
  orderNo: Type.String(),
  title: Type.String(),
  titleHi: Type.String(),
  huids: Type.Array(Type.String()),
  stones: money,
  discount: money,
  /** As it was quoted. */
  amount: money,
  paid,
  lines: Type.Array(FormulaLine),
  handOver: Type.Union([Type.Literal('pickup'), Type.Literal('store')]),
  pickup: Type.Union([Type.Null(), Type.Record(Type.String(), Type.Unknown())]),
  payTo: Type.Union([Type.Literal('credits'), Type.Literal('bank')]),
  comment: Type.String(),
  photos: Type.Integer(),
});
export type ExchangeEvidence = Static<typeof ExchangeEvidence>;

const [evidence, inspection] = [Compile(ExchangeEvidence), Compile(Inspection)];

type Promised = Pick<RequestRow, 'evidence'> & Partial<Pick<RequestRow, 'requoted'>>;

/** What is promised: as it was asked with, or as it was quoted again when the request was opened again. */
export const evidenceOf = ({ evidence: asked, requoted }: Promised): ExchangeEvidence =>
  evidence.Parse({ ...asked, ...requoted });

/** What the store's people found; `undefined` before they looked. */
export const inspectionOf = (request: Pick<RequestRow, 'terms'>): Inspection | undefined =>
  request.terms === null ? undefined : inspection.Parse(request.terms);

/** What is given for it: as it was quoted, or as it was found. */
export const amountGiven = (request: Promised & Pick<RequestRow, 'terms'>): number =>
  inspectionOf(request)?.amount_paise ?? evidenceOf(request).amount;

/** How an amount is given: to the bank, and as credits. */
export function givenAs(
  { payTo, paid }: Pick<ExchangeEvidence, 'payTo' | 'paid'>,
  amount: number,
): ReturnType<typeof splitBuyback> {
  if (payTo === 'credits') return { bank: 0, credits: amount };
  return paid === undefined ? { bank: amount, credits: 0 } : splitBuyback(amount, paid);
}

export const partsGiven = (request: Promised & Pick<RequestRow, 'terms'>): ReturnType<typeof splitBuyback> =>
  givenAs(evidenceOf(request), amountGiven(request));
