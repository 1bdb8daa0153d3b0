import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { login } from '@suvarna/contracts/identity';
import type { Login } from '@suvarna/contracts/bag';
import type { SocialProvider } from '@suvarna/contracts/social';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import { forgetCode } from '../referral/kept-code.ts';
import type { SignInFields } from './sign-in.schema.ts';

/**
 * Signs in and takes the guest's bag along: the call carries the guest's token, and the bag store
 * follows the session.
 * Rejects with `ApiFailure`; nothing is stored then.
 */
export async function signIn(fields: SignInFields): Promise<void> {
  keepSession(await call(api, login, { body: fields }), 'password');
}

/** Every way to sign in ends here. */
export function keepSession(
  answer: Login,
  loginType: 'password' | 'otp' | 'email_otp' | 'truecaller' | SocialProvider,
): void {
  session.signIn({
    token: answer.access_token,
    username: answer.username,
    email: answer.email,
    phone: answer.phone_no,
    accountExists: answer.account_exist,
    loginType,
  });
  // It is for opening an account, and a customer who is signed in has one.
  forgetCode();
  bus.emit('session.customer.signed-in', { name: answer.username, hasPhone: answer.phone_no !== '' });
}
