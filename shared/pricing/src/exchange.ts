import {
  BUYBACK,
  BUYBACK_MAKING_CLAWBACK,
  EXCHANGE_DEDUCT_PCT,
  EXCHANGE_DEDUCTIONS,
  EXCHANGE_FEE,
  OLD_GOLD_PCT,
} from '@suvarna/contracts/storefront-constants';
import type { FormulaLine } from '@suvarna/contracts/exchange';
import type { MinorUnits } from '@suvarna/contracts/money';
import { roundTo, toCount, toSafeNumber } from './rounding.ts';

/** What a worn piece is worth today: gold at its karat's rate, stones at the price book. Making and tax never come back. */
export interface WornPiece {
  readonly gold: MinorUnits;
  readonly stones: MinorUnits;
  /** What was taken off making when it was bought; 0 when left out. */
  readonly discount?: MinorUnits;
}

/** What is found when a piece is looked at. */
export interface Findings {
  readonly missingPieces: number;
  readonly lostCertificate: boolean;
}

/** As it was sold: nothing is missing. */
export const WHOLE: Findings = { missingPieces: 0, lostCertificate: false };

/** Constants of domain rules §2.11 and §5.3; percentages in basis points. */
export interface ExchangeTerms {
  readonly exchangeBp: number;
  readonly exchangeFee: MinorUnits;
  readonly buybackGoldBp: number;
  readonly buybackStoneBp: number;
  readonly buybackProcessingBp: number;
  readonly missingPieceFee: MinorUnits;
  readonly lostCertificateFee: MinorUnits;
  /** Of the discount on making, what is taken back. */
  readonly clawbackBp: number;
  readonly oldGoldBp: number;
}

export const EXCHANGE_TERMS: ExchangeTerms = {
  exchangeBp: (100 - EXCHANGE_DEDUCT_PCT) * 100,
  exchangeFee: EXCHANGE_FEE * 100,
  buybackGoldBp: BUYBACK.gold * 100,
  buybackStoneBp: BUYBACK.stone * 100,
  buybackProcessingBp: BUYBACK.processing * 100,
  missingPieceFee: EXCHANGE_DEDUCTIONS.missing_piece * 100,
  lostCertificateFee: EXCHANGE_DEDUCTIONS.lost_certificate * 100,
  clawbackBp: BUYBACK_MAKING_CLAWBACK * 100,
  oldGoldBp: OLD_GOLD_PCT * 100,
};

const RUPEE = 100n;
const FULL_BP = 10_000;

type Line = FormulaLine['line'];
type Row = readonly [Line, MinorUnits];

/** A share in whole rupees. */
const shareOf = (amount: bigint, bp: number): MinorUnits =>
  toSafeNumber(roundTo(RUPEE, amount * BigInt(bp), BigInt(FULL_BP)));

/** Gold of so many milligrams in whole rupees. */
export function goldValue(netMg: number, ratePaisePerGram: MinorUnits): MinorUnits {
  return toSafeNumber(
    roundTo(RUPEE, toCount(netMg, 'The net weight') * toCount(ratePaisePerGram, 'The gold rate'), 1_000n),
  );
}

/** Rows that add up to the amount; those of nothing are left out, and it is never below zero. */
function closed(rows: readonly Row[]): FormulaLine[] {
  const sum = rows.reduce((total, [, amount]) => total + amount, 0);
  return [...rows, ['not-below-zero', Math.max(0, -sum)] satisfies Row]
    .filter(([, amount]) => amount !== 0)
    .map(([line, amount_paise]) => ({ line, amount_paise }));
}

const found = (piece: WornPiece, findings: Findings, terms: ExchangeTerms): Row[] => [
  ['missing-pieces', -findings.missingPieces * terms.missingPieceFee],
  ['lost-certificate', findings.lostCertificate ? -terms.lostCertificateFee : 0],
  ['discount', -shareOf(toCount(piece.discount ?? 0, 'The discount'), terms.clawbackBp)],
];

/** `R((gold + stones) × 98 %) − ₹500`, less what was found, line by line. */
export function exchangeFormula(
  piece: WornPiece,
  findings: Findings = WHOLE,
  terms: ExchangeTerms = EXCHANGE_TERMS,
): FormulaLine[] {
  const { gold, stones } = piece;
  const kept = shareOf(toCount(gold, 'The gold') + toCount(stones, 'The stones'), terms.exchangeBp);
  return closed([
    ['gold', gold],
    ['stones', stones],
    ['exchange-deduction', kept - gold - stones],
    ['exchange-fee', -terms.exchangeFee],
    ...found(piece, findings, terms),
  ]);
}

/** `R(gold × 100 % + stones × 90 %)`, less what was found, line by line. The specification names no deduction. */
export function buybackFormula(
  piece: WornPiece,
  findings: Findings = WHOLE,
  terms: ExchangeTerms = EXCHANGE_TERMS,
): FormulaLine[] {
  const { gold, stones } = piece;
  const worth =
    toCount(gold, 'The gold') * BigInt(terms.buybackGoldBp) +
    toCount(stones, 'The stones') * BigInt(terms.buybackStoneBp);
  const kept = toSafeNumber(roundTo(RUPEE, worth, BigInt(FULL_BP)));
  return closed([
    ['gold', gold],
    ['stones', stones],
    ['buyback-deduction', kept - gold - stones],
    ['processing', -shareOf(BigInt(kept), terms.buybackProcessingBp)],
    ...found(piece, findings, terms),
  ]);
}

/** Gold of any maker at its market value, line by line. Stones in it are the customer's and not paid for. */
export function oldGoldFormula(gold: MinorUnits, terms: ExchangeTerms = EXCHANGE_TERMS): FormulaLine[] {
  return closed([
    ['gold', gold],
    ['old-gold-deduction', shareOf(toCount(gold, 'The gold'), terms.oldGoldBp) - gold],
  ]);
}

/** Of what was paid, how much was money of the customer; the rest was credits, coins, vouchers, a plan, or a lender's. */
export interface PaidMix {
  readonly money: MinorUnits;
  readonly total: MinorUnits;
}

/**
 * A buy-back goes back as its piece was paid (domain rules §2.10): the part of money to the bank, in whole
 * rupees, the rest as credits. Money that paid at all is never rounded away.
 */
export function splitBuyback(
  amount: MinorUnits,
  { money, total }: PaidMix,
): { readonly bank: MinorUnits; readonly credits: MinorUnits } {
  const paid = toCount(money, 'The money');
  if (paid >= toCount(total, 'The total')) return { bank: amount, credits: 0 };
  const share = paid === 0n ? 0n : roundTo(RUPEE, toCount(amount, 'The amount') * paid, BigInt(total));
  const least = paid > 0n && share === 0n ? RUPEE : share;
  const bank = Math.min(amount, toSafeNumber(least));
  return { bank, credits: amount - bank };
}

export const amountOf = (lines: readonly FormulaLine[]): MinorUnits =>
  lines.reduce((sum, { amount_paise: amount }) => sum + amount, 0);

/** `R((gold + stones) × 98 %) − ₹500`, never below zero. */
export const exchangeCredit = (piece: WornPiece, terms: ExchangeTerms = EXCHANGE_TERMS): MinorUnits =>
  amountOf(exchangeFormula(piece, WHOLE, terms));

/** `R(gold × 100 % + stones × 90 %)`. */
export const buybackCash = (piece: WornPiece, terms: ExchangeTerms = EXCHANGE_TERMS): MinorUnits =>
  amountOf(buybackFormula(piece, WHOLE, terms));
