import type { Currency } from '@suvarna/contracts/money';
import { convertPrice } from '@suvarna/pricing/foreign';
import { computePrice } from '@suvarna/pricing/price';
import {
  checkoutAmounts,
  discountBag,
  type CheckoutLine,
  type CouponRule,
  type Supply,
} from '@suvarna/pricing/checkout';
import fc from 'fast-check';
import type { OptionQuote } from '../../pricing/pricing-port.ts';
import { coinTender } from '../../loyalty/coin-tender.ts';
import { COIN_VALUE } from '../../loyalty/coin-terms.ts';
import { sumOf, type TenderUse } from '../../tenders/rules.ts';
import { discountLines, quoteOf, tenderBagOf, type Discounted, type PricedLine } from './quote.ts';

const CATEGORIES = ['rings', 'earrings', 'gold-coins', 'solitaires'] as const;

/** A line as the price formula makes it, in whole rupees or in paise. */
const anyLine = fc.record({
  netMg: fc.integer({ min: 50, max: 200_000 }),
  rate: fc.integer({ min: 300_000, max: 1_600_000 }),
  making: fc.integer({ min: 0, max: 2_500 }),
  discount: fc.integer({ min: 0, max: 5_000 }),
  stone: fc.integer({ min: 0, max: 5_000 }),
  stoneRate: fc.integer({ min: 0, max: 9_000_000 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  category: fc.constantFrom(...CATEGORIES),
  paise: fc.boolean(),
});
const anyRule: fc.Arbitrary<CouponRule | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('percent' as const),
    percentBp: fc.integer({ min: 1, max: 10_000 }),
    cap: fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: null }),
    minimum: fc.integer({ min: 0, max: 5_000_000 }),
  }),
  fc.record({
    kind: fc.constant('flat' as const),
    amount: fc.integer({ min: 1, max: 50_000_000 }),
    minimum: fc.integer({ min: 0, max: 5_000_000 }),
  }),
);

/** A currency of abroad with its rate; `null` is India. */
const anyExchange = fc.option(
  fc.record({
    currency: fc.constantFrom('GBP' as const, 'USD' as const, 'SGD' as const, 'AED' as const),
    paisePerUnit: fc.integer({ min: 500, max: 20_000 }),
    upliftBp: fc.integer({ min: 0, max: 3_000 }),
  }),
  { nil: null },
);

export const anyBag = fc.record({
  exchange: anyExchange,
  lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  rule: anyRule,
  supply: fc.constantFrom<Supply>('same-state', 'other-state', 'none'),
  coinsPart: fc.integer({ min: 0, max: 100 }),
});
export type AnyBag = typeof anyBag extends fc.Arbitrary<infer Bag> ? Bag : never;

export function pricedLine(
  drawn: AnyBag['lines'][number],
  index: number,
  exchange: AnyBag['exchange'],
): PricedLine {
  const inRupees = computePrice({
    metal: { netMg: drawn.netMg, ratePaisePerGram: drawn.rate },
    making: { mode: 'percent', percentBp: drawn.making, discountBp: drawn.discount },
    gstBp: 300,
    quantity: drawn.quantity,
    stones: [{ millicarat: drawn.stone, ratePaisePerCarat: drawn.stoneRate, settingPaise: 0 }],
    rounding: drawn.paise ? 'paise' : 'component-rupee',
  });
  const price = exchange === null ? inRupees : convertPrice(inRupees, exchange);
  const final = (component: string): number =>
    price.rows.filter((row) => row.component === component).reduce((total, row) => total + row.final, 0);
  const components = {
    ratePerGram: price.rows[0]?.rate ?? 0,
    metal: final('metal'),
    making: final('making'),
    stones: final('stone'),
  };
  const amounts = { price: price.price, mrp: price.mrp, subtotal: price.subtotal, gst: price.gst };
  const quote = {
    kind: 'quoted',
    productId: index + 1,
    sku: `RG-${index}`,
    karat: 18,
    colour: 'yellow',
    size: '',
    currency: exchange?.currency ?? 'INR',
    rateVersion: 1,
    fxVersion: exchange === null ? 0 : 1,
    unit: amounts,
    line: amounts,
    components,
    gstBp: price.gstBp,
    leadDays: 1,
    stock: 'made-to-order',
    card: { wear_type_name: drawn.category } as OptionQuote['card'],
  } satisfies OptionQuote;
  return {
    line: {
      id: String(index),
      product_id: index + 1,
      karat: 18,
      colour: 'yellow',
      engraving: '',
      gift_note: '',
      size: '',
      quantity: drawn.quantity,
    },
    quote,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Coins for a part of the goods that count for them, in basis points. */
export function coinsFor(discounted: Discounted, currency: Currency, part: number): TenderUse[] {
  const { lines } = tenderBagOf(discounted, currency, null);
  const goods = sum(
    lines.filter((line) => coinTender.rule.counts(line.category, line.goods)).map(({ price }) => price),
  );
  const units = currency === 'INR' ? Math.floor((goods * part) / 10_000 / COIN_VALUE) : 0;
  return units === 0 ? [] : [{ kind: 'coins', units, amount: units * COIN_VALUE }];
}

/** What is wrong with the server's quote of a bag; `''` when lines make totals, and a browser that reckons by itself comes to the same paisa. */
export function faultOfQuote({ lines, rule, supply: drawnSupply, coinsPart, exchange }: AnyBag): string {
  const [supply, currency, taxRate]: [Supply, Currency, number] =
    exchange === null ? [drawnSupply, 'INR', 0.03] : ['none', exchange.currency, 0];
  const priced = lines.map((line, index) => pricedLine(line, index, exchange));
  const discounted = discountLines(priced, rule);
  const tenders = coinsFor(discounted, currency, coinsPart);
  const { items, totals, coupon } = quoteOf(discounted, { currency, couponCode: 'ANY', tenders, supply });
  // The browser knows the price of each line and the rule; it has the same functions and nothing of the server's answer.
  const browserLines = priced.map(({ quote }): CheckoutLine => {
    const category = quote.card.wear_type_name;
    return {
      ...quote.line,
      gstBp: quote.gstBp,
      couponable: category !== 'gold-coins',
    };
  });
  const browser = checkoutAmounts(discountBag(browserLines, rule), {
    shipping: 0,
    tendered: sumOf(tenders),
    supply,
  });
  const { cgst_paise = 0, sgst_paise = 0, igst_paise = 0 } = totals.gst;
  const checks: readonly (readonly [string, boolean])[] = [
    ['prices add up', sum(items.map((item) => item.line_price_paise)) === totals.product_total_paise],
    [
      'shares add up',
      sum(items.map((item) => item.coupon_share_paise)) === totals.coupon_discount_paise &&
        (coupon?.discount_paise ?? 0) === totals.coupon_discount_paise,
    ],
    ['taxable values add up', sum(items.map((item) => item.without_gst_paise)) === totals.without_gst_paise],
    ['taxes add up', sum(items.map((item) => item.gst_paise)) === totals.gst_paise],
    [
      'every line is its price less its share',
      items.every(
        (item) =>
          item.without_gst_paise + item.gst_paise === item.line_price_paise - item.coupon_share_paise &&
          item.coupon_share_paise >= 0 &&
          item.without_gst_paise >= 0 &&
          item.gst_paise >= 0,
      ),
    ],
    [
      'gold coins take no coupon',
      items.every((item, index) => lines[index]?.category !== 'gold-coins' || item.coupon_share_paise === 0),
    ],
    [
      'the tax is near its rate',
      items.every((item) => Math.abs(item.gst_paise - item.without_gst_paise * taxRate) <= 52),
    ],
    [
      'the split is the tax',
      supply === 'none'
        ? cgst_paise + sgst_paise + igst_paise === 0
        : cgst_paise + sgst_paise + igst_paise === totals.gst_paise,
    ],
    [
      'abroad there is no tax, and goods are whole units',
      exchange === null ||
        (totals.gst_paise === 0 && totals.product_total_paise % 100 === 0 && totals.fx_version === 1),
    ],
    [
      'the total is the goods',
      totals.total_paise === totals.product_total_paise - totals.coupon_discount_paise,
    ],
    [
      'tenders come off last',
      totals.total_payable_paise === totals.total_paise - sumOf(tenders) && totals.total_payable_paise >= 0,
    ],
    [
      'the browser agrees',
      browser.payable === totals.total_payable_paise &&
        browser.gst === totals.gst_paise &&
        browser.withoutGst === totals.without_gst_paise &&
        browser.coupon === totals.coupon_discount_paise &&
        browser.cgst === cgst_paise,
    ],
  ];
  return checks
    .filter(([, holds]) => !holds)
    .map(([name]) => name)
    .join(', ');
}
