/** A customer's wallets. Guests have none and are told to sign in (specification §6). */
import { Type } from 'typebox';
import { Download, NoFields } from '../base/endpoint/envelope.ts';
import {
  BagTenders,
  BagTendersQuery,
  CoinsApplied,
  TenderUseBody,
  WalletBalance,
  WalletDownloadQuery,
  WalletQuery,
  WalletStatement,
  WalletSummary,
} from './schemas.ts';
import { endpoint, narrowed } from '../base/endpoint/endpoint.ts';

export const walletTransactions = endpoint({
  method: 'GET',
  path: 'wallet/wallettransaction/get_customer_wallet_txn/',
  access: 'customer',
  tag: 'wallet',
  summary: 'What came into a wallet, and what became of it',
  query: WalletQuery,
  answer: Type.Union([WalletStatement, WalletBalance]),
});

/** Its query says `balance_only`. */
export const walletBalance = narrowed(walletTransactions, WalletBalance);

/** Its query does not. */
export const walletStatement = narrowed(walletTransactions, WalletStatement);

export const walletSummary = endpoint({
  method: 'GET',
  path: 'wallet/wallettransaction/summary/',
  access: 'customer',
  tag: 'wallet',
  summary: 'What is in each wallet, and what of it ends soon',
  answer: WalletSummary,
});

export const walletDownload = endpoint({
  method: 'GET',
  path: 'wallet/wallettransaction/download/',
  access: 'customer',
  tag: 'wallet',
  summary: 'The statement as a PDF or as a table',
  query: WalletDownloadQuery,
  whole: Download,
});

export const bagTenders = endpoint({
  method: 'GET',
  path: 'wallet/tender/list/',
  access: 'customer',
  tag: 'wallet',
  summary: 'What the bag could be paid with besides money',
  query: BagTendersQuery,
  answer: BagTenders,
});

export const tenderUse = endpoint({
  method: 'POST',
  path: 'wallet/tender/use/',
  access: 'customer',
  once: true,
  tag: 'wallet',
  summary: 'Pays for the bag with one of them, as far as it may, or without',
  body: TenderUseBody,
  answer: BagTenders,
});

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
