import type { PaymentMode, PaymentOption } from '@suvarna/contracts/api/checkout';
import { type PayableThere, payOnDelivery } from '../shipping/index.ts';

/** The ways to pay, each with whether and why. */
export function paymentOptions(modes: readonly PaymentMode[], there: PayableThere): PaymentOption[] {
  const { possible, text_key, limit_paise } = payOnDelivery(there);
  return modes.map((mode) =>
    mode === 'cod'
      ? { mode, eligible: possible, text_key, limit_paise }
      : { mode, eligible: true, text_key: 'onlineAvailableText' },
  );
}
