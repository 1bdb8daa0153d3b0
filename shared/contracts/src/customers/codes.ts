declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'ADDRESS.NOT_FOUND': true;
    'ADDRESS.INVALID': true;
  }
}

export type {};
