import { api } from '@suvarna/api-client';
import type { Login } from '@suvarna/contracts/api/customer';
import type { Shape } from '@suvarna/contracts/shape';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import type { SignInFields } from './sign-in.schema.ts';

/** What a session cannot be made without (specification §3). */
export const LOGIN: Shape<Login> = {
  access_token: 'string',
  username: 'string',
  email: 'string',
  phone_no: 'string',
};

/**
 * Signs in and takes the guest's bag along: the call carries the guest's token, and the bag store
 * follows the session.
 * Rejects with `ApiFailure`; nothing is stored then.
 */
export async function signIn(fields: SignInFields): Promise<void> {
  const { data } = await api.post<Login>('customer_account/login', fields, { expect: LOGIN });
  keepSession(data, 'password');
}

/** Every way to sign in ends here. */
export function keepSession(login: Login, loginType: 'password' | 'otp' | 'email_otp' | 'truecaller'): void {
  session.signIn({
    token: login.access_token,
    username: login.username,
    email: login.email,
    phone: login.phone_no,
    accountExists: login.account_exist,
    loginType,
  });
  bus.emit('session.customer.signed-in', { name: login.username, hasPhone: login.phone_no !== '' });
}
