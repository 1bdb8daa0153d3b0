import { api } from '@suvarna/api-client';
import type { ApplyVoucherBody, VoucherBalance, VoucherList } from '@suvarna/contracts/api/vouchers';
import { call } from '@suvarna/contracts/call';
import { voucherApply, voucherBalance, voucherList, voucherRemove } from '@suvarna/contracts/calls/vouchers';

export const listVouchers = (): Promise<VoucherList> => call(api, voucherList);

export const checkBalance = (number: string, pin: string): Promise<VoucherBalance> =>
  call(api, voucherBalance, { body: { voucher_number: number, pin } });

export const applyVoucher = async (body: ApplyVoucherBody): Promise<void> => {
  await call(api, voucherApply, { body });
};

export const removeVoucher = async (voucherId: string): Promise<void> => {
  await call(api, voucherRemove, { body: { voucher_id: voucherId } });
};
