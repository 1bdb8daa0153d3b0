import { typedWord } from './free-text.ts';
import type { FormTextKey } from './texts.ts';

const LONGEST = 254;
const LONGEST_LOCAL = 64;
const UNREAD = LONGEST * 2;
/** The pattern HTML gives `<input type="email">`, with a dot in the domain asked for. */
const LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** An address as it is compared and kept: without spaces around it, in lower case. */
export function normaliseEmail(email: string): string {
  return email.length > UNREAD ? email.trim().toLowerCase() : typedWord(email).toLowerCase();
}

export function isEmail(email: string): boolean {
  if (email.length > UNREAD) return false;
  const written = typedWord(email);
  const at = written.lastIndexOf('@');
  const labels = written.slice(at + 1).split('.');
  return (
    written.length <= LONGEST &&
    at > 0 &&
    at <= LONGEST_LOCAL &&
    LOCAL.test(written.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  );
}

/** What an e-mail field says; sign-in and profile have texts of their own (domain rules §2.14 row 48). */
export function faultOfEmail(email: string, where: 'login' | 'profile' = 'profile'): FormTextKey | undefined {
  if (isEmail(email)) return undefined;
  return where === 'login' ? 'emailLogin' : 'emailProfile';
}
