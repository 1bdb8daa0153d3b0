/** What the store's people do with customers' wallets. */
import {
  Liabilities,
  LiabilitiesQuery,
  StaffWallet,
  StaffWalletQuery,
  WalletCorrectionBody,
} from './staff-schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('staff');

export const staffWallet = get('wallet/details/', 'staff-view', {
  summary: "A customer's wallets, with everything that moved in them",
  query: StaffWalletQuery,
  answer: StaffWallet,
});

export const staffWalletCorrect = post('wallet/correct/', 'staff-admin', {
  once: true,
  summary: 'Puts a wallet right, both ways, with a reason',
  body: WalletCorrectionBody,
  answer: StaffWallet,
});

export const staffWalletLiabilities = get('wallet/liabilities/', 'staff-view', {
  summary: 'What is owed in wallets, by wallet and month',
  query: LiabilitiesQuery,
  answer: Liabilities,
});
