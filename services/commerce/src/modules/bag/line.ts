import type { Currency } from '@suvarna/contracts/money';
import type { OptionChoice, OptionQuote } from '../pricing/index.ts';

/** What makes two choices the same line of a bag. */
export interface LineKey {
  readonly product_id: number;
  readonly karat: number;
  readonly colour: string;
  readonly size: string;
  /** Words cut into the piece; `''` for none. */
  readonly engraving: string;
}

/** Most pieces of one line (the API's bodies say the same). */
export const LINE_MAX = 10;

/** Most lines of a bag: far above any shopper's, so that a script cannot fill the database. */
export const BAG_MAX_LINES = 100;

export function keyOf(line: LineKey): string {
  const key = `${line.product_id}/${line.karat}/${line.colour}/${line.size}`;
  return line.engraving === '' ? key : `${key}/${line.engraving}`;
}

/** A line as the catalogue is asked for it; one piece where no quantity is given. */
export function choiceOf(line: LineKey & { readonly quantity?: number }, currency: Currency): OptionChoice {
  return {
    productId: line.product_id,
    karat: line.karat,
    colour: line.colour,
    size: line.size,
    engraved: line.engraving !== '',
    quantity: line.quantity,
    currency,
  };
}

/** Most pieces of a line: the stock of a ready piece, never more than a line may have. */
export function maxQuantity(quote: OptionQuote): number {
  return quote.stock === 'made-to-order' ? LINE_MAX : Math.min(LINE_MAX, quote.stock);
}
