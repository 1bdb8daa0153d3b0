export declare const refusals: {
  readonly 'BOUNTY.PLAN_NOT_FOUND': readonly [404, 'This plan was not found.'];
  readonly 'BOUNTY.AMOUNT_INVALID': readonly [400, 'Please enter valid amount'];
  readonly 'BOUNTY.TERMS_CHANGED': readonly [
    409,
    'The terms have changed. Please read and accept them again.',
  ];
  readonly 'BOUNTY.PAN_REQUIRED': readonly [400, `A PAN is needed for plans above ${string} in a year.`];
  readonly 'BOUNTY.PHONE_REQUIRED': readonly [409, 'Please add your phone number to your account first.'];
  readonly 'BOUNTY.STATE_CONFLICT': readonly [409, 'This is no longer possible for this plan.'];
  readonly 'BOUNTY.NOT_PAYABLE': readonly [409, 'This instalment can no longer be paid.'];
  readonly 'BOUNTY.NOT_PAYABLE_YET': readonly [409, 'This instalment cannot be paid yet.'];
  readonly 'BOUNTY.NO_TIME_LEFT': readonly [
    409,
    'This plan can no longer mature within its year. Your payments will be refunded.',
  ];
  readonly 'BOUNTY.BAG_TOO_SMALL': readonly [
    409,
    'The jewellery in your bag must be worth at least as much as your plans.',
  ];
  readonly 'BOUNTY.NOT_WITH_COUPON': readonly [400, 'Golden Bounty cannot be combined with a coupon.'];
  readonly 'BOUNTY.MODE_NOT_ALLOWED': readonly [
    400,
    'Golden Bounty is not applicable for this payment mode.',
  ];
  readonly 'BOUNTY.VALUE_GONE': readonly [400, 'You have no matured plan to use.'];
  readonly 'BOUNTY.DOCUMENT_NOT_FOUND': readonly [404, 'Error in downloading PDF'];
  readonly 'BOUNTY.MANDATE_UNAVAILABLE': readonly [
    503,
    'Auto-debit cannot be set up right now. Please try again later.',
  ];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    'golden-bounty': typeof refusals;
  }
}
