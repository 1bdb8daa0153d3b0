declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'CUSTOMER_REQUEST.NOT_FOUND': true;
    'CUSTOMER_REQUEST.STATE_CONFLICT': true;
    'CUSTOMER_REQUEST.DECISION_INVALID': true;
  }
}

export type {};
