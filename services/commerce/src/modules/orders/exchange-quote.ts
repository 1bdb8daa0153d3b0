import { OrderRefused } from './errors.ts';
import type { ExchangeQuote } from '@suvarna/contracts/api/orders';
import { indianDay } from '@suvarna/contracts/indian-day';
import { buybackCash, EXCHANGE_TERMS, exchangeCredit, goldValue } from '@suvarna/pricing/exchange';
import type { Database } from '../../platform/database/database.ts';
import { findOwnLine } from './order.store.ts';
import { choiceOf } from '../bag/index.ts';
import type { DetailsOf, PriceOf } from '../pricing/index.ts';
import { DAY_MS, EXCHANGE_AFTER_DAYS } from '../checkout/index.ts';
import type { Shopper } from '../identity/index.ts';
import { keptLines } from './kept-lines.ts';

interface Prices {
  readonly priceOf: PriceOf;
  readonly detailsOf: DetailsOf;
}

/**
 * What a delivered line is worth today, for another piece or in cash, by today's gold rate and price
 * book; good for that version of the rates. Exchange begins thirty days after delivery.
 *
 * @throws OrderRefused for lines that are another's, not delivered, sent back, or never taken back
 */
export async function exchangeQuote(
  db: Database,
  prices: Prices,
  ask: {
    readonly owner: Shopper;
    readonly itemId: string;
    readonly type: 'exchange' | 'buyback';
    readonly at: Date;
  },
): Promise<ExchangeQuote> {
  const own = await findOwnLine(db, ask.owner, ask.itemId);
  if (own === undefined) throw new OrderRefused('ORDER.NOT_FOUND');
  const { line, order } = own;
  if (order.delivered_at === null || !(await keptLines(db, order)).some(({ id }) => id === line.id))
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  const choice = choiceOf(line, order.currency);
  const now = prices.priceOf(choice);
  if (now.kind === 'refused') throw new OrderRefused('ORDER.STATE_CONFLICT');
  const details = prices.detailsOf(choice);
  if (!details.exchangeable) throw new OrderRefused('ORDER.STATE_CONFLICT');
  const worn = { gold: goldValue(line.net_weight_mg, details.ratePerGram), stones: details.stones };
  return {
    order_item_id: line.id,
    order_no: order.order_no,
    type: ask.type,
    net_weight_mg: line.net_weight_mg,
    gold_rate_paise: details.ratePerGram,
    gold_paise: worn.gold,
    stones_paise: worn.stones,
    exchange_credit_paise: exchangeCredit(worn),
    buyback_cash_paise: buybackCash(worn),
    amount_paise: ask.type === 'exchange' ? exchangeCredit(worn) : buybackCash(worn),
    deduction_bp: 10_000 - EXCHANGE_TERMS.exchangeBp,
    fee_paise: EXCHANGE_TERMS.exchangeFee,
    available_from: indianDay(
      new Date(order.delivered_at.getTime() + (ask.type === 'exchange' ? EXCHANGE_AFTER_DAYS : 0) * DAY_MS),
    ),
    rate_version: now.rateVersion,
    currency: 'INR',
  };
}
