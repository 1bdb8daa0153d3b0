import type { FormTextKey } from '../texts.ts';

/** Characters, not bytes (specification §5). There is no rule about kinds of characters, and no upper limit a person meets. */
export const PASSWORD_MIN = 8;

/** What a field for a new password says. The commonest ones the server refuses besides: the list is long. */
export function faultOfPassword(password: string): FormTextKey | undefined {
  return Array.from(password.normalize('NFKC')).length < PASSWORD_MIN ? 'passwordShort' : undefined;
}
