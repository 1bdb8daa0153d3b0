declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'REFERRAL.CODE_INVALID': true;
    'REFERRAL.NOT_FOUND': true;
    'REFERRAL.STATE_CONFLICT': true;
  }
}

export type {};
