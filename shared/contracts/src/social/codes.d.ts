export declare const refusals: {
  readonly 'SOCIAL.OFF': readonly [400, 'This way to sign in is not available. Please use another.'];
  readonly 'SOCIAL.STALE': readonly [
    400,
    'This sign-in has expired or was started elsewhere. Please start over.',
  ];
  readonly 'SOCIAL.CANCELLED': readonly [400, 'You cancelled the sign-in. Nothing has changed.'];
  readonly 'SOCIAL.REFUSED': readonly [
    400,
    "We couldn't confirm the sign-in. Please start over, or use another way.",
  ];
  readonly 'SOCIAL.AWAY': readonly [400, 'The provider is not responding right now. Please use another way.'];
  readonly 'SOCIAL.MAIL_UNPROVEN': readonly [
    400,
    'The provider has not confirmed your email address. Please sign in with a code sent to it instead.',
  ];
  readonly 'SOCIAL.PROVE_MAIL': readonly [409, 'Please confirm your e-mail address with the code we sent.'];
  readonly 'SOCIAL.LAST_WAY': readonly [
    400,
    'This is your only way to sign in. Please set a password or add a phone first.',
  ];
  readonly 'SOCIAL.NOT_LINKED': readonly [404, 'This provider does not open your account.'];
  readonly 'SOCIAL.LINKED_ELSEWHERE': readonly [
    400,
    'This account at the provider, or its address, belongs to another account here. Please use another.',
  ];
  readonly 'SOCIAL.LINKED_ALREADY': readonly [
    400,
    'Another account at this provider opens yours. Please remove it first.',
  ];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    social: typeof refusals;
  }
}
