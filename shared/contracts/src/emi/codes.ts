declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'EMI.NOT_IN_CURRENCY': true;
    'EMI.AMOUNT_BELOW': true;
    'EMI.AMOUNT_ABOVE': true;
    'EMI.NOT_FOR_COINS': true;
    'EMI.PLAN_UNAVAILABLE': true;
    'EMI.REQUEST_OPEN': true;
  }
}

export type {};
