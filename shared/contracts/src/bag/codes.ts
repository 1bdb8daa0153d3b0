declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'BAG.ITEM_NOT_FOUND': true;
    'BAG.ITEM_OUT_OF_STOCK': true;
    'BAG.QUANTITY_TOO_LARGE': true;
    'BAG.SIZE_REQUIRED': true;
    'BAG.OPTION_UNAVAILABLE': true;
    'BAG.ENGRAVING_UNAVAILABLE': true;
    'BAG.ENGRAVING_INVALID': true;
  }
}

export type {};
