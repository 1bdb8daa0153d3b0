declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'DELIVERY.PINCODE_INVALID': true;
    'DELIVERY.NOT_SERVICEABLE': true;
  }
}

export type {};
