/** A customer's coins. Guests have none and are told to sign in (specification §6). */
import { Type } from 'typebox';
import { NoFields } from '../api/envelope.ts';
import { CoinsApplied, WalletBalance, WalletQuery, WalletStatement } from '../api/wallet.ts';
import { endpoint, narrowed } from '../endpoint.ts';

export const walletTransactions = endpoint({
  method: 'GET',
  path: 'wallet/wallettransaction/get_customer_wallet_txn/',
  access: 'customer',
  tag: 'wallet',
  summary: 'Coins, and what became of them',
  query: WalletQuery,
  answer: Type.Union([WalletStatement, WalletBalance]),
});

/** Its query says `balance_only`. */
export const walletBalance = narrowed(walletTransactions, WalletBalance);

/** Coins are used in full or not at all, so there is nothing to say. */
export const coinsRedeem = endpoint({
  method: 'POST',
  path: 'wallet/coins/redeem/',
  access: 'customer',
  once: true,
  tag: 'wallet',
  summary: 'Pays for the bag with coins',
  body: NoFields,
  answer: CoinsApplied,
});

export const coinsRemove = endpoint({
  method: 'POST',
  path: 'wallet/coins/remove/',
  access: 'customer',
  once: true,
  tag: 'wallet',
  summary: 'Pays for the bag without coins',
  body: NoFields,
  answer: CoinsApplied,
});
