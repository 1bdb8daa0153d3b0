import { dialOf } from '@suvarna/forms/address-draft';
import { faultOfEmail } from '@suvarna/forms/email';
import { faultOfNamePart } from '@suvarna/forms/name';
import { faultOfPassword } from '@suvarna/forms/password';
import { faultOfPhone, normalisePhone } from '@suvarna/forms/phone';
import { object, type InferType } from 'yup';
import { rule } from '@suvarna/forms/schema';

/** The rules the server checks by; messages are text keys. A phone number is not asked for, but looked at when it is there. */
export const registerSchema = object({
  first_name: rule((value) => faultOfNamePart('first', value)),
  last_name: rule((value) => faultOfNamePart('last', value)),
  email: rule((value) => faultOfEmail(value, 'profile')),
  country_id: rule(() => undefined),
  phone: rule((value, { country_id: country = '' }) =>
    normalisePhone(value) === '' ? undefined : faultOfPhone(dialOf(country), value),
  ),
  password: rule(faultOfPassword),
});
export type RegisterFields = InferType<typeof registerSchema>;
