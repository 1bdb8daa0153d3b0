import { isApiFailure } from '@suvarna/contracts/call';
import type { Translate } from '@suvarna/remote-kit/page';
import { codeFailureText } from '../sign-in/code-failure-text.model.ts';

const KEYS: Readonly<Record<string, string>> = {
  'ACCOUNT.CONTACT_INVALID': 'contacts.invalid',
  'ACCOUNT.CONTACT_TAKEN': 'contacts.taken',
  'ACCOUNT.CHANGE_CONFLICT': 'contacts.conflict',
  'ACCOUNT.PASSWORD_WRONG': 'contacts.password-wrong',
  'REQUEST.INVALID': 'contacts.invalid',
};

/** What a refused change says in the page's language. */
export function contactFailureText(error: unknown, t: Translate, contactsT: Translate): string {
  const known = isApiFailure(error) ? KEYS[error.code] : undefined;
  return known === undefined ? codeFailureText(error, t) : contactsT(known);
}
