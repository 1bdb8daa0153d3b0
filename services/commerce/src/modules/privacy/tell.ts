import type { Locale } from '@suvarna/contracts/locale';
import { languageOf } from '@suvarna/contracts/wording';
import type { Tx } from '../../platform/database/database.ts';
import type { MessageName, Messages } from '../../platform/notifications/messages.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { findCustomer, provenPhoneOf } from '../identity/index.ts';

/** Writes to everything an account has and has proven; about its data and its end nobody chooses. */
export async function tellAccount<Name extends MessageName>(
  tx: Tx,
  customerId: string,
  message: { readonly template: Name; readonly values: Messages[Name]; readonly key: string },
): Promise<void> {
  const customer = await findCustomer(tx, customerId);
  if (customer === undefined) return;
  const locale: Locale = languageOf(customer.language);
  if (customer.email !== null)
    await notify<Name>(tx, { ...message, locale, channel: 'email', to: customer.email });
  const phone = provenPhoneOf(customer);
  if (phone !== '')
    await notify<Name>(tx, { ...message, locale, channel: 'sms', to: `${customer.phone_code}-${phone}` });
}
