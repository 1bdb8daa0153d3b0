export declare const refusals: {
  readonly 'EXCHANGE.QUOTE_STALE': readonly [409, 'The gold rate has changed. Please check the new amount.'];
  readonly 'EXCHANGE.QUOTE_INVALID': readonly [400, 'This quote is not valid. Please request a new one.'];
  readonly 'EXCHANGE.NOT_YET': readonly [
    400,
    'A courier fetches this piece for exchange from day 30 after its delivery; in a store it is exchanged from day 15.',
  ];
  readonly 'EXCHANGE.NOT_TAKEN_BACK': readonly [
    400,
    'Exchange and buy-back are not available for this piece.',
  ];
  readonly 'EXCHANGE.HANDED_IN': readonly [
    409,
    'This piece was already handed in or has another open request.',
  ];
  readonly 'EXCHANGE.PAN_REQUIRED': readonly [400, `Above ${string} the law requires a PAN.`];
  readonly 'EXCHANGE.ACCOUNT_REQUIRED': readonly [400, 'Please add the bank account for the payment.'];
  readonly 'EXCHANGE.ADDRESS_REQUIRED': readonly [400, 'Please choose a pickup address.'];
  readonly 'EXCHANGE.FOUND_ABOVE_SOLD': readonly [
    400,
    'A piece of the store has no more gold, nor of a higher karat, than was sold.',
  ];
  readonly 'EXCHANGE.SECOND_NAME_REQUIRED': readonly [
    400,
    'Above twice of what was said, a second person signs (seconded_by).',
  ];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    exchange: typeof refusals;
  }
}
