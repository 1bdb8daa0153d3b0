export declare const refusals: {
  readonly 'ADDRESS.NOT_FOUND': readonly [404, 'Please select at least one delivery address'];
  readonly 'ADDRESS.INVALID': readonly [400, 'The address is not valid.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    customers: typeof refusals;
  }
}
