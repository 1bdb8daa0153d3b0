import type { MinorUnits } from '@suvarna/contracts/money';
import { findCoupon, lowerOf, type Quote, placeOfSupplyIn, tendersIn } from '../../checkout/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { linesOfOrder, type LineRow } from '../rows/order-line.store.ts';
import { lockOrder, lowerOrder, type OrderRow } from '../rows/order.store.ts';
import type { PriceOf } from '../../pricing/index.ts';

interface Request {
  readonly orderNo: string;
  readonly priceOf: PriceOf;
}

/**
 * What an order is paid with now: the lower of the promised price and today's (domain rules M2).
 * When today's is lower, the order's lines, totals and `payable` become today's, so that invoice
 * and payment agree; its tenders stay what was held. An order that no longer waits for money, or
 * whose pieces can no longer be priced, keeps what it has.
 *
 * @throws when there is no such order
 */
export async function allowedAmount(tx: Tx, { orderNo, priceOf }: Request): Promise<MinorUnits> {
  const order = await lockOrder(tx, orderNo);
  if (order === undefined) throw new Error(`There is no order ${orderNo}.`);
  if (order.state !== 'payment_pending' && order.state !== 'payment_failed') return order.payable;
  const lines = await linesOfOrder(tx, orderNo);
  const coupon = order.coupon_code === null ? undefined : await findCoupon(tx, order.coupon_code);
  const { quote, isLower } = lowerOf(promisedTo(order, lines), {
    priceOf,
    currency: order.currency,
    coupon,
    tenders: tendersIn(order.totals),
    supply: placeOfSupplyIn(order.place_of_supply),
  });
  if (!isLower) return order.payable;
  await lowerOrder(tx, orderNo, {
    payable: quote.totals.total_payable_paise,
    rate_version: quote.rate_version,
    fx_version: quote.fx_version ?? 0,
    totals: quote.totals,
    coupon_discount: quote.totals.coupon_discount_paise,
    lines: lines.flatMap((line) => {
      const index = quote.items.findIndex((candidate) => candidate.item_id === line.quote.item_id);
      const [item, components] = [quote.items[index], quote.components?.[index]];
      return item === undefined
        ? []
        : [{ id: line.id, quote: item, components: components ?? line.components }];
    }),
  });
  return quote.totals.total_payable_paise;
}

function promisedTo(order: OrderRow, lines: readonly LineRow[]): Quote {
  return {
    rate_version: order.rate_version,
    fx_version: order.fx_version,
    coupon: null,
    items: lines.map((line) => line.quote),
    totals: order.totals,
  };
}
