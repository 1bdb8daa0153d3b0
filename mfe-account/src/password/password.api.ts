import { api, signOut } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { passwordForgot, passwordReset } from '@suvarna/contracts/identity';
import { normaliseEmail } from '@suvarna/forms/email';
import { session } from '@suvarna/session';

/** The answer is the same whether or not there is such an account. */
export async function askForLink(email: string): Promise<void> {
  await call(api, passwordForgot, { body: { email: normaliseEmail(email) } });
}

/** A new password ends every sign-in of the account. This browser's token, if it has one, is let go with it, so that the sign-in page is not skipped. */
export async function setPassword(token: string, password: string): Promise<void> {
  await call(api, passwordReset, { body: { token, password } });
  if (session.storedToken() !== null) await signOut();
}
