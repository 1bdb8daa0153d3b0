import type { FundAccount, Payout } from './payout-store.ts';

export const fundAccountEntity = ({ id, contactId, holder, number, ifsc }: FundAccount): object => ({
  id,
  entity: 'fund_account',
  contact_id: contactId,
  account_type: 'bank_account',
  bank_account: { name: holder, account_number: number, ifsc },
  active: true,
});

export const payoutEntity = (payout: Payout): object => ({
  id: payout.id,
  entity: 'payout',
  fund_account_id: payout.fundAccountId,
  amount: payout.amount,
  currency: 'INR',
  fees: 0,
  tax: 0,
  status: payout.status,
  purpose: 'payout',
  mode: 'NEFT',
  reference_id: payout.reference,
  utr: payout.status === 'processed' || payout.status === 'reversed' ? payout.id.toUpperCase() : null,
  created_at: payout.createdAt,
});
