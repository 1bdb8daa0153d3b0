/** What the store's people do with customers' wallets. */
import {
  Liabilities,
  LiabilitiesQuery,
  StaffWallet,
  StaffWalletQuery,
  WalletCorrectionBody,
} from './staff-schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const staffWallet = endpoint({
  method: 'GET',
  path: 'wallet/details/',
  access: 'staff-view',
  tag: 'staff',
  summary: "A customer's wallets, with everything that moved in them",
  query: StaffWalletQuery,
  answer: StaffWallet,
});

export const staffWalletCorrect = endpoint({
  method: 'POST',
  path: 'wallet/correct/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Puts a wallet right, both ways, with a reason',
  body: WalletCorrectionBody,
  answer: StaffWallet,
});

export const staffWalletLiabilities = endpoint({
  method: 'GET',
  path: 'wallet/liabilities/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'What is owed in wallets, by wallet and month',
  query: LiabilitiesQuery,
  answer: Liabilities,
});
