export declare const refusals: {
  readonly 'ORDER.NOT_FOUND': readonly [404, 'This order was not found.'];
  readonly 'ORDER.STATE_CONFLICT': readonly [409, 'This is no longer possible for this order.'];
  readonly 'ORDER.RETURN_WINDOW_CLOSED': readonly [
    400,
    'An order can be returned within 15 days of its delivery.',
  ];
  readonly 'ORDER.WARRANTY_OVER': readonly [400, 'The warranty has ended.'];
  readonly 'ORDER.SIZE_UNAVAILABLE': readonly [400, 'This design is not available in that size.'];
  readonly 'ORDER.PHOTO_INVALID': readonly [
    400,
    `Please send up to ${string} pictures (JPEG, PNG or WebP) of at most ${string} kB.`,
  ];
  readonly 'ORDER.PHOTO_TOO_LARGE': readonly [400, 'One of these photos has more than 25 million pixels.'];
  readonly 'ORDER.RETURN_WINDOW_OPEN': readonly [
    409,
    'The order can be closed when the 15 days for its return are over.',
  ];
  readonly 'ORDER.NOT_AS_CREDITS': readonly [
    400,
    'This order can only be refunded to the original payment method.',
  ];
  readonly 'ORDER.PICKUP_CODE_WRONG': readonly [409, 'This code is not for this order.'];
  readonly 'ORDER.HUID_MISSING': readonly [
    409,
    'Please enter the hallmark number (HUID) of each piece first.',
  ];
  readonly 'REFUND.NOT_FOUND': readonly [404, 'This refund was not found.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    orders: typeof refusals;
  }
}
