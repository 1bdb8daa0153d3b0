import type { PriceHistory } from '@suvarna/contracts/catalogue';
import type { Currency } from '@suvarna/contracts/money';
import { fieldsOf } from '@suvarna/contracts/locale';
import { FORMULA_VERSION, fingerprintOf, partsOf, priceFrom } from '@suvarna/pricing/inputs';
import type { Making } from '@suvarna/pricing/price';
import { type ChosenOptions, type Design, netWeight, skuOf } from '../../designs/index.ts';
import type { PriceBook } from '../../pricing/index.ts';
import { urlOf } from '../designs/copy.ts';
import { labelsOf } from '../product/product-view.ts';

/** The price book of one version of the gold rate, and whose version it was. */
export interface BookThen {
  readonly book: PriceBook;
  /** ISO date in India. */
  readonly day: string;
  readonly source: string;
}

const chargedBy = (making: Making): number =>
  making.mode === 'per-gram'
    ? making.paisePerGram
    : making.mode === 'percent'
      ? making.percentBp
      : making.paise;

type Point = PriceHistory['points'][number];

async function pointOf(
  { book, day, source }: BookThen,
  design: Design,
  options: ChosenOptions,
  currency: Currency,
): Promise<Point> {
  const inputs = book.inputs(design, options, 1, currency);
  const { gold, stones, making, tax, total } = partsOf(priceFrom(inputs));
  const { input, exchange } = inputs;
  return {
    rate_version: book.rate_version,
    fx_version: book.fxVersionOf(currency),
    since: book.rate_since,
    day,
    source,
    gold_paise: gold,
    stones_paise: stones,
    making_paise: making,
    tax_paise: tax,
    special_price_paise: total,
    gold_per_gram_paise: input.metal.ratePaisePerGram,
    gst_rate_bp: input.gstBp,
    exchange: exchange && { per_unit_paise: exchange.paisePerUnit, uplift_bp: exchange.upliftBp },
    fingerprint: await fingerprintOf(inputs),
  };
}

/** @param books newest first, of which the first is the one that prices follow now */
export async function priceHistoryOf(
  books: readonly [BookThen, ...BookThen[]],
  design: Design,
  options: ChosenOptions,
  currency: Currency,
): Promise<PriceHistory> {
  const [{ book }] = books;
  const { input } = book.inputs(design, options, 1, currency);
  const labels = labelsOf(design, options);
  // Abroad a version of gold may be older than all exchange rates: there was no price then.
  const priced = books.filter((then) => currency === 'INR' || then.book.fxVersionOf(currency) > 0);
  return {
    product_id: design.product_id,
    product_title: design.title,
    title_hi: design.title_hi,
    url: urlOf(design),
    sku: skuOf(design, options),
    karat: options.karat,
    colour: options.colour,
    size: options.size,
    formula_version: FORMULA_VERSION,
    net_weight_mg: netWeight(design, options),
    making: {
      mode: input.making.mode,
      charged: chargedBy(input.making),
      discount_bp: input.making.discountBp,
    },
    stones: input.stones.map((stone, at) => ({
      ...fieldsOf('label', labels.stones[at] ?? labels.other),
      millicarat: stone.millicarat,
      per_carat_paise: stone.ratePaisePerCarat,
      setting_paise: stone.settingPaise,
    })),
    hsn: design.hsn,
    points: await Promise.all(priced.map((then) => pointOf(then, design, options, currency))),
    currency,
    rate_version: book.rate_version,
    fx_version: book.fxVersionOf(currency),
  };
}
