export declare const refusals: {
  readonly 'CUSTOMER_REQUEST.NOT_FOUND': readonly [404, 'This request was not found.'];
  readonly 'CUSTOMER_REQUEST.STATE_CONFLICT': readonly [409, 'This is no longer possible for this request.'];
  readonly 'CUSTOMER_REQUEST.DECISION_INVALID': readonly [400, 'This cannot be decided like that.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    requests: typeof refusals;
  }
}
