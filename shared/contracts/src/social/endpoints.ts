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
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('customer');

export const socialProviders = get('customer/social/providers/', 'public', {
  summary: 'Providers whose accounts sign in here',
  answer: SocialProviders,
});

export const socialStart = post('customer/social/start/', 'shopper', {
  summary: 'Begins a sign-in at a provider, bound to this browser by a cookie',
  body: SocialStartBody,
  answer: SocialStarted,
});

/** Whoever follows it is sent on to the page that ends the sign-in. */
export const socialReturn = get('customer/social/return/:provider/', 'public', {
  summary: 'Where a provider sends the browser back to; nobody is signed in by it',
  params: SocialReturnParams,
  query: SocialReturnQuery,
});

/** The same as a form that the provider's page sends. */
export const socialReturnForm = post('customer/social/return/:provider/', 'public', {
  summary: 'Where a provider that answers by a form sends the browser back to; nobody is signed in by it',
  params: SocialReturnParams,
  body: SocialReturnQuery,
});

export const socialLogin = post('customer/social/login/', 'shopper', {
  summary: 'Ends a sign-in at a provider, in the browser and the session that began it',
  body: SocialLoginBody,
  answer: Login,
  whole: LoginAnswer,
  conflict: SocialProof,
});

export const socialProve = post('customer/social/prove/', 'shopper', {
  summary: 'Signs in by the code that proves the address the provider named',
  body: SocialProveBody,
  answer: Login,
  whole: LoginAnswer,
});

export const socialProveSend = post('customer/social/prove_send/', 'shopper', {
  once: true,
  summary: 'Sends the code to the address the provider named again',
  body: SocialProveSendBody,
  answer: OtpSent,
});

export const socialLinks = get('customer/social/list/', 'customer', {
  summary: 'Providers that open this account',
  answer: SocialLinks,
});

/** The page of the profile ends it, in the sign-in that began it. */
export const socialLinkStart = post('customer/social/link_start/', 'customer', {
  proof: ['recent', 'on-new-device'],
  summary: 'Begins to add a provider to the account, bound to this browser and this sign-in',
  body: SocialLinkStartBody,
  answer: SocialStarted,
});

export const socialLinkEnd = post('customer/social/link_end/', 'customer', {
  proof: ['on-new-device'],
  summary: 'Adds the provider to the account: from now on it opens it',
  body: SocialLinkEndBody,
  answer: SocialLinks,
});

export const socialUnlink = post('customer/social/unlink/', 'customer', {
  proof: ['on-new-device'],
  once: true,
  summary: 'Ends that a provider opens this account; another way to sign in has to remain',
  body: SocialUnlinkBody,
  answer: NoData,
});
