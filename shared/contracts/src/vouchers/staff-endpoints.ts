/** What the store's people do about vouchers whose provider said no. */
import { VoucherFaults, VoucherRetried, VoucherRetryBody } from './staff-schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('staff');

export const staffVoucherFaults = get('voucher/failed/', 'staff-view', {
  summary: 'Captures, releases and refunds that a voucher provider refused, the oldest first',
  answer: VoucherFaults,
});

export const staffVoucherRetry = post('voucher/retry/', 'staff-admin', {
  once: true,
  summary: 'Lets one of them be asked for again',
  body: VoucherRetryBody,
  answer: VoucherRetried,
});
