import { describe, expect, it } from '@jest/globals';
import type { Address } from '@suvarna/contracts/customers';
import fc from 'fast-check';
import type { LineRow } from '../rows/order-line.store.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { discountLines, quoteOf } from '../../checkout/quote/quote.ts';
import { anyBag, coinsFor, pricedLine, type AnyBag } from '../../checkout/quote/random-bag.fixtures.ts';
import type { Invoice } from './invoice.ts';
import { decimalText } from './numbers.ts';
import { coinTender } from '../../loyalty/coin-tender.ts';
import { createTenders } from '../../tenders/tenders.ts';
import { invoiceFrom } from './invoice-of-order.ts';

const CARD = { product_title: 'Ring' };
const ADDRESS = {
  full_name: 'Asha Rao',
  house: '12',
  street: 'Residency Road',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
} as Address;
const DAY = new Date('2026-11-23T06:30:00.000Z');

const TENDERS = createTenders([coinTender]);

/** A bag bought as it is, in India or abroad, with a coupon and coins. */
function orderOfBag({ lines, rule, supply, coinsPart, exchange }: AnyBag): {
  readonly order: OrderRow;
  readonly rows: readonly LineRow[];
} {
  const currency = exchange?.currency ?? 'INR';
  const discounted = discountLines(
    lines.map((line, index) => pricedLine(line, index, exchange)),
    exchange === null ? rule : null,
  );
  const quote = quoteOf(discounted, {
    currency,
    couponCode: 'ANY',
    tenders: coinsFor(discounted, currency, exchange === null ? coinsPart : 0),
    supply: exchange === null ? supply : 'none',
  });
  const order = {
    order_no: 'SV-1',
    invoice_no: 'SV/26-27/000001',
    placed_at: DAY,
    created_at: DAY,
    currency,
    totals: quote.totals,
    payable: quote.totals.total_payable_paise,
    payment_mode: 'sandbox',
    place_of_supply: exchange === null ? '29' : '96',
    shipping_address: ADDRESS,
    billing_address: ADDRESS,
    identity_last4: null,
  } as OrderRow;
  const rows = quote.items.map(
    (item, index) =>
      ({
        quote: { ...item, productDetails: CARD },
        components: quote.components?.[index],
        sku: item.sku,
        hsn: '7113',
        purity: '18K750',
        huids: [] as string[],
        quantity: item.quantity,
        gross_weight_mg: 1,
        net_weight_mg: 1,
        gst_bp: 300,
      }) as LineRow,
  );
  return { order, rows };
}

describe('a piece under two grams', () => {
  const lineOf = (line: Partial<LineRow>) => {
    const [bag] = fc.sample(anyBag, { numRuns: 1, seed: 1 });
    if (!bag) throw new Error('There is no bag.');
    const { order, rows } = orderOfBag({ ...bag, exchange: null });
    const lines = rows.slice(0, 1).map((row) => ({ ...row, ...line }));
    return invoiceFrom(TENDERS, order, lines, [])?.lines[0]?.unmarkedBelowMg;
  };
  const ring = { category: 'rings', quantity: 2, huids: [] };

  it('has its weight limit on the invoice unless it was hallmarked all the same', () => {
    expect(lineOf({ ...ring, gross_weight_mg: 3_998 })).toBe(2_000);
    expect(lineOf({ ...ring, gross_weight_mg: 3_998, huids: ['A1B2C3', 'A1B2C4'] })).toBeUndefined();
    expect(lineOf({ ...ring, gross_weight_mg: 4_000 })).toBeUndefined();
    expect(lineOf({ ...ring, gross_weight_mg: 1_000, category: 'gold-coins' })).toBeUndefined();
  });
});

function invoiceOfBag(bag: AnyBag): Invoice {
  const { order, rows } = orderOfBag(bag);
  const invoice = invoiceFrom(TENDERS, order, rows, []);
  if (invoice === undefined) throw new Error('There is no invoice.');
  return invoice;
}

/** What a reader with a pocket calculator reads, in minor units. */
const read = (minor: number, { currency }: Invoice): number =>
  Math.round(Number(decimalText(minor, currency).replaceAll(',', '')) * 100);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function faultOfInvoice(invoice: Invoice, bag: AnyBag): string {
  const { lines, taxable, tax, shipping, total, paid } = invoice;
  const printed = (minor: number): number => read(minor, invoice);
  const checks: readonly (readonly [string, boolean])[] = [
    [
      'metal, making and stones less the discount are the taxable value',
      lines.every(
        ({ components: parts, discount, taxable: value }) =>
          parts !== null &&
          printed(parts.metal) + printed(parts.making) + printed(parts.stones) - printed(discount) ===
            printed(value),
      ),
    ],
    [
      'without a coupon there is no discount',
      (bag.rule !== null && bag.exchange === null) || lines.every(({ discount }) => discount === 0),
    ],
    ['no discount is below nothing', lines.every(({ discount }) => discount >= 0)],
    ['taxable values are their total', sum(lines.map((line) => printed(line.taxable))) === printed(taxable)],
    [
      'taxes are their total',
      (bag.supply === 'none' && bag.exchange === null) ||
        sum(lines.map((line) => printed(line.gst))) ===
          printed(tax.cgst) + printed(tax.sgst) + printed(tax.igst),
    ],
    [
      'taxable value, tax and shipping are the total',
      (bag.supply === 'none' && bag.exchange === null) ||
        printed(taxable) + printed(tax.cgst) + printed(tax.sgst) + printed(tax.igst) + printed(shipping) ===
          printed(total),
    ],
    [
      'tenders are the total',
      sum(paid.tenders.map(({ amount }) => printed(amount))) + printed(paid.other) === printed(total),
    ],
    [
      'abroad there is no tax',
      bag.exchange === null || (tax.cgst + tax.sgst + tax.igst === 0 && lines.every(({ gst }) => gst === 0)),
    ],
  ];
  return checks
    .filter(([, holds]) => !holds)
    .map(([name]) => name)
    .join(', ');
}

describe('the place of supply', () => {
  it.each([
    ['29', 'IN', 'Karnataka', { en: 'Karnataka', hi: 'कर्नाटक' }],
    ['96', 'GB', '', { en: 'United Kingdom', hi: 'यूनाइटेड किंगडम' }],
    ['96', 'AE', '', { en: 'United Arab Emirates', hi: 'संयुक्त अरब अमीरात' }],
    ['96', 'OTH', 'Hanoi, Vietnam', { en: 'Others', hi: 'अन्य देश' }],
  ])('%s has its name in both languages', (code, country_id, state, name) => {
    const [bag] = fc.sample(anyBag, 1);
    if (bag === undefined) throw new Error('There is no bag.');
    expect(
      invoiceFrom(
        TENDERS,
        {
          ...orderOfBag(bag).order,
          place_of_supply: code,
          shipping_address: { ...ADDRESS, country_id, state },
        },
        [],
        [],
      )?.placeOfSupply,
    ).toEqual({ code, name });
  });
});

describe('the rows of an invoice', () => {
  it('add up by eye, to the paisa, for any bag, coupon, currency and number of coins', () => {
    fc.assert(
      fc.property(anyBag, (bag) => expect(faultOfInvoice(invoiceOfBag(bag), bag)).toBe('')),
      { numRuns: 1_000 },
    );
  });
});
