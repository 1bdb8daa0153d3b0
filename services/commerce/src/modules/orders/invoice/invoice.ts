import type { PaymentMode } from '@suvarna/contracts/checkout';
import type { Locale, Wording } from '@suvarna/contracts/locale';
/**
 * What a tax invoice says (domain rules §2.3, §2.4). `invoiceOf(order)` of `domain/orders` fills it
 * in from the order as it was placed; nothing is computed again. Amounts are minor units of `currency`.
 */
import type { Currency, Milligrams, MinorUnits } from '@suvarna/contracts/money';

export interface InvoiceParty {
  readonly name: string;
  /** House, street, city with pincode, country: as they are to be read. */
  readonly address: readonly string[];
}

export interface PlaceOfSupply {
  /** GST state code, `29`; `96` for a delivery abroad. */
  readonly code: string;
  readonly name: Readonly<Record<Locale, string>>;
}

/** What a piece's price was made of, as the product page showed it; whole line, before the coupon. */
interface InvoiceComponents {
  /** Of the piece's karat. */
  readonly ratePerGram: MinorUnits;
  readonly metal: MinorUnits;
  readonly making: MinorUnits;
  readonly stones: MinorUnits;
}

/** No person proved to be the buyer: a guest's token lives in a browser that others may use. */
const WITHHELD = { name: '', address: [] } as const;

/** The same paper for who may know of the order, and not whose it is and where it goes. */
export const withoutBuyer = (invoice: Invoice): Invoice => ({
  ...invoice,
  billTo: WITHHELD,
  shipTo: WITHHELD,
  identityLast4: '',
});

export interface InvoiceLine {
  readonly title: Wording;
  readonly sku: string;
  readonly hsn: string;
  /** Karat with fineness, `22K916`; fineness alone for a coin, `999`. */
  readonly purity: string;
  /** Six signs each, once the pieces are hallmarked; empty until then. */
  readonly huids: readonly string[];
  /** Of pieces too light to have to be hallmarked, which have no HUID: below which weight that is. */
  readonly unmarkedBelowMg?: Milligrams;
  readonly quantity: number;
  /** Of all pieces of the line. */
  readonly grossWeightMg: Milligrams;
  readonly netWeightMg: Milligrams;
  /** `null` where the order did not keep it. */
  readonly components: InvoiceComponents | null;
  /** What the coupon took off the taxable value, so without tax: `metal + making + stones − discount` is `taxable`. */
  readonly discount: MinorUnits;
  readonly taxable: MinorUnits;
  /** Basis points of the whole tax: 300 is 3 %. */
  readonly gstBp: number;
  readonly gst: MinorUnits;
}

interface InvoiceTax {
  readonly cgst: MinorUnits;
  /** Of a state, or of a union territory without a legislature. */
  readonly sgst: MinorUnits;
  readonly igst: MinorUnits;
}

interface CreditedBy {
  readonly no: string;
  /** `YYYY-MM-DD` in India. */
  readonly issuedOn: string;
  readonly amount: MinorUnits;
}

export interface Invoice {
  readonly invoiceNo: string;
  /** On a credit note: its own number and day; `invoiceNo` is the invoice's that it changes. */
  readonly creditNote?: Omit<CreditedBy, 'amount'>;
  /** Credit notes that changed this invoice, the oldest first. */
  readonly creditedBy: readonly CreditedBy[];
  readonly orderNo: string;
  /** `YYYY-MM-DD` in India. */
  readonly issuedOn: string;
  readonly orderedOn: string;
  readonly currency: Currency;
  readonly billTo: InvoiceParty;
  readonly shipTo: InvoiceParty;
  readonly placeOfSupply: PlaceOfSupply;
  readonly lines: readonly InvoiceLine[];
  /** Sums over the lines. */
  readonly taxable: MinorUnits;
  readonly tax: InvoiceTax;
  readonly shipping: MinorUnits;
  /** `taxable + tax + shipping`: what the goods cost. */
  readonly total: MinorUnits;
  /** What it was paid with, besides money first; tenders are taken off after tax. `total` is their sum. */
  readonly paid: {
    readonly tenders: readonly {
      readonly name: Readonly<Record<Locale, string>>;
      readonly amount: MinorUnits;
    }[];
    readonly other: MinorUnits;
    readonly mode: PaymentMode;
  };
  /** Last four signs of the PAN or passport above ₹2,00,000; `''` otherwise. */
  readonly identityLast4: string;
}
