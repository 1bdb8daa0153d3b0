import { type DeliveryDate, deliveryDate, type DeliveryDatesBody } from '@suvarna/contracts/shipping';
import type { PriceOf, QuoteRefused } from '../pricing/index.ts';
import { readSku } from '../designs/index.ts';
import type { Service } from './service.ts';

type WantedItem = DeliveryDatesBody['items'][number];

export interface EstimateContext {
  readonly service: Service;
  readonly priceOf: PriceOf;
  /** The size a design is shown in, for a shopper who has not chosen one yet. */
  readonly defaultSize: (productId: number) => string | undefined;
  readonly at: Date;
}

export type Estimate =
  | {
      readonly kind: 'estimated';
      readonly items: readonly DeliveryDate[];
      /** What they cost together, in paise. */ readonly worth: number;
    }
  | {
      readonly kind: 'refused';
      readonly code: QuoteRefused['code'] | 'REQUEST.INVALID';
      readonly index: number;
    };

function quoteOf(item: WantedItem, { priceOf, defaultSize }: EstimateContext) {
  const options = item.sku === undefined ? {} : readSku(item.sku)?.options;
  if (options === undefined) return 'other-product';
  const ask = (size: string | undefined) =>
    priceOf({
      productId: item.product_id,
      ...options,
      size,
      engraved: item.engraved,
      quantity: item.quantity,
      currency: 'INR',
    });
  const asked = ask(item.size ?? options.size);
  const quote =
    asked.kind === 'refused' && asked.code === 'BAG.SIZE_REQUIRED'
      ? ask(defaultSize(item.product_id))
      : asked;
  const named =
    quote.kind === 'refused' || item.sku === undefined || item.size !== undefined || quote.sku === item.sku;
  return named ? quote : 'other-product';
}

/** When each item arrives. A SKU must be its product's; nothing is promised where nothing is delivered. */
export function estimateItems(items: readonly WantedItem[], context: EstimateContext): Estimate {
  const dates: DeliveryDate[] = [];
  let worth = 0;
  for (const [index, item] of items.entries()) {
    const quote = quoteOf(item, context);
    if (quote === 'other-product') return { kind: 'refused', code: 'REQUEST.INVALID', index };
    if (quote.kind === 'refused') return { kind: 'refused', code: quote.code, index };
    const promise = deliveryDate(context.service, {
      stock: quote.stock,
      leadDays: quote.leadDays,
      quantity: item.quantity,
      at: context.at,
    });
    worth += quote.line.price;
    dates.push({
      product_id: item.product_id,
      sku: quote.sku,
      dispatch_date: promise.dispatch,
      delivery_date: promise.delivery,
      tier: promise.tier,
    });
  }
  return { kind: 'estimated', items: context.service.serviceable ? dates : [], worth };
}
