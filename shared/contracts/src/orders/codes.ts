declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'ORDER.NOT_FOUND': true;
    'ORDER.STATE_CONFLICT': true;
    'ORDER.RETURN_WINDOW_CLOSED': true;
    'ORDER.WARRANTY_OVER': true;
    'ORDER.SIZE_UNAVAILABLE': true;
    'ORDER.PHOTO_INVALID': true;
    'ORDER.PHOTO_TOO_LARGE': true;
    'ORDER.RETURN_WINDOW_OPEN': true;
    'ORDER.NOT_AS_CREDITS': true;
    'ORDER.PICKUP_CODE_WRONG': true;
    'ORDER.HUID_MISSING': true;
    'REFUND.NOT_FOUND': true;
  }
}

export type {};
