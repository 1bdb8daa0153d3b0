import { typedWord } from './free-text.ts';
import type { FormTextKey } from '../texts.ts';

const LONGEST = 254;
const LONGEST_LOCAL = 64;
const UNREAD = LONGEST * 2;
/** The pattern HTML gives `<input type="email">`, with a dot in the domain asked for. */
const LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** What a host name of another script has; its dots may be full-width. */
const NO_HOST = /[\s/?#@:\\%[\]]/u;

/** A domain of any script as mail servers know it: `उदाहरण.भारत` is `xn--p1b6ci4b4b3a.xn--h2brj9c` (IDNA). */
function asciiDomain(domain: string): string {
  // eslint-disable-next-line no-control-regex -- all of ASCII
  if (/^[\x00-\x7f]*$/.test(domain) || NO_HOST.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

/** What stands around an address that was copied: a link, brackets, the end of a sentence. */
const AROUND = /^(?:mailto:|<)+|[>.,;]+$/gi;

/** An address as it is compared and kept: without spaces around it, in lower case, its domain in ASCII. */
export function normaliseEmail(email: string): string {
  if (email.length > UNREAD) return email.trim().toLowerCase();
  const written = typedWord(email).replace(AROUND, '').toLowerCase();
  const at = written.lastIndexOf('@') + 1;
  return written.slice(0, at) + asciiDomain(written.slice(at));
}

export function isEmail(email: string): boolean {
  if (email.length > UNREAD) return false;
  const written = normaliseEmail(email);
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
