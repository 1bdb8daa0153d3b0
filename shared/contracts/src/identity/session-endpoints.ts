/** Sessions: made for guests, opened by password, renewed, ended. */
import { GuestSession, Login } from '../bag/schemas.ts';
import { NoData, NoFields } from '../base/endpoint/envelope.ts';
import { PreGuestToken, SessionRenewed } from './schemas.ts';
import { GuestBody, LoginAnswer, LoginBody } from './session.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { post } = endpointsOf('customer');

export const guestCreate = post('customer/customer_account/createguest/', 'public', {
  summary: 'A session for a guest',
  body: GuestBody,
  answer: GuestSession,
});

export const preGuestCreate = post('customer/customer_account/preguest/', 'public', {
  summary: 'A token for looking around for an hour; the first effect asks for a guest',
  body: GuestBody,
  answer: PreGuestToken,
});

export const login = post('customer_account/login', 'public', {
  summary: 'Signs in with e-mail and password; a guest token sent along brings what the guest has',
  body: LoginBody,
  answer: Login,
  whole: LoginAnswer,
});

export const sessionRefresh = post('customer/session/refresh/', 'public', {
  summary: 'Another token for a sign-in whose token had its minutes; by cookies alone',
  body: NoFields,
  answer: SessionRenewed,
});

export const logout = post('customer/logout/', 'shopper', {
  summary: 'Ends the session: its tokens, its cookies and their renewal',
  body: NoFields,
  answer: NoData,
});
