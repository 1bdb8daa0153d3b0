export declare const refusals: {
  readonly 'BAG.ITEM_NOT_FOUND': readonly [404, 'This item is not in your bag.'];
  readonly 'BAG.ITEM_OUT_OF_STOCK': readonly [400, 'There are not so many pieces in stock.'];
  readonly 'BAG.QUANTITY_TOO_LARGE': readonly [400, 'There is no room for so many pieces.'];
  readonly 'BAG.SIZE_REQUIRED': readonly [400, 'Please select size'];
  readonly 'BAG.OPTION_UNAVAILABLE': readonly [400, 'This design is not made that way.'];
  readonly 'BAG.ENGRAVING_UNAVAILABLE': readonly [400, 'Words cannot be cut into this piece.'];
  readonly 'BAG.ENGRAVING_INVALID': readonly [400, 'Please use up to 15 letters or digits'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    bag: typeof refusals;
  }
}
