import type { FormulaLine } from '@suvarna/contracts/exchange';
import { amountOf, buybackFormula, exchangeFormula, goldValue } from '@suvarna/pricing/exchange';

interface Piece {
  readonly netMg: number;
  /** Paise of a gram of its karat. */
  readonly rate: number;
  readonly stones: number;
  /** What is paid for it, and what it would cost without a discount. */
  readonly price: number;
  readonly mrp: number;
}

interface Way {
  readonly amount: number;
  readonly lines: FormulaLine[];
}

const wayOf = (lines: FormulaLine[]): Way => ({ amount: amountOf(lines), lines });

/** What a piece that is whole brings, both ways; the same for one that was bought and one that is looked at. */
export function worthOf({ netMg, rate, stones, price, mrp }: Piece): {
  readonly gold: number;
  readonly discount: number;
  readonly exchange: Way;
  readonly buyback: Way;
} {
  const piece = { gold: goldValue(netMg, rate), stones, discount: Math.max(0, mrp - price) };
  return {
    gold: piece.gold,
    discount: piece.discount,
    exchange: wayOf(exchangeFormula(piece)),
    buyback: wayOf(buybackFormula(piece)),
  };
}
