import { api } from '@suvarna/api-client';
import type { Login } from '@suvarna/contracts/api/customer';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import type { SignInFields } from './sign-in.schema.ts';

/**
 * Signs in and takes the guest's bag along: the call carries the guest's token, and the bag store
 * follows the session.
 * Rejects with `ApiFailure`; nothing is stored then.
 */
export async function signIn(fields: SignInFields): Promise<void> {
  const { data } = await api.post<Login>('customer_account/login', fields);
  session.signIn({
    token: data.access_token,
    username: data.username,
    email: data.email,
    phone: data.phone_no,
    accountExists: data.account_exist,
    loginType: 'password',
  });
  bus.emit('session.customer.signed-in', { name: data.username, hasPhone: data.phone_no !== '' });
}
