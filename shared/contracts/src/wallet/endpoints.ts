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
import { narrowed, endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('wallet');

export const walletTransactions = get('wallet/wallettransaction/get_customer_wallet_txn/', 'customer', {
  summary: 'What came into a wallet, and what became of it',
  query: WalletQuery,
  answer: Type.Union([WalletStatement, WalletBalance]),
});

/** Its query says `balance_only`. */
export const walletBalance = narrowed(walletTransactions, WalletBalance);

/** Its query does not. */
export const walletStatement = narrowed(walletTransactions, WalletStatement);

export const walletSummary = get('wallet/wallettransaction/summary/', 'customer', {
  summary: 'What is in each wallet, and what of it ends soon',
  answer: WalletSummary,
});

export const walletDownload = get('wallet/wallettransaction/download/', 'customer', {
  summary: 'The statement as a PDF or as a table',
  query: WalletDownloadQuery,
  whole: Download,
});

export const bagTenders = get('wallet/tender/list/', 'customer', {
  summary: 'What the bag could be paid with besides money',
  query: BagTendersQuery,
  answer: BagTenders,
});

export const tenderUse = post('wallet/tender/use/', 'customer', {
  once: true,
  summary: 'Pays for the bag with one of them, as far as it may, or without',
  body: TenderUseBody,
  answer: BagTenders,
});

/** Coins are used in full or not at all, so there is nothing to say. */
export const coinsRedeem = post('wallet/coins/redeem/', 'customer', {
  once: true,
  summary: 'Pays for the bag with coins',
  body: NoFields,
  answer: CoinsApplied,
});

export const coinsRemove = post('wallet/coins/remove/', 'customer', {
  once: true,
  summary: 'Pays for the bag without coins',
  body: NoFields,
  answer: CoinsApplied,
});
