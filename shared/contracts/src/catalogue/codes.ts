declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'CATALOGUE.PRODUCT_NOT_FOUND': true;
    'CATALOGUE.PATH_INVALID': true;
  }
}

export type {};
