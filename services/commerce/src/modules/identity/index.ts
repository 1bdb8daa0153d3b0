export { answerSignIn, beforeSignIn } from './answers.http.ts';
export { askerOf } from './asker.http.ts';
export type { CallerIdProvider } from './caller-id.ts';
export type { CodePolicy } from './code-policy.ts';
export { localeOf, requireRight, requireSent } from './codes.http.ts';
export {
  addCustomer,
  changeCustomer,
  type Customer,
  findCustomer,
  findCustomerByEmail,
  lockCustomer,
} from './customer.store.ts';
export { askForDeletion, endDeletion, holdAccounts, nextDueDeletion } from './account-deletion.store.ts';
export { signInOf } from './device.routes.ts';
export { DEMO_CUSTOMER, ensureDemoCustomer } from './demo-customer.ts';
export { hashPassword } from './password.ts';
export type { MergeGuest } from './guest-merge.ts';
export type { Invite } from './invitations.ts';
export { forgetDevices, isOwnContact } from './known-device.store.ts';
export { checkCode, issueCode, type Issued, type Sending } from './one-time-code.ts';
export type { PasswordHashing } from './password-hashing.ts';
export { phoneOfCustomer, provenPhoneOf } from './phone.ts';
export { provenNumbers } from './proven-number.http.ts';
export { senderOf } from './sending.http.ts';
export { deviceCookieOf, takeSessionCookies } from './session-cookies.http.ts';
export { requireKnownDevice, sessionIfAny, sessionDead, shopperIfAny, shopperOf } from './session.plugin.ts';
export { revokeGuest } from './session.store.ts';
export { holdSignIn } from './sign-in.store.ts';
export { signOutEverywhere } from './sign-out-everywhere.ts';
export type { SignInLimits } from './sign-in-limits.ts';
export { recognise } from './session.ts';
export { later } from './session-rules.ts';
export { type Before, enter, type SignedIn } from './sign-in.ts';
export { authorName, shownName } from './shown-name.ts';
export { principalOf, type Shopper } from './shopper.ts';
