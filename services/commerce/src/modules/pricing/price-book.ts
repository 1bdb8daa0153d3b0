import type { Currency } from '@suvarna/contracts/money';
import { convertAmount, type Exchange } from '@suvarna/pricing/foreign';
import { priceFrom, type PriceInputs } from '@suvarna/pricing/inputs';
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
import type { Materials, SoldPiece } from './pricing-port.ts';

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
  /** Since when it holds, ISO time. */
  readonly rate_since: string;
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
  /** Since when it holds, ISO time. */
  readonly rate_since: string;
  readonly fx_version: number;
  /** Version of the exchange rates in prices of that currency; 0 where there are none. */
  readonly fxVersionOf: (currency: Currency) => number;
  /** What `price` computes from. */
  readonly inputs: (
    design: Design,
    options: ChosenOptions,
    quantity: number,
    currency: Currency,
  ) => PriceInputs;
  /** The price in one karat at the default size, in rupees: what listings sort and filter by. */
  readonly offer: (design: Design, karat: MetalKarat) => Offer;
  readonly price: (design: Design, options: ChosenOptions, quantity: number, currency: Currency) => Price;
  /** What gold and stones of a sold piece cost, in rupees; `undefined` when there is no price for such stones. */
  readonly materials: (
    piece: Pick<SoldPiece, 'karat' | 'purity' | 'stones' | 'quantity'>,
  ) => Pick<Materials, 'ratePerGram' | 'stones'> | undefined;
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

  const pricedStone = (row: StoneRow): StoneLine | undefined => {
    const each = row.millicarat / row.count;
    const book =
      bands.get(`${row.type} ${row.shape} ${row.quality}`) ?? bands.get(`${row.type} any ${row.quality}`);
    const band = book?.find((candidate) => candidate.from_millicarat <= each);
    return band && { millicarat: row.millicarat, ratePaisePerCarat: band.paise_per_carat, settingPaise: 0 };
  };
  const stoneLine = (row: StoneRow): StoneLine => {
    const line = pricedStone(row);
    if (!line) throw new Error(`No price for a ${row.shape} ${row.type} of quality ${row.quality}`);
    return line;
  };

  const goldRate = (karat: number, fineness: number | null): number => {
    const rate = rateOf(tables.gold, karat);
    return fineness === 995 ? rateOfFineness(rate, 995) : rate;
  };

  const exchangeOf = (currency: Currency): Exchange => {
    const paisePerUnit = tables.paise_per_unit[currency];
    if (paisePerUnit === undefined) throw new Error(`No exchange rate for ${currency}`);
    return { paisePerUnit, upliftBp: tables.uplift_bp[currency] ?? 0 };
  };

  const inputs: PriceBook['inputs'] = (design, options, quantity, currency) => {
    const gstBp = tables.gst_bp[design.hsn];
    if (gstBp === undefined) throw new Error(`No tax rate for HSN ${design.hsn}`);
    return {
      input: {
        metal: {
          netMg: netWeight(design, options),
          ratePaisePerGram: goldRate(options.karat, design.fineness),
        },
        making: makingOf(design),
        stones: design.stones.map(stoneLine),
        gstBp,
        quantity,
      },
      exchange: currency === 'INR' ? null : exchangeOf(currency),
    };
  };

  const inCurrency: PriceBook['inCurrency'] = (currency, { withTax, withoutTax }) =>
    currency === 'INR' ? withTax : convertAmount(withoutTax, exchangeOf(currency));

  return {
    rate_version: tables.rate_version,
    rate_since: tables.rate_since,
    fx_version: tables.fx_version,
    fxVersionOf: (currency) => (currency === 'INR' ? 0 : tables.fx_version),
    offer(design, karat) {
      const options = { karat, colour: design.default_colour, size: design.default_size };
      const { input, exchange } = inputs(design, options, 1, 'INR');
      const price = priceFrom({ input, exchange });
      return {
        karat,
        price_paise: price.price,
        mrp_paise: price.mrp,
        subtotal_paise: price.subtotal,
        mrp_subtotal_paise: price.mrpSubtotal,
        gross_mg: input.metal.netMg + stoneMilligrams(design),
      };
    },
    inputs,
    price: (design, options, quantity, currency) => priceFrom(inputs(design, options, quantity, currency)),
    materials({ karat, purity, stones, quantity }) {
      const lines = stones.flatMap((row) => pricedStone(row) ?? []);
      if (lines.length < stones.length) return undefined;
      const ratePerGram = goldRate(karat, purity === '995' ? 995 : null);
      // The formula of every price, with nothing in it but stones: a line is rounded once, as when it was sold.
      const price = computePrice({
        metal: { netMg: 0, ratePaisePerGram: ratePerGram },
        making: { mode: 'flat', paise: 0, discountBp: 0 },
        stones: lines,
        gstBp: 0,
        quantity,
      });
      return { ratePerGram, stones: price.subtotal };
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
