/** Sessions: made for guests, opened by password, renewed, ended. */
import { GuestSession, Login } from '../bag/schemas.ts';
import { NoData, NoFields } from '../base/endpoint/envelope.ts';
import { PreGuestToken, SessionRenewed } from './schemas.ts';
import { GuestBody, LoginAnswer, LoginBody } from './session.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const guestCreate = endpoint({
  method: 'POST',
  path: 'customer/customer_account/createguest/',
  access: 'public',
  tag: 'customer',
  summary: 'A session for a guest',
  body: GuestBody,
  answer: GuestSession,
});

export const preGuestCreate = endpoint({
  method: 'POST',
  path: 'customer/customer_account/preguest/',
  access: 'public',
  tag: 'customer',
  summary: 'A token for looking around for an hour; the first effect asks for a guest',
  body: GuestBody,
  answer: PreGuestToken,
});

export const login = endpoint({
  method: 'POST',
  path: 'customer_account/login',
  access: 'public',
  tag: 'customer',
  summary: 'Signs in with e-mail and password; a guest token sent along brings what the guest has',
  body: LoginBody,
  answer: Login,
  whole: LoginAnswer,
});

export const sessionRefresh = endpoint({
  method: 'POST',
  path: 'customer/session/refresh/',
  access: 'public',
  tag: 'customer',
  summary: 'Another token for a sign-in whose token had its minutes; by cookies alone',
  body: NoFields,
  answer: SessionRenewed,
});

export const logout = endpoint({
  method: 'POST',
  path: 'customer/logout/',
  access: 'shopper',
  tag: 'customer',
  summary: 'Ends the session: its tokens, its cookies and their renewal',
  body: NoFields,
  answer: NoData,
});
