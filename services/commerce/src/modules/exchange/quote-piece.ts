import type { ExchangeQuote } from '@suvarna/contracts/api/exchange';
import { indianDay } from '@suvarna/contracts/indian-day';
import {
  amountOf,
  buybackFormula,
  EXCHANGE_TERMS,
  exchangeFormula,
  goldValue,
} from '@suvarna/pricing/exchange';
import type { Database, Tx } from '../../platform/database/database.ts';
import { DAY_MS, EXCHANGE_AFTER_DAYS, PAN_ABOVE } from '../checkout/index.ts';
import type { Shopper } from '../identity/index.ts';
import { findOwnLine, keptLines, OrderRefused, takenBack, type Prices } from '../orders/index.ts';
import { ExchangeRefused } from './errors.ts';
import { pieceSeal, validUntil } from './seal-quote.ts';

/** From which day a piece may be handed in that way (domain rules §2.14 rows 2 and 3). */
export const availableFrom = (deliveredAt: Date, way: 'exchange' | 'buyback'): string =>
  indianDay(new Date(deliveredAt.getTime() + (way === 'exchange' ? EXCHANGE_AFTER_DAYS : 0) * DAY_MS));

export interface QuoteContext extends Prices {
  /** Signs what is quoted. */
  readonly secret: string;
  readonly at: Date;
}

/**
 * What a delivered piece is worth today, for another piece or in money, line by line, by today's gold rate
 * and price book; signed, so that a request is given exactly that. Its weight is the one it was sold with.
 *
 * @throws OrderRefused for pieces that are another's, not delivered, sent back, or handed in
 * @throws ExchangeRefused for those that are never taken back
 */
export async function quotePiece(
  db: Database | Tx,
  context: QuoteContext,
  ask: { readonly owner: Shopper; readonly itemId: string; readonly type: 'exchange' | 'buyback' },
): Promise<ExchangeQuote> {
  const own = await findOwnLine(db, ask.owner, ask.itemId);
  if (own === undefined) throw new OrderRefused('ORDER.NOT_FOUND');
  const { line, order } = own;
  const { delivered_at: deliveredAt } = order;
  if (deliveredAt === null || !(await keptLines(db, order)).some(({ id }) => id === line.id))
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  const now = takenBack(context, line, order);
  if (now === undefined) throw new ExchangeRefused('EXCHANGE.NOT_TAKEN_BACK');
  const { ratePerGram: rate, stones } = now.details;
  const { net_weight_mg: netMg, karat, quote } = line;
  const gold = goldValue(netMg, rate);
  const discount = Math.max(0, quote.line_mrp_paise - quote.line_price_paise);
  const [exchange, buyback] = [
    exchangeFormula({ gold, stones, discount }),
    buybackFormula({ gold, stones, discount }),
  ];
  const amounts = { exchange: amountOf(exchange), buyback: amountOf(buyback) };
  const today = indianDay(context.at);
  const way = (name: 'exchange' | 'buyback', lines: typeof exchange) => {
    const from = availableFrom(deliveredAt, name);
    return { amount_paise: amounts[name], lines, available_from: from, is_open: today >= from };
  };
  const { rateVersion } = now.quote;
  const card = quote.productDetails;
  return {
    order_item_id: line.id,
    order_no: order.order_no,
    type: ask.type,
    net_weight_mg: netMg,
    gold_rate_paise: rate,
    gold_paise: gold,
    stones_paise: stones,
    exchange_credit_paise: amounts.exchange,
    buyback_cash_paise: amounts.buyback,
    amount_paise: amounts[ask.type],
    deduction_bp: 10_000 - EXCHANGE_TERMS.exchangeBp,
    fee_paise: EXCHANGE_TERMS.exchangeFee,
    available_from: availableFrom(deliveredAt, ask.type),
    rate_version: rateVersion,
    currency: 'INR',
    karat,
    title: card.product_title,
    title_hi: card.title_hi ?? card.product_title,
    exchange: way('exchange', exchange),
    buyback: way('buyback', buyback),
    quote: pieceSeal.sign(context.secret, {
      karat,
      netMg,
      rate,
      rateVersion,
      at: context.at.getTime(),
      lineId: line.id,
      orderNo: order.order_no,
      stones,
      discount,
      ...amounts,
    }),
    valid_until: validUntil(context.at).toISOString(),
    needs_pan: amounts[ask.type] > PAN_ABOVE,
  };
}
