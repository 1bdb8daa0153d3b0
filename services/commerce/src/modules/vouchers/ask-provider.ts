import { readVoucherNumber, readVoucherPin } from '@suvarna/forms/voucher';
import { ProviderRefused, ProviderUnavailable } from '../payments/index.ts';
import { VoucherRefused } from './errors.ts';
import { VoucherNo, type OnVoucher, type VoucherProvider } from './provider.ts';

/** @throws VoucherRefused when no voucher can have them */
export function readVoucher(typed: { readonly voucher_number: string; readonly pin: string }): OnVoucher {
  const number = readVoucherNumber(typed.voucher_number);
  if (number === undefined) throw new VoucherRefused('VOUCHER.NUMBER_INVALID');
  const pin = readVoucherPin(typed.pin);
  if (pin === undefined) throw new VoucherRefused('VOUCHER.UNKNOWN');
  return { number, pin };
}

/** Asks a provider for a shopper; what it says is said in the shopper's words. @throws VoucherRefused */
export async function asking<Answer>(
  provider: VoucherProvider | null,
  ask: (provider: VoucherProvider) => Promise<Answer>,
): Promise<Answer> {
  if (provider === null) throw new VoucherRefused('VOUCHER.UNAVAILABLE');
  try {
    return await ask(provider);
  } catch (error) {
    if (error instanceof VoucherNo)
      throw new VoucherRefused(error.why === 'expired' ? 'VOUCHER.EXPIRED' : 'VOUCHER.UNKNOWN', error);
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused)
      throw new VoucherRefused('VOUCHER.UNAVAILABLE', error);
    throw error;
  }
}
