import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'SOCIAL.OFF': [400, 'This way to sign in is not available. Please use another.'],
  'SOCIAL.STALE': [400, 'This sign-in has expired or was started elsewhere. Please start over.'],
  'SOCIAL.CANCELLED': [400, 'You cancelled the sign-in. Nothing has changed.'],
  'SOCIAL.REFUSED': [400, "We couldn't confirm the sign-in. Please start over, or use another way."],
  'SOCIAL.AWAY': [400, 'The provider is not responding right now. Please use another way.'],
  'SOCIAL.MAIL_UNPROVEN': [
    400,
    'The provider has not confirmed your email address. Please sign in with a code sent to it instead.',
  ],
  'SOCIAL.PROVE_MAIL': [409, 'Please confirm your e-mail address with the code we sent.'],
  'SOCIAL.LAST_WAY': [400, 'This is your only way to sign in. Please set a password or add a phone first.'],
  'SOCIAL.NOT_LINKED': [404, 'This provider does not open your account.'],
  'SOCIAL.LINKED_ELSEWHERE': [
    400,
    'This account at the provider, or its address, belongs to another account here. Please use another.',
  ],
  'SOCIAL.LINKED_ALREADY': [400, 'Another account at this provider opens yours. Please remove it first.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    social: typeof refusals;
  }
}
