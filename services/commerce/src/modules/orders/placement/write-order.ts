import type { CreateOrderBody } from '@suvarna/contracts/checkout';
import { randomUUID } from 'node:crypto';
import {
  type Buyer,
  type CheckoutContext,
  type PriceHoldRow,
  MINUTE_MS,
  PAYMENT_WINDOW_MINUTES,
  type PricedLine,
  type Quote,
} from '../../checkout/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { insertOrder } from './insert-order.store.ts';
import type { NewLineRow } from '../rows/order-line.store.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { choiceOf } from '../../bag/index.ts';
import type { DetailsOf } from '../../pricing/index.ts';
import { deliveryDate } from '@suvarna/contracts/shipping';
import type { Service } from '../../shipping/index.ts';
import { componentsOf } from './components.ts';
import type { SealedDocument } from './identity-document.ts';
import type { HeldStockLimits } from './held-stock.ts';
import { newPickupCode } from '../reading/pickup.ts';
import type { PlaceOfOrder } from './place-of-order.ts';

export interface OrderParts {
  readonly orderNo: string;
  readonly body: CreateOrderBody;
  readonly lock: PriceHoldRow;
  readonly quote: Quote;
  readonly pieces: readonly PricedLine[];
  readonly place: PlaceOfOrder;
  readonly buyer: Buyer;
  readonly document: SealedDocument;
  readonly requestFingerprint: Buffer;
}

type WriteContext = CheckoutContext & {
  readonly detailsOf: DetailsOf;
  readonly heldStock: HeldStockLimits;
};

function lineOf(
  context: WriteContext,
  orderNo: string,
  service: Service,
  { line, quote }: PricedLine,
  promised: Quote,
  position: number,
): NewLineRow[] {
  const { currency, at } = context;
  const item = promised.items[position];
  if (item === undefined) return [];
  // Of the quote, not of today's catalogue: gold may have risen since the price was promised.
  const components = promised.components?.[position];
  const details = context.detailsOf(choiceOf(line, currency));
  const promise = deliveryDate(service, {
    stock: quote.stock,
    leadDays: quote.leadDays,
    quantity: line.quantity,
    at,
  });
  const id = randomUUID();
  return [
    {
      id,
      order_no: orderNo,
      position,
      product_id: line.product_id,
      sku: quote.sku,
      karat: line.karat,
      colour: line.colour,
      size: line.size,
      engraving: line.engraving,
      quantity: line.quantity,
      quote: JSON.stringify({ ...item, item_id: id }),
      hsn: details.hsn,
      gst_bp: quote.gstBp,
      net_weight_mg: details.netMg,
      gross_weight_mg: details.grossMg,
      from_stock: quote.stock !== 'made-to-order',
      dispatch_date: promise.dispatch,
      delivery_date: promise.delivery,
      purity: details.purity,
      components: JSON.stringify(components ?? componentsOf(details)),
      category: details.category,
      form: details.form,
      stones: details.stoneRows === undefined ? null : JSON.stringify(details.stoneRows),
    },
  ];
}

/** Writes an order and its lines as they were quoted. What it needs is put aside afterwards, in the same transaction. */
export async function writeOrder(tx: Tx, context: WriteContext, parts: OrderParts): Promise<OrderRow> {
  const { body, lock, quote, place, buyer, document, orderNo } = parts;
  const { at } = context;
  const { guestMinutes } = context.heldStock;
  // What a stranger holds comes back sooner; money that comes later is still taken, or goes back.
  const minutes =
    context.owner.kind === 'guest' ? Math.min(guestMinutes, PAYMENT_WINDOW_MINUTES) : PAYMENT_WINDOW_MINUTES;
  const lines = parts.pieces.flatMap((piece, index) =>
    lineOf(context, orderNo, place.service, piece, quote, index),
  );
  return insertOrder(
    tx,
    context.owner,
    {
      order_no: orderNo,
      payment_mode: body.payment_mode,
      currency: context.currency,
      lock_id: lock.id,
      request_fingerprint: parts.requestFingerprint,
      rate_version: quote.rate_version,
      fx_version: quote.fx_version ?? 0,
      locked_payable: lock.payable,
      payable: quote.totals.total_payable_paise,
      coupon_code: quote.coupon?.code ?? null,
      coupon_discount: quote.totals.coupon_discount_paise,
      totals: JSON.stringify(quote.totals),
      place_of_supply: place.stateCode,
      shipping_address: JSON.stringify(place.shipping),
      billing_address: JSON.stringify(place.billing),
      buyer_email: buyer.email,
      buyer_phone: place.shipping.mobile,
      buyer_key: buyer.key,
      ...document,
      gift_note: body.gift_note ?? '',
      locale: body.locale ?? buyer.locale,
      created_at: at,
      expires_at: new Date(at.getTime() + minutes * MINUTE_MS),
      placed_at: null,
      delivered_at: null,
      invoice_no: null,
      pickup_code: place.shipping.store_id === undefined ? null : newPickupCode(),
    },
    lines,
  );
}
