export { answerSignIn, beforeSignIn } from './sign-in/answers.http.ts';
export { askerOf } from './session/asker.http.ts';
export type { CallerIdProvider } from './caller-id/caller-id.ts';
export type { CodePolicy } from './code/code-policy.ts';
export { localeOf, requireRight, requireSent } from './code/codes.http.ts';
export {
  addCustomer,
  changeCustomer,
  type Customer,
  findCustomer,
  findCustomerByEmail,
  lockCustomer,
} from './records/customer.store.ts';
export {
  askForDeletion,
  endDeletion,
  holdAccounts,
  nextDueDeletion,
} from './records/account-deletion.store.ts';
export { signInOf } from './sign-in/device.routes.ts';
export { DEMO_CUSTOMER, ensureDemoCustomer } from './account/demo-customer.ts';
export { hashPassword } from '@suvarna/passwords/password';
export type { MergeGuest } from './sign-in/guest-merge.ts';
export type { Invitations } from './account/invitations.http.ts';
export { forgetDevices, isOwnContact } from './records/known-device.store.ts';
export { checkCode, issueCode, type Issued, type Sending } from './code/one-time-code.ts';
export type { PasswordHashing } from './password/password-hashing.ts';
export { phoneOfCustomer, provenPhoneOf } from './records/phone.ts';
export { provenNumbers } from './code/proven-number.http.ts';
export { senderOf } from './code/sending.http.ts';
export { deviceCookieOf, takeSessionCookies } from './session/session-cookies.http.ts';
export {
  requireKnownDevice,
  sessionIfAny,
  sessionDead,
  shopperIfAny,
  shopperOf,
} from './session/session.plugin.ts';
export { addGuest, revokeGuest } from './records/session.store.ts';
export { holdSignIn } from './records/sign-in.store.ts';
export { signOutEverywhere } from './session/sign-out-everywhere.ts';
export type { SignInLimits } from './sign-in/sign-in-limits.ts';
export { recognise } from './session/session.ts';
export { later } from './records/session-rules.ts';
export { type Before, enter, type SignedIn } from './sign-in/sign-in.ts';
export { authorName, shownName } from './records/shown-name.ts';
export { principalOf, type Shopper } from './records/shopper.ts';
