declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'WATCH.NOT_FOUND': true;
    'WATCH.NOT_NEEDED': true;
    'WATCH.TOO_MANY': true;
  }
}

export type {};
