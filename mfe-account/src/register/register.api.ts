import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { register, type RegisterBody, type RegisterStarted } from '@suvarna/contracts/identity';
import { dialOf } from '@suvarna/forms/address-draft';
import { normaliseEmail } from '@suvarna/forms/email';
import { normaliseName } from '@suvarna/forms/name';
import { normalisePhone, wirePhone } from '@suvarna/forms/phone';
import type { RegisterFields } from './register.schema.ts';

/** Begins an account: a code to the e-mail address opens it. What was filled in belongs to the session that asks, so there has to be one. */
export async function beginAccount(
  { country_id: country, phone, ...fields }: RegisterFields,
  referralCode = '',
): Promise<RegisterStarted> {
  const body: RegisterBody = {
    ...fields,
    email: normaliseEmail(fields.email),
    first_name: normaliseName(fields.first_name),
    last_name: normaliseName(fields.last_name),
    ...(normalisePhone(phone) !== '' && { phone: wirePhone(dialOf(country), phone) }),
    ...(referralCode !== '' && { referral_code: referralCode }),
  };
  await api.ensureGuest();
  return call(api, register, { body });
}
