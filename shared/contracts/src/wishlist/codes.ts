declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'WISHLIST.ITEM_NOT_FOUND': true;
    'WISHLIST.SHARE_NOT_FOUND': true;
  }
}

export type {};
