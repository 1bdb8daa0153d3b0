export declare const refusals: {
  readonly 'CREDITS.MODE_NOT_ALLOWED': readonly [400, 'Credits cannot be used with this way to pay.'];
  readonly 'CREDITS.BELOW_MINIMUM': readonly [400, 'There is nothing to pay with credits.'];
  readonly 'CREDITS.OTHER_GOODS': readonly [400, 'These credits are for other goods.'];
  readonly 'CREDITS.INSUFFICIENT': readonly [400, 'There are not enough credits.'];
  readonly 'WALLET.TENDER_NOT_FOUND': readonly [404, 'This wallet was not found.'];
  readonly 'WALLET.CUSTOMER_NOT_FOUND': readonly [404, 'This customer was not found.'];
  readonly 'WALLET.CORRECTION_TOO_LARGE': readonly [
    409,
    'So much is not there to be taken, or may not be moved at once.',
  ];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    wallet: typeof refusals;
  }
}
