import { BUYBACK, EXCHANGE_DEDUCT_PCT, EXCHANGE_FEE } from '@suvarna/contracts/storefront-constants';
import type { MinorUnits } from '@suvarna/contracts/money';
import { roundTo, toCount, toSafeNumber } from './rounding.ts';

/** What a worn piece is worth today: gold at its karat's rate, stones at the price book. Making and tax never come back. */
export interface WornPiece {
  readonly gold: MinorUnits;
  readonly stones: MinorUnits;
}

/** Constants of domain rules §2.11 and §5.3; percentages in basis points. */
export interface ExchangeTerms {
  readonly exchangeBp: number;
  readonly exchangeFee: MinorUnits;
  readonly buybackGoldBp: number;
  readonly buybackStoneBp: number;
}

export const EXCHANGE_TERMS: ExchangeTerms = {
  exchangeBp: (100 - EXCHANGE_DEDUCT_PCT) * 100,
  exchangeFee: EXCHANGE_FEE * 100,
  buybackGoldBp: BUYBACK.gold * 100,
  buybackStoneBp: BUYBACK.stone * 100,
};

const RUPEE = 100n;
const FULL_BP = 10_000n;

/** Gold of so many milligrams in whole rupees. */
export function goldValue(netMg: number, ratePaisePerGram: MinorUnits): MinorUnits {
  return toSafeNumber(
    roundTo(RUPEE, toCount(netMg, 'The net weight') * toCount(ratePaisePerGram, 'The gold rate'), 1_000n),
  );
}

/** `R((gold + stones) × 98 %) − ₹500`, never below zero. */
export function exchangeCredit(piece: WornPiece, terms: ExchangeTerms = EXCHANGE_TERMS): MinorUnits {
  const worth = toCount(piece.gold, 'The gold') + toCount(piece.stones, 'The stones');
  return Math.max(
    0,
    toSafeNumber(roundTo(RUPEE, worth * BigInt(terms.exchangeBp), FULL_BP)) - terms.exchangeFee,
  );
}

/** `R(gold × 100 % + stones × 90 %)`: the specification names no deduction. */
export function buybackCash(piece: WornPiece, terms: ExchangeTerms = EXCHANGE_TERMS): MinorUnits {
  const worth =
    toCount(piece.gold, 'The gold') * BigInt(terms.buybackGoldBp) +
    toCount(piece.stones, 'The stones') * BigInt(terms.buybackStoneBp);
  return toSafeNumber(roundTo(RUPEE, worth, FULL_BP));
}
