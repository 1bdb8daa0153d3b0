declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'PUSH.TOKEN_UNKNOWN': true;
  }
}

export type {};
