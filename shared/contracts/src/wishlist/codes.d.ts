export declare const refusals: {
  readonly 'WISHLIST.ITEM_NOT_FOUND': readonly [404, 'This design is not on your wishlist.'];
  readonly 'WISHLIST.SHARE_NOT_FOUND': readonly [404, 'This wishlist is not shared any more.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    wishlist: typeof refusals;
  }
}
