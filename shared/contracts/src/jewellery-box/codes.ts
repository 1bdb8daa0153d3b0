declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'BOX.NOT_FOUND': true;
    'BOX.CHANGED': true;
    'BOX.TOO_MANY': true;
    'BOX.SHARE_NOT_FOUND': true;
    'BOX.SHARES_TOO_MANY': true;
    'BOX.EMPTY': true;
  }
}

export type {};
