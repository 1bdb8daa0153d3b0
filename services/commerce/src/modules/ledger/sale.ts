import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import type { Tx } from '../../platform/database/database.ts';
import { entriesOfKey, lockBalance } from './ledger.store.ts';
import { fundsOf, gstOwed, sales, shippingIncome, tenderValue } from './accounts.ts';
import { post, type Booking, type Move } from './post.ts';

export interface Sale {
  readonly orderNo: string;
  readonly currency: Currency;
  readonly net: MinorUnits;
  readonly gst: MinorUnits;
  readonly shipping: MinorUnits;
  /** Kinds of tender that it was paid with, the first used first. */
  readonly tenders: readonly string[];
  readonly at: Date;
}

/**
 * An order is closed: what it was paid with becomes sales, tax and shipping. Tenders (domain rules §2.3)
 * are used first, and the order's money pays the rest. Once for an order.
 *
 * @throws LedgerOverdrawn when the order was not paid so much, or the money went back
 */
export async function recogniseSale(
  tx: Tx,
  { orderNo, currency, net, gst, shipping, tenders, at }: Sale,
): Promise<Booking['kind']> {
  const total = net + gst + shipping;
  const key = `sale:${orderNo}`;
  const moves: Move[] = [];
  let rest = total;
  for (const kind of tenders) {
    const account = tenderValue(orderNo, kind, currency);
    const amount = Math.min(await valueFor(tx, account.code, key), rest);
    moves.push({ account, amount: -amount });
    rest -= amount;
  }
  const { kind } = await post(tx, { key, kind: 'sale', reference: orderNo, at }, [
    ...moves,
    { account: fundsOf({ kind: 'order', id: orderNo }, currency), amount: -rest },
    { account: sales(currency), amount: net },
    { account: gstOwed(currency), amount: gst },
    { account: shippingIncome(currency), amount: shipping },
  ]);
  return kind;
}

/** What an account holds; once the sale is booked, what the sale took from it. */
async function valueFor(tx: Tx, code: string, key: string): Promise<MinorUnits> {
  const held = await lockBalance(tx, code);
  const booked = await entriesOfKey(tx, key);
  return booked.length === 0 ? held : -(booked.find((entry) => entry.code === code)?.amount ?? 0);
}
