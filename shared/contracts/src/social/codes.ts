declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'SOCIAL.OFF': true;
    'SOCIAL.STALE': true;
    'SOCIAL.CANCELLED': true;
    'SOCIAL.REFUSED': true;
    'SOCIAL.AWAY': true;
    'SOCIAL.MAIL_UNPROVEN': true;
    'SOCIAL.PROVE_MAIL': true;
    'SOCIAL.LAST_WAY': true;
    'SOCIAL.NOT_LINKED': true;
    'SOCIAL.LINKED_ELSEWHERE': true;
    'SOCIAL.LINKED_ALREADY': true;
  }
}

export type {};
