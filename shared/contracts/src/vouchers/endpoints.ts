/** Gift vouchers of a third party, for the caller's own bag. Numbers and PINs come in and never go out. */
import {
  ApplyVoucherBody,
  RemoveVoucherBody,
  VoucherBalance,
  VoucherBalanceBody,
  VoucherList,
  VouchersApplied,
} from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { type Limit, MINUTE_SECONDS } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('vouchers');

/** Never counted by the number: who types another's number wrong takes nothing from its owner. */
const GUESSES: Limit = {
  name: 'voucher-guess',
  seconds: 15 * MINUTE_SECONDS,
  counts: 'told',
  only: 'VOUCHER.UNKNOWN',
  shopper: 10,
  address: 40,
  heard: 3,
};

export const voucherBalance = post('wallet/giftvoucher/check_balance/', 'shopper', {
  summary: 'What is on a voucher; its provider is asked',
  body: VoucherBalanceBody,
  answer: VoucherBalance,
  limit: GUESSES,
});

export const voucherApply = post('wallet/giftvoucher/apply/', 'shopper', {
  once: true,
  summary: 'Pays for the bag with a voucher, or a part of it',
  body: ApplyVoucherBody,
  answer: VouchersApplied,
  limit: GUESSES,
});

export const voucherRemove = post('wallet/giftvoucher/remove/', 'shopper', {
  once: true,
  summary: 'Pays for the bag without it',
  body: RemoveVoucherBody,
  answer: VouchersApplied,
});

export const voucherList = get('wallet/giftvoucher/list/', 'shopper', {
  summary: 'Vouchers of the bag, and what vouchers have paid for',
  answer: VoucherList,
});
