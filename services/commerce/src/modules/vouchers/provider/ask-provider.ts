import { readVoucherNumber, readVoucherPin } from '@suvarna/forms/voucher';
import { Refusal } from '../../../platform/refusal.ts';
import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts';
import { VoucherNo, type OnVoucher, type VoucherProvider } from './provider.ts';

/** @throws Refusal when no voucher can have them */
export function readVoucher(typed: { readonly voucher_number: string; readonly pin: string }): OnVoucher {
  const number = readVoucherNumber(typed.voucher_number);
  if (number === undefined) throw new Refusal('VOUCHER.NUMBER_INVALID');
  const pin = readVoucherPin(typed.pin);
  if (pin === undefined) throw new Refusal('VOUCHER.UNKNOWN');
  return { number, pin };
}

/** Asks a provider for a shopper; what it says is said in the shopper's words. @throws Refusal */
export async function asking<Answer>(
  provider: VoucherProvider | null,
  ask: (provider: VoucherProvider) => Promise<Answer>,
): Promise<Answer> {
  if (provider === null) throw new Refusal('VOUCHER.UNAVAILABLE');
  try {
    return await ask(provider);
  } catch (error) {
    if (error instanceof VoucherNo)
      throw new Refusal(error.why === 'expired' ? 'VOUCHER.EXPIRED' : 'VOUCHER.UNKNOWN', { cause: error });
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused)
      throw new Refusal('VOUCHER.UNAVAILABLE', { cause: error });
    throw error;
  }
}
