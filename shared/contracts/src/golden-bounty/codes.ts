declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'BOUNTY.PLAN_NOT_FOUND': true;
    'BOUNTY.AMOUNT_INVALID': true;
    'BOUNTY.TERMS_CHANGED': true;
    'BOUNTY.PAN_REQUIRED': true;
    'BOUNTY.PHONE_REQUIRED': true;
    'BOUNTY.STATE_CONFLICT': true;
    'BOUNTY.NOT_PAYABLE': true;
    'BOUNTY.NOT_PAYABLE_YET': true;
    'BOUNTY.NO_TIME_LEFT': true;
    'BOUNTY.BAG_TOO_SMALL': true;
    'BOUNTY.NOT_WITH_COUPON': true;
    'BOUNTY.MODE_NOT_ALLOWED': true;
    'BOUNTY.VALUE_GONE': true;
    'BOUNTY.DOCUMENT_NOT_FOUND': true;
    'BOUNTY.MANDATE_UNAVAILABLE': true;
  }
}

export type {};
