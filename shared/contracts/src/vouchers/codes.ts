declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'VOUCHER.NUMBER_INVALID': true;
    'VOUCHER.UNKNOWN': true;
    'VOUCHER.EXPIRED': true;
    'VOUCHER.AMOUNT_INVALID': true;
    'VOUCHER.SINGLE_CATEGORY': true;
    'VOUCHER.MODE_NOT_ALLOWED': true;
    'VOUCHER.INSUFFICIENT': true;
    'VOUCHER.NOT_FOUND': true;
    'VOUCHER.UNAVAILABLE': true;
  }
}

export type {};
