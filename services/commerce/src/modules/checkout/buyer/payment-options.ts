import { GRANTED_MODES, type PaymentMode, type PaymentOption } from '@suvarna/contracts/checkout';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { type PayableThere, payOnDelivery } from '../../shipping/index.ts';
import type { GrantedModes, GrantSubject } from './granted-mode.ts';

interface Asked {
  readonly modes: readonly PaymentMode[];
  readonly grantedModes: GrantedModes;
  readonly there: PayableThere;
  readonly about: GrantSubject;
}

/** The ways to pay, each with whether and why. */
export async function paymentOptions(
  db: Database | Tx,
  { modes, grantedModes, there, about }: Asked,
): Promise<PaymentOption[]> {
  const options: PaymentOption[] = [];
  for (const mode of modes) {
    if (mode === 'cod') {
      const { possible, text_key, limit_paise } = payOnDelivery(there);
      options.push({ mode, eligible: possible, text_key, limit_paise });
    } else if (GRANTED_MODES.includes(mode)) {
      const option = await grantedModes.get(mode)?.option(db, about);
      if (option !== undefined) options.push(option);
    } else options.push({ mode, eligible: true, text_key: 'onlineAvailableText' });
  }
  return options;
}
