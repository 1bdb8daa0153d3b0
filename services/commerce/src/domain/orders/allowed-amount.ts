import type { QuoteLine } from '@suvarna/contracts/api/checkout';
import type { MinorUnits } from '@suvarna/contracts/money';
import { findCoupon } from '../../data/checkout/coupon-store.ts';
import type { Tx } from '../../data/database.ts';
import { linesOfOrder, lockOrder, lowerOrder } from '../../data/orders/order-store.ts';
import type { DetailsOf, PriceOf } from '../bag/pricing-port.ts';
import { ruleOf } from '../checkout/coupon.ts';
import { componentsOf } from './components.ts';
import { discountLines, priceLines, quoteOf } from '../checkout/quote.ts';

/**
 * What an order is paid with now: the lower of the promised price and today's (domain rules M2).
 * When today's is lower, the order's lines, totals and `payable` become today's, so that invoice
 * and payment agree; its coins stay what was held. An order that no longer waits for money, or
 * whose pieces can no longer be priced, keeps what it has.
 *
 * @throws when there is no such order
 */
export async function allowedAmount(tx: Tx, { orderNo, priceOf, detailsOf }: { readonly orderNo: string; readonly priceOf: PriceOf; readonly detailsOf: DetailsOf }): Promise<MinorUnits> {
  const order = await lockOrder(tx, orderNo);
  if (order === undefined) throw new Error(`There is no order ${orderNo}.`);
  if (order.state !== 'payment_pending' && order.state !== 'payment_failed') return order.payable;
  const lines = await linesOfOrder(tx, orderNo);
  const coupon = order.coupon_code === null ? undefined : await findCoupon(tx, order.coupon_code);
  // The pieces are put aside for this order: what the vault shows to others does not matter here.
  const reserved: PriceOf = (choice) => {
    const quote = priceOf(choice);
    return quote.kind === 'quoted' ? { ...quote, stock: 'made-to-order' } : quote;
  };
  const { priced, missing } = priceLines(lines.map((line) => ({ ...line, id: line.quote.item_id })), order.currency, reserved);
  if (missing.length > 0) return order.payable;
  const rule = coupon === undefined ? null : { ...ruleOf(coupon), minimum: 0 };
  const quote = quoteOf(discountLines(priced, rule), {
    currency: order.currency, couponCode: order.coupon_code, coins: order.coins, supply: supplyOf(order.totals.gst),
  });
  const now = quote.totals.total_payable_paise;
  if (now >= order.payable) return order.payable;
  const quotes = new Map<string, QuoteLine>(quote.items.map((item) => [item.item_id, item]));
  await lowerOrder(tx, orderNo, {
    payable: now, rate_version: quote.rate_version, totals: quote.totals, coupon_discount: quote.totals.coupon_discount_paise,
    lines: lines.flatMap((line) => {
      const item = quotes.get(line.quote.item_id);
      return item === undefined ? [] : [{ id: line.id, quote: item, components: componentsOf(detailsOf({ productId: line.product_id, karat: line.karat, colour: line.colour, size: line.size, quantity: line.quantity, currency: order.currency })) }];
    }),
  });
  return now;
}

function supplyOf(gst: { readonly cgst_paise: number; readonly igst_paise: number }): 'same-state' | 'other-state' | 'none' {
  if (gst.cgst_paise > 0) return 'same-state';
  return gst.igst_paise > 0 ? 'other-state' : 'none';
}
