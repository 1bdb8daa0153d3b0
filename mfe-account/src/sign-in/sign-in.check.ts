/** What is wrong with the fields of the form, and how it is said. */
import type { Locale } from '@suvarna/contracts/locale';
import { faultsOf } from '@suvarna/forms/faults';
import { PASSWORD_MIN } from '@suvarna/forms/password';
import { faultText } from '@suvarna/forms/texts';
import type { Translate } from '@suvarna/remote-kit/page';
import { signInSchema, type SignInFields } from './sign-in.schema.ts';

export const check = (fields: SignInFields) => faultsOf<string>(signInSchema, fields);
export const textOf = (key: string, locale: Locale, t: Translate): string =>
  faultText(key, locale, (own) => t(own, { least: PASSWORD_MIN }));
