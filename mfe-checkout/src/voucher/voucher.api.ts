import { api } from '@suvarna/api-client';
import {
  type ApplyVoucherBody,
  voucherApply,
  type VoucherBalance,
  voucherBalance,
  type VoucherList,
  voucherList,
  voucherRemove,
} from '@suvarna/contracts/vouchers';
import { call } from '@suvarna/contracts/call';

export const listVouchers = (): Promise<VoucherList> => call(api, voucherList);

export const checkBalance = (number: string, pin: string): Promise<VoucherBalance> =>
  call(api, voucherBalance, { body: { voucher_number: number, pin } });

export const applyVoucher = async (body: ApplyVoucherBody): Promise<void> => {
  await call(api, voucherApply, { body });
};

export const removeVoucher = async (voucherId: string): Promise<void> => {
  await call(api, voucherRemove, { body: { voucher_id: voucherId } });
};
