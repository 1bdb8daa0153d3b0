/** What the store's people do about vouchers whose provider said no. */
import { VoucherFaults, VoucherRetried, VoucherRetryBody } from './staff-schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

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
