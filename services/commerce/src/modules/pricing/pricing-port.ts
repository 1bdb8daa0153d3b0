import type { ProductCard } from '@suvarna/contracts/catalogue';
import type { NotTakenBack } from '@suvarna/contracts/exchange';
import type { ErrorCode } from '@suvarna/contracts/call';
import type { SizeNames } from '@suvarna/contracts/sizes';
import type { StoneRow } from '../designs/index.ts';
import type { Currency, MinorUnits } from '@suvarna/contracts/money';

/** What the shopper chose. Options left out mean the design's default. */
export interface OptionChoice {
  readonly productId: number;
  readonly karat?: number | undefined;
  readonly colour?: string | undefined;
  readonly size?: string | undefined;
  /** Words are cut into it: it is made for the order, of designs that have room for words. */
  readonly engraved?: boolean | undefined;
  /** Pieces; 1 when left out. A line is rounded once, never a piece and then multiplied (domain rules §2.1). */
  readonly quantity?: number | undefined;
  readonly currency: Currency;
}

/** Amounts of one line in the minor units of the currency asked for. */
export interface QuotedAmounts {
  /** What the shopper pays: tax included in India, without tax abroad. */
  readonly price: MinorUnits;
  readonly mrp: MinorUnits;
  readonly subtotal: MinorUnits;
  readonly gst: MinorUnits;
}

/** What a line's price is made of, whole line, before a coupon: `metal + making + stones` is its `subtotal`. */
export interface PieceComponents {
  readonly ratePerGram: MinorUnits;
  readonly metal: MinorUnits;
  readonly making: MinorUnits;
  readonly stones: MinorUnits;
}

export interface OptionQuote {
  readonly kind: 'quoted';
  readonly productId: number;
  readonly sku: string;
  /** The options with defaults filled in; `size` is `''` for designs without one. */
  readonly karat: number;
  readonly colour: string;
  readonly size: string;
  /** Of a ring: its names abroad. */
  readonly sizeNames?: SizeNames | undefined;
  readonly currency: Currency;
  readonly rateVersion: number;
  /** Of the exchange rates in the amounts; 0 for rupees. */
  readonly fxVersion: number;
  readonly unit: QuotedAmounts;
  readonly line: QuotedAmounts;
  readonly components: PieceComponents;
  /** Basis points of the tax in the amounts; 0 abroad. */
  readonly gstBp: number;
  /** Pieces of this option a shopper may have: stock when ready to ship, else no limit of its own. */
  readonly stock: number | 'made-to-order';
  /** Working days until dispatch of exactly these options; 1 for a ready piece (the card is about the design's default). */
  readonly leadDays: number;
  readonly card: ProductCard;
}

/** What an order keeps of a line besides its price: invoice, tax and delivery are made of it. Weights and amounts are the whole line's. */
export interface PieceDetails extends PieceComponents {
  readonly hsn: string;
  /** Karat with fineness, `22K916`; the fineness of a coin, `999`. */
  readonly purity: string;
  readonly netMg: number;
  readonly grossMg: number;
  /** Of its design: what is taken back goes by them. */
  readonly category: string;
  readonly form: string;
  /** Stones of one piece; left out by catalogues that know of none. */
  readonly stoneRows?: readonly StoneRow[];
  /** Taken back for another piece or for money (`catalogue/designs/promises.ts`). */
  readonly exchangeable: boolean;
  /** Why it is not; `null` when it is. */
  readonly notTakenBack: Exclude<NotTakenBack, 'unavailable'> | null;
}

export interface QuoteRefused {
  readonly kind: 'refused';
  readonly code: Extract<
    ErrorCode,
    | 'CATALOGUE.PRODUCT_NOT_FOUND'
    | 'BAG.OPTION_UNAVAILABLE'
    | 'BAG.ENGRAVING_UNAVAILABLE'
    | 'BAG.SIZE_REQUIRED'
  >;
}

/**
 * How the bag knows what a piece costs now. The catalogue answers from its snapshot; the bag never
 * keeps a price of its own to charge. `sku` is refused as an option when it names another product.
 */
export type PriceOf = (choice: OptionChoice) => OptionQuote | QuoteRefused;

/** A piece as its order line kept it, whatever became of its design. `stones` are those of one piece. */
export interface SoldPiece {
  readonly karat: number;
  /** As `PieceDetails` has it. */
  readonly purity: string;
  readonly category: string;
  readonly form: string;
  readonly stones: readonly StoneRow[];
  readonly quantity: number;
  readonly currency: Currency;
}

/** What its materials cost today, in paise. */
export interface Materials extends Pick<PieceDetails, 'notTakenBack'> {
  readonly rateVersion: number;
  readonly ratePerGram: MinorUnits;
  /** Of the whole line. */
  readonly stones: MinorUnits;
}

/** Asks rates and stone prices alone, not the catalogue. `undefined` while there are none, or none for such stones. */
export type MaterialsOf = (piece: SoldPiece) => Materials | undefined;

/** The details of an option that `PriceOf` has quoted. @throws when it is not made */
export type DetailsOf = (choice: OptionChoice) => PieceDetails;
