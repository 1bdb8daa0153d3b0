import { splitBuyback, type PaidMix } from '@suvarna/pricing/exchange';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { GRANTED_MODES } from '@suvarna/contracts/checkout';
import { linesOfOrder, type LineRow } from '../rows/order-line.store.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { refundedOf } from '../rows/refund.store.ts';

const paidForLine = ({ quote }: Pick<LineRow, 'quote'>): number => quote.without_gst_paise + quote.gst_paise;

/** Money and all that was paid for pieces that are handed in. */
function goneOf(lines: readonly LineRow[]): PaidMix {
  const gone = lines.filter(({ handed_in_money: money }) => money !== null);
  return {
    money: gone.reduce((sum, { handed_in_money: money }) => sum + (money ?? 0), 0),
    total: gone.reduce((sum, line) => sum + paidForLine(line), 0),
  };
}

/** Money with which pieces that are handed in were paid: it does not go back a second time, with a return. */
export const moneyTradedIn = (lines: readonly LineRow[]): number => goneOf(lines).money;

/**
 * What the pieces of an order that are still there were paid with. A return takes money first, and leaves
 * less of it; a piece that is handed in takes its share. What a lender paid is no money of the customer.
 */
export async function paidMix(
  db: Database | Tx,
  order: Pick<OrderRow, 'order_no' | 'payable' | 'totals' | 'payment_mode'>,
): Promise<PaidMix> {
  const refunded = await refundedOf(db, order.order_no);
  const gone = goneOf(await linesOfOrder(db, order.order_no));
  const money = GRANTED_MODES.includes(order.payment_mode)
    ? 0
    : Math.max(0, order.payable - refunded.money - gone.money);
  return { money, total: Math.max(money, order.totals.total_paise - refunded.amount - gone.total) };
}

/** Of what a line cost, the part that was paid in money. */
export const moneyOfLine = (line: Pick<LineRow, 'quote'>, mix: PaidMix): number =>
  Math.min(mix.money, splitBuyback(paidForLine(line), mix).bank);
