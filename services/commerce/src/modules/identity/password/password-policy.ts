import { faultOfPassword as faultOfForm, PASSWORD_MIN } from '@suvarna/forms/password';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => Array.from(password).length >= PASSWORD_MIN),
);

/** How many passwords are refused for being common. */
export const COMMON_PASSWORDS = COMMON.size;

/** @returns why a password is not taken: it is short, or among those that are tried first (ASVS 6.2.4) */
export function faultOfPassword(password: string): 'short' | 'common' | undefined {
  if (faultOfForm(password) !== undefined) return 'short';
  return COMMON.has(password.normalize('NFKC').toLowerCase()) ? 'common' : undefined;
}
