declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'EXCHANGE.QUOTE_STALE': true;
    'EXCHANGE.QUOTE_INVALID': true;
    'EXCHANGE.NOT_YET': true;
    'EXCHANGE.NOT_TAKEN_BACK': true;
    'EXCHANGE.HANDED_IN': true;
    'EXCHANGE.PAN_REQUIRED': true;
    'EXCHANGE.ACCOUNT_REQUIRED': true;
    'EXCHANGE.ADDRESS_REQUIRED': true;
    'EXCHANGE.FOUND_ABOVE_SOLD': true;
    'EXCHANGE.SECOND_NAME_REQUIRED': true;
  }
}

export type {};
