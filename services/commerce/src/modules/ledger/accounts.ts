import type { Currency } from '@suvarna/contracts/money';
import type { NewAccount } from './ledger.store.ts';
import type { Subject } from './subject.ts';

// The chart of accounts (docs/money.md). A floor of 0: what is not there cannot be taken.

/** Money on the other side of a provider; falls by what came in from there. */
export const outside = (provider: string, unit: Currency): NewAccount => ({
  code: `outside:${provider}:${unit}`,
  kind: 'outside',
  unit,
  floor: null,
});
/** Cash that a buyer at the door still owes; falls while he owes it. */
export const receivable = ({ kind, id }: Subject, unit: Currency): NewAccount => ({
  code: `${kind}:${id}:receivable:${unit}`,
  kind: 'receivable',
  unit,
  floor: null,
});
/** Money that was paid, or is owed at the door, for something. */
export const fundsOf = ({ kind, id }: Subject, unit: Currency): NewAccount => ({
  code: `${kind}:${id}:funds:${unit}`,
  kind: 'funds',
  unit,
  floor: 0,
});
/** What an order was paid with by a tender; apart from its money, because coins go back as coins. */
export const tenderValue = (orderNo: string, kind: string, unit: Currency): NewAccount => ({
  code: `order:${orderNo}:${kind}-value:${unit}`,
  kind: 'tender-value',
  unit,
  floor: 0,
});
/** Money that came for what can take none, until it is sent back. */
export const suspense = (unit: Currency): NewAccount => ({
  code: `suspense:${unit}`,
  kind: 'suspense',
  unit,
  floor: 0,
});
export const refundPayable = (refundId: string, unit: Currency): NewAccount => ({
  code: `refund:${refundId}:payable:${unit}`,
  kind: 'refund-payable',
  unit,
  floor: 0,
});
export const sales = (unit: Currency): NewAccount => ({
  code: `sales:${unit}`,
  kind: 'sales',
  unit,
  floor: null,
});
export const gstOwed = (unit: Currency): NewAccount => ({
  code: `gst:${unit}`,
  kind: 'gst',
  unit,
  floor: null,
});
export const shippingIncome = (unit: Currency): NewAccount => ({
  code: `shipping:${unit}`,
  kind: 'shipping',
  unit,
  floor: null,
});
/** What redeemed coins cost the store. */
export const COIN_COST: NewAccount = { code: 'coin-cost:INR', kind: 'coin-cost', unit: 'INR', floor: null };

export const COINS_ISSUED: NewAccount = {
  code: 'coins:issued',
  kind: 'coins-issued',
  unit: 'COIN',
  floor: null,
};
export const COINS_SPENT: NewAccount = {
  code: 'coins:spent',
  kind: 'coins-spent',
  unit: 'COIN',
  floor: null,
};
export const COINS_EXPIRED: NewAccount = {
  code: 'coins:expired',
  kind: 'coins-expired',
  unit: 'COIN',
  floor: null,
};
/** Coins that an unpaid order put aside. */
export const coinsHeld = (orderNo: string): NewAccount => ({
  code: `order:${orderNo}:coins`,
  kind: 'coins-held',
  unit: 'COIN',
  floor: 0,
});
/** Coins of one origin, and so of one expiry. */
export const coinLot = (customerId: string, origin: string, expiresAt: Date): NewAccount => ({
  code: `customer:${customerId}:coins:${origin}`,
  kind: 'coin-lot',
  unit: 'COIN',
  customerId,
  expiresAt,
  floor: 0,
});
