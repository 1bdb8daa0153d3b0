import { dictionary } from '@zxcvbn-ts/language-common';

/** Characters, not bytes (specification §5). There is no rule about kinds of characters, and no upper limit a person meets. */
const SHORTEST = 8;

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].filter((password) => Array.from(password).length >= SHORTEST));

/** How many passwords are refused for being common. */
export const COMMON_PASSWORDS = COMMON.size;

/** @returns why a password is not taken: it is short, or among those that are tried first (ASVS 6.2.4) */
export function faultOfPassword(password: string): 'short' | 'common' | undefined {
  const normal = password.normalize('NFKC');
  if (Array.from(normal).length < SHORTEST) return 'short';
  return COMMON.has(normal.toLowerCase()) ? 'common' : undefined;
}
