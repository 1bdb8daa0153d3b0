declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'GIFT_CARD.NOT_FOUND': true;
    'GIFT_CARD.AMOUNT_INVALID': true;
    'GIFT_CARD.DETAILS_INVALID': true;
    'GIFT_CARD.NOT_PAYABLE': true;
    'GIFT_CARD.CODE_INVALID': true;
    'GIFT_CARD.STATE_CONFLICT': true;
    'GIFT_CARD.NOT_PRINTABLE': true;
  }
}

export type {};
