declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'ENQUIRY.NOT_FOUND': true;
    'ENQUIRY.CHANGED': true;
    'ENQUIRY.STATE_CONFLICT': true;
  }
}

export type {};
