import type { ExchangeQuote } from '@suvarna/contracts/exchange';
import { EXCHANGE_TERMS, splitBuyback } from '@suvarna/pricing/exchange';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Shopper } from '../../identity/index.ts';
import { findOwnLine, isCollected, keptLines, paidMix, type Prices } from '../../orders/index.ts';
import { worthOfLine } from '../worth/line-worth.ts';
import { needsPanToAsk } from './pan-due.ts';
import { pieceSeal, validUntil } from './seal-quote.ts';
import { availableFrom } from '../worth/windows.ts';

export interface QuoteContext extends Prices {
  /** Signs what is quoted. */
  readonly secret: string;
  readonly at: Date;
}

/**
 * What a delivered piece is worth today, for another piece or in money, line by line, by today's gold rate
 * and price book; signed, so that a request is given exactly that. Its weight is the one it was sold with.
 *
 * @throws Refusal for pieces that are another's, not delivered, sent back, or handed in
 * @throws Refusal for those that are never taken back
 */
export async function quotePiece(
  db: Database | Tx,
  context: QuoteContext,
  ask: { readonly owner: Shopper; readonly itemId: string; readonly type: 'exchange' | 'buyback' },
): Promise<ExchangeQuote> {
  const own = await findOwnLine(db, ask.owner, ask.itemId);
  if (own === undefined) throw new Refusal('ORDER.NOT_FOUND');
  const { line, order } = own;
  const { delivered_at: deliveredAt } = order;
  if (deliveredAt === null || !(await keptLines(db, order)).some(({ id }) => id === line.id))
    throw new Refusal('ORDER.STATE_CONFLICT');
  const worth = worthOfLine(context, own, deliveredAt, context.at);
  if (worth?.ways === undefined) throw new Refusal('EXCHANGE.NOT_TAKEN_BACK');
  const { rate, gold, stones, discount, rateVersion, ways } = worth;
  const { net_weight_mg: netMg, karat, quote } = line;
  const amounts = { exchange: ways.exchange.amount_paise, buyback: ways.buyback.amount_paise };
  const card = quote.productDetails;
  const paid = await paidMix(db, order);
  const { bank, credits } = splitBuyback(amounts.buyback, paid);
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
    buyback_bank_paise: bank,
    buyback_credits_paise: credits,
    amount_paise: amounts[ask.type],
    deduction_bp: 10_000 - EXCHANGE_TERMS.exchangeBp,
    fee_paise: EXCHANGE_TERMS.exchangeFee,
    available_from: availableFrom({ deliveredAt, inStore: isCollected(order) }, ask.type, 'pickup'),
    rate_version: rateVersion,
    currency: 'INR',
    karat,
    title: card.product_title,
    title_hi: card.title_hi ?? card.product_title,
    ...ways,
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
      paid,
      ...amounts,
    }),
    valid_until: validUntil(context.at).toISOString(),
    needs_pan: await needsPanToAsk(db, {
      customerId: ask.owner.id,
      amount: amounts[ask.type],
      at: context.at,
    }),
  };
}
