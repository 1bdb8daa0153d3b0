import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import type { Tx } from '../../platform/database/database.ts';
import { entriesOfKey, lockBalance } from './ledger.store.ts';
import { gstOwed, orderCoinValue, fundsOf, sales, shippingIncome } from './accounts.ts';
import { post, type Booking } from './post.ts';

export interface Sale {
  readonly orderNo: string;
  readonly currency: Currency;
  readonly net: MinorUnits;
  readonly gst: MinorUnits;
  readonly shipping: MinorUnits;
  readonly at: Date;
}

/**
 * An order is closed: what it was paid with becomes sales, tax and shipping. Coins are a tender
 * (domain rules §2.3), so what they are worth is used first and the order's money pays the rest.
 * Once for an order.
 *
 * @throws LedgerOverdrawn when the order was not paid so much, or the money went back
 */
export async function recogniseSale(
  tx: Tx,
  { orderNo, currency, net, gst, shipping, at }: Sale,
): Promise<Booking['kind']> {
  const total = net + gst + shipping;
  const key = `sale:${orderNo}`;
  const fromCoins = currency === 'INR' ? Math.min(await coinValueFor(tx, orderNo, key), total) : 0;
  const { kind } = await post(tx, { key, kind: 'sale', reference: orderNo, at }, [
    { account: orderCoinValue(orderNo), amount: -fromCoins },
    { account: fundsOf({ kind: 'order', id: orderNo }, currency), amount: fromCoins - total },
    { account: sales(currency), amount: net },
    { account: gstOwed(currency), amount: gst },
    { account: shippingIncome(currency), amount: shipping },
  ]);
  return kind;
}

/** What the coins of an order are worth; once its sale is booked, what they were worth then. */
async function coinValueFor(tx: Tx, orderNo: string, key: string): Promise<MinorUnits> {
  const held = await lockBalance(tx, orderCoinValue(orderNo).code);
  const booked = await entriesOfKey(tx, key);
  return booked.length === 0 ? held : -(booked.find(({ kind }) => kind === 'order-coin-value')?.amount ?? 0);
}
