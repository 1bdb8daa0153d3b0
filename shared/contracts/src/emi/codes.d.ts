export declare const refusals: {
  readonly 'EMI.NOT_IN_CURRENCY': readonly [400, 'EMI is for payments in rupees.'];
  readonly 'EMI.AMOUNT_BELOW': readonly [400, `EMI is for amounts from ${string}.`];
  readonly 'EMI.AMOUNT_ABOVE': readonly [400, `EMI is for amounts up to ${string}.`];
  readonly 'EMI.NOT_FOR_COINS': readonly [400, 'EMI is not available for gold coins.'];
  readonly 'EMI.PLAN_UNAVAILABLE': readonly [
    409,
    'This plan is not available for this amount. Please choose another.',
  ];
  readonly 'EMI.REQUEST_OPEN': readonly [409, 'You have already requested EMI for these pieces.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    emi: typeof refusals;
  }
}
