/** Signing in with an account at Google or Apple. */
import { Login } from '../bag/schemas.ts';
import { NoData } from '../base/endpoint/envelope.ts';
import { OtpSent } from '../identity/schemas.ts';
import { LoginAnswer } from '../identity/session.ts';
import {
  SocialLinkEndBody,
  SocialLinks,
  SocialLinkStartBody,
  SocialLoginBody,
  SocialProof,
  SocialProveBody,
  SocialProveSendBody,
  SocialProviders,
  SocialReturnParams,
  SocialReturnQuery,
  SocialStartBody,
  SocialStarted,
  SocialUnlinkBody,
} from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const socialProviders = endpoint({
  method: 'GET',
  path: 'customer/social/providers/',
  access: 'public',
  tag: 'customer',
  summary: 'Providers whose accounts sign in here',
  answer: SocialProviders,
});

export const socialStart = endpoint({
  method: 'POST',
  path: 'customer/social/start/',
  access: 'shopper',
  tag: 'customer',
  summary: 'Begins a sign-in at a provider, bound to this browser by a cookie',
  body: SocialStartBody,
  answer: SocialStarted,
});

/** A visitor who follows it is sent on to the page that ends the sign-in. */
export const socialReturn = endpoint({
  method: 'GET',
  path: 'customer/social/return/:provider/',
  access: 'public',
  tag: 'customer',
  summary: 'Where a provider sends the browser back to; no customer is signed in by it',
  params: SocialReturnParams,
  query: SocialReturnQuery,
});

/** The same as a form that the provider's page sends. */
export const socialReturnForm = endpoint({
  method: 'POST',
  path: 'customer/social/return/:provider/',
  access: 'public',
  tag: 'customer',
  summary:
    'Where a provider that answers by a form sends the browser back to; no customer is signed in by it',
  params: SocialReturnParams,
  body: SocialReturnQuery,
});

export const socialLogin = endpoint({
  method: 'POST',
  path: 'customer/social/login/',
  access: 'shopper',
  tag: 'customer',
  summary: 'Ends a sign-in at a provider, in the browser and the session that began it',
  body: SocialLoginBody,
  answer: Login,
  whole: LoginAnswer,
  conflict: SocialProof,
});

export const socialProve = endpoint({
  method: 'POST',
  path: 'customer/social/prove/',
  access: 'shopper',
  tag: 'customer',
  summary: 'Signs in by the code that proves the address the provider named',
  body: SocialProveBody,
  answer: Login,
  whole: LoginAnswer,
});

export const socialProveSend = endpoint({
  method: 'POST',
  path: 'customer/social/prove_send/',
  access: 'shopper',
  once: true,
  tag: 'customer',
  summary: 'Sends the code to the address the provider named again',
  body: SocialProveSendBody,
  answer: OtpSent,
});

export const socialLinks = endpoint({
  method: 'GET',
  path: 'customer/social/list/',
  access: 'customer',
  tag: 'customer',
  summary: 'Providers that open this account',
  answer: SocialLinks,
});

/** The page of the profile ends it, in the sign-in that began it. */
export const socialLinkStart = endpoint({
  method: 'POST',
  path: 'customer/social/link_start/',
  access: 'customer',
  proof: ['recent', 'on-new-device'],
  tag: 'customer',
  summary: 'Begins to add a provider to the account, bound to this browser and this sign-in',
  body: SocialLinkStartBody,
  answer: SocialStarted,
});

export const socialLinkEnd = endpoint({
  method: 'POST',
  path: 'customer/social/link_end/',
  access: 'customer',
  proof: ['on-new-device'],
  tag: 'customer',
  summary: 'Adds the provider to the account: from now on it opens it',
  body: SocialLinkEndBody,
  answer: SocialLinks,
});

export const socialUnlink = endpoint({
  method: 'POST',
  path: 'customer/social/unlink/',
  access: 'customer',
  proof: ['on-new-device'],
  once: true,
  tag: 'customer',
  summary: 'Ends that a provider opens this account; another way to sign in has to remain',
  body: SocialUnlinkBody,
  answer: NoData,
});
