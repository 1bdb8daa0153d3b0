import { FormulaLine, Inspection } from '@suvarna/contracts/api/exchange';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { RequestRow } from '../requests/index.ts';

const money = Type.Integer({ minimum: 0 });

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
  lines: Type.Array(FormulaLine),
  handOver: Type.Union([Type.Literal('pickup'), Type.Literal('store')]),
  pickup: Type.Union([Type.Null(), Type.Record(Type.String(), Type.Unknown())]),
  payTo: Type.Union([Type.Literal('credits'), Type.Literal('bank')]),
  comment: Type.String(),
  photos: Type.Integer(),
});
export type ExchangeEvidence = Static<typeof ExchangeEvidence>;

const [evidence, inspection] = [Compile(ExchangeEvidence), Compile(Inspection)];

export const evidenceOf = (request: Pick<RequestRow, 'evidence'>): ExchangeEvidence =>
  evidence.Parse(request.evidence);

/** What the store's people found; `undefined` before they looked. */
export const inspectionOf = (request: Pick<RequestRow, 'terms'>): Inspection | undefined =>
  request.terms === null ? undefined : inspection.Parse(request.terms);

/** What is given for it: as it was quoted, or as it was found. */
export const amountGiven = (request: Pick<RequestRow, 'evidence' | 'terms'>): number =>
  inspectionOf(request)?.amount_paise ?? evidenceOf(request).amount;
