declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'CREDITS.MODE_NOT_ALLOWED': true;
    'CREDITS.BELOW_MINIMUM': true;
    'CREDITS.OTHER_GOODS': true;
    'CREDITS.INSUFFICIENT': true;
    'WALLET.TENDER_NOT_FOUND': true;
    'WALLET.CUSTOMER_NOT_FOUND': true;
    'WALLET.CORRECTION_TOO_LARGE': true;
  }
}

export type {};
