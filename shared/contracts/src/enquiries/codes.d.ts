export declare const refusals: {
  readonly 'ENQUIRY.NOT_FOUND': readonly [404, 'This enquiry was not found.'];
  readonly 'ENQUIRY.CHANGED': readonly [409, 'Someone else has changed this enquiry. Please check it again.'];
  readonly 'ENQUIRY.STATE_CONFLICT': readonly [409, 'This is not possible for this enquiry now.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    enquiries: typeof refusals;
  }
}
