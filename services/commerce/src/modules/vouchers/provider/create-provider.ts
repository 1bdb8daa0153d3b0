import type { Config } from '../../../config.ts';
import { httpVouchers } from './http-provider.ts';
import type { VoucherProvider } from './provider.ts';

export const createVoucherProvider = ({ vouchers }: Pick<Config, 'vouchers'>): VoucherProvider | null =>
  vouchers && httpVouchers(vouchers);
