/** What the store's people do about vouchers whose provider said no. */
import { VoucherFaults, VoucherRetried, VoucherRetryBody } from '../api/staff-vouchers.ts';
import { endpoint } from '../endpoint.ts';

export const staffVoucherFaults = endpoint({
  method: 'GET',
  path: 'voucher/failed/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Captures, releases and refunds that a voucher provider refused, the oldest first',
  answer: VoucherFaults,
});

export const staffVoucherRetry = endpoint({
  method: 'POST',
  path: 'voucher/retry/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Lets one of them be asked for again',
  body: VoucherRetryBody,
  answer: VoucherRetried,
});
