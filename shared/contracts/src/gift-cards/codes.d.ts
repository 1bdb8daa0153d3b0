export declare const refusals: {
  readonly 'GIFT_CARD.NOT_FOUND': readonly [404, 'This gift card was not found.'];
  readonly 'GIFT_CARD.AMOUNT_INVALID': readonly [
    400,
    `Please choose an amount from ${string} to ${string}, in steps of ${string}.`,
  ];
  readonly 'GIFT_CARD.DETAILS_INVALID': readonly [
    400,
    'Please check the names, the message (no links) and the sending date.',
  ];
  readonly 'GIFT_CARD.NOT_PAYABLE': readonly [409, 'This gift card can no longer be paid for.'];
  readonly 'GIFT_CARD.CODE_INVALID': readonly [400, 'Please enter valid gift card code'];
  readonly 'GIFT_CARD.STATE_CONFLICT': readonly [409, 'This gift card can no longer be used.'];
  readonly 'GIFT_CARD.NOT_PRINTABLE': readonly [409, 'This gift card has nothing to print.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    'gift-cards': typeof refusals;
  }
}
