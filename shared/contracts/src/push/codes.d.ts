export declare const refusals: {
  readonly 'PUSH.TOKEN_UNKNOWN': readonly [400, 'This browser is not known.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    push: typeof refusals;
  }
}
