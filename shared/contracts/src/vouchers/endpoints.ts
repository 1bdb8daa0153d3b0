/** Gift vouchers of a third party, for the caller's own bag. Numbers and PINs come in and never go out. */
import {
  ApplyVoucherBody,
  RemoveVoucherBody,
  VoucherBalance,
  VoucherBalanceBody,
  VoucherList,
  VouchersApplied,
} from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';
import { type Limit, MINUTE_SECONDS } from '../base/endpoint/limit.ts';

const tag = 'vouchers';

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

export const voucherBalance = endpoint({
  method: 'POST',
  path: 'wallet/giftvoucher/check_balance/',
  access: 'shopper',
  tag,
  summary: 'What is on a voucher; its provider is asked',
  body: VoucherBalanceBody,
  answer: VoucherBalance,
  limit: GUESSES,
});

export const voucherApply = endpoint({
  method: 'POST',
  path: 'wallet/giftvoucher/apply/',
  access: 'shopper',
  once: true,
  tag,
  summary: 'Pays for the bag with a voucher, or a part of it',
  body: ApplyVoucherBody,
  answer: VouchersApplied,
  limit: GUESSES,
});

export const voucherRemove = endpoint({
  method: 'POST',
  path: 'wallet/giftvoucher/remove/',
  access: 'shopper',
  once: true,
  tag,
  summary: 'Pays for the bag without it',
  body: RemoveVoucherBody,
  answer: VouchersApplied,
});

export const voucherList = endpoint({
  method: 'GET',
  path: 'wallet/giftvoucher/list/',
  access: 'shopper',
  tag,
  summary: 'Vouchers of the bag, and what vouchers have paid for',
  answer: VoucherList,
});
