export declare const refusals: {
  readonly 'PAYMENT.MODE_UNAVAILABLE': readonly [400, 'Could not process Payment, choose another option'];
  readonly 'PAYMENT.FAILED': readonly [400, 'Could not process Payment, choose another option'];
  readonly 'PAYMENT.SIGNATURE_INVALID': readonly [400, 'Could not process Payment, choose another option'];
  readonly 'PAYMENT.MISMATCH': readonly [400, 'Could not process Payment, choose another option'];
  readonly 'PAYMENT.PROVIDER_UNAVAILABLE': readonly [503, 'Could not process Payment, choose another option'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    payments: typeof refusals;
  }
}
