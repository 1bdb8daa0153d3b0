export declare const refusals: {
  readonly 'DELIVERY.PINCODE_INVALID': readonly [400, 'Please enter a valid pincode.'];
  readonly 'DELIVERY.NOT_SERVICEABLE': readonly [400, 'no service in selected address'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    shipping: typeof refusals;
  }
}
