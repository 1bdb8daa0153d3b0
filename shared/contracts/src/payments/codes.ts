declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'PAYMENT.MODE_UNAVAILABLE': true;
    'PAYMENT.FAILED': true;
    'PAYMENT.SIGNATURE_INVALID': true;
    'PAYMENT.MISMATCH': true;
    'PAYMENT.PROVIDER_UNAVAILABLE': true;
  }
}

export type {};
