import type { Currency } from '@suvarna/contracts/money';
import type { NewAccount } from './ledger.store.ts';
import type { Subject } from './subject.ts';
import type { Wallet } from './tables.ts';

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
export const coinLot = (customerId: string, origin: string, expiresAt: Date | null): NewAccount => ({
  code: `customer:${customerId}:coins:${origin}`,
  kind: 'coin-lot',
  unit: 'COIN',
  customerId,
  ...(expiresAt !== null && { expiresAt }),
  floor: 0,
});

// Wallets of money, in paise.

/** The other side of what a source (a referral, a gift card) gave into a wallet; falls by it. The module that takes the money for it fills it. */
export const creditIssued = (wallet: Wallet, source: string): NewAccount => ({
  code: `${wallet}:issued:${source}:INR`,
  kind: 'credit-issued',
  unit: 'INR',
  floor: null,
});
/** What ended in a wallet unused. */
export const creditExpired = (wallet: Wallet): NewAccount => ({
  code: `${wallet}:expired:INR`,
  kind: 'credit-expired',
  unit: 'INR',
  floor: null,
});
/** Money of a wallet that an unpaid order put aside. */
export const creditHeld = (wallet: Wallet, orderNo: string): NewAccount => ({
  code: `order:${orderNo}:${wallet}-held:INR`,
  kind: 'credit-held',
  unit: 'INR',
  floor: 0,
});
/** Promotional money that has paid for something. */
export const PROMOTIONAL_SPENT: NewAccount = {
  code: 'promotional:spent:INR',
  kind: 'promotional-spent',
  unit: 'INR',
  floor: null,
};
/** What spent promotional money cost the store. */
export const PROMOTIONAL_COST: NewAccount = {
  code: 'promotional-cost:INR',
  kind: 'promotional-cost',
  unit: 'INR',
  floor: null,
};
/** Money of one wallet, of one origin and so of one expiry. */
export const creditLot = (
  wallet: Exclude<Wallet, 'coins'>,
  customerId: string,
  origin: string,
  expiresAt: Date | null,
): NewAccount => ({
  code: `customer:${customerId}:${wallet}:${origin}`,
  kind: `${wallet}-lot`,
  unit: 'INR',
  customerId,
  ...(expiresAt !== null && { expiresAt }),
  floor: 0,
});
