import type { Currency } from '@suvarna/contracts/money';
import { convertAmount, convertPrice, type Exchange } from '@suvarna/pricing/foreign';
import { computePrice, type Making, type Price, type StoneLine } from '@suvarna/pricing/price';
import { rateOf, rateOfFineness } from '@suvarna/pricing/rate';
import {
  type ChosenOptions,
  type Design,
  type MetalKarat,
  netWeight,
  stoneMilligrams,
  type StoneRow,
} from '../designs/index.ts';

/** One karat of a design at its default size, priced in paise with tax. */
export interface Offer {
  readonly karat: MetalKarat;
  readonly price_paise: number;
  readonly mrp_paise: number;
  /** Without tax, which is what foreign prices start from. */
  readonly subtotal_paise: number;
  readonly mrp_subtotal_paise: number;
  readonly gross_mg: number;
}

/** HSN of jewellery, which every band of prices is made for. */
const JEWELLERY = '7113';

/** The dated tables as they stand at one moment. */
export interface PriceTables {
  readonly rate_version: number;
  /** Of the exchange rates: the part of a price abroad that gold does not move. */
  readonly fx_version: number;
  /** Paise per gram by karat. */
  readonly gold: Readonly<Record<number, number>>;
  /** Largest size band first. */
  readonly stones: readonly {
    readonly type: string;
    readonly shape: string;
    readonly quality: string;
    readonly from_millicarat: number;
    readonly paise_per_carat: number;
  }[];
  readonly gst_bp: Readonly<Record<string, number>>;
  readonly paise_per_unit: Readonly<Record<string, number>>;
  readonly uplift_bp: Readonly<Record<string, number>>;
}

export interface PriceBook {
  readonly rate_version: number;
  readonly fx_version: number;
  /** Version of the exchange rates in prices of that currency; 0 where there are none. */
  readonly fxVersionOf: (currency: Currency) => number;
  /** The price in one karat at the default size, in rupees: what listings sort and filter by. */
  readonly offer: (design: Design, karat: MetalKarat) => Offer;
  readonly price: (design: Design, options: ChosenOptions, quantity: number, currency: Currency) => Price;
  /** An amount of an offer as a shopper of that currency pays it: exports carry no Indian tax. */
  readonly inCurrency: (
    currency: Currency,
    rupees: { readonly withTax: number; readonly withoutTax: number },
  ) => number;
  /** What a jewel of so many rupees, tax included, costs in a currency. */
  readonly edgeAbroad: (currency: Currency, rupees: number) => number;
}

/** Every price of the store comes from here, and here from `@suvarna/pricing`. */
export function createPriceBook(tables: PriceTables): PriceBook {
  const bands = Map.groupBy(tables.stones, (row) => `${row.type} ${row.shape} ${row.quality}`);

  const stoneLine = (row: StoneRow): StoneLine => {
    const each = row.millicarat / row.count;
    const book =
      bands.get(`${row.type} ${row.shape} ${row.quality}`) ?? bands.get(`${row.type} any ${row.quality}`);
    const band = book?.find((candidate) => candidate.from_millicarat <= each);
    if (!band) throw new Error(`No price for a ${row.shape} ${row.type} of quality ${row.quality}`);
    return { millicarat: row.millicarat, ratePaisePerCarat: band.paise_per_carat, settingPaise: 0 };
  };

  const goldRate = (design: Design, karat: MetalKarat): number => {
    const rate = rateOf(tables.gold, karat);
    return design.fineness === 995 ? rateOfFineness(rate, 995) : rate;
  };

  const inRupees = (design: Design, karat: MetalKarat, netMg: number, quantity: number): Price => {
    const gstBp = tables.gst_bp[design.hsn];
    if (gstBp === undefined) throw new Error(`No tax rate for HSN ${design.hsn}`);
    return computePrice({
      metal: { netMg, ratePaisePerGram: goldRate(design, karat) },
      making: makingOf(design),
      stones: design.stones.map(stoneLine),
      gstBp,
      quantity,
    });
  };

  const exchangeOf = (currency: Currency): Exchange => {
    const paisePerUnit = tables.paise_per_unit[currency];
    if (paisePerUnit === undefined) throw new Error(`No exchange rate for ${currency}`);
    return { paisePerUnit, upliftBp: tables.uplift_bp[currency] ?? 0 };
  };

  const inCurrency: PriceBook['inCurrency'] = (currency, { withTax, withoutTax }) =>
    currency === 'INR' ? withTax : convertAmount(withoutTax, exchangeOf(currency));

  return {
    rate_version: tables.rate_version,
    fx_version: tables.fx_version,
    fxVersionOf: (currency) => (currency === 'INR' ? 0 : tables.fx_version),
    offer(design, karat) {
      const netMg = netWeight(design, { karat, size: design.default_size });
      const price = inRupees(design, karat, netMg, 1);
      return {
        karat,
        price_paise: price.price,
        mrp_paise: price.mrp,
        subtotal_paise: price.subtotal,
        mrp_subtotal_paise: price.mrpSubtotal,
        gross_mg: netMg + stoneMilligrams(design),
      };
    },
    price(design, options, quantity, currency) {
      const price = inRupees(design, options.karat, netWeight(design, options), quantity);
      return currency === 'INR' ? price : convertPrice(price, exchangeOf(currency));
    },
    inCurrency,
    edgeAbroad(currency, rupees) {
      const withTax = rupees * 100;
      return inCurrency(currency, {
        withTax,
        withoutTax: Math.round((withTax * 10_000) / (10_000 + (tables.gst_bp[JEWELLERY] ?? 0))),
      });
    },
  };
}

function makingOf(design: Design): Making {
  const discountBp = design.making_discount_bp;
  switch (design.making.mode) {
    case 'per-gram':
      return { mode: 'per-gram', paisePerGram: design.making.paise_per_gram, discountBp };
    case 'percent':
      return { mode: 'percent', percentBp: design.making.bp, discountBp };
    case 'flat':
      return { mode: 'flat', paise: design.making.paise, discountBp };
  }
}
