export declare const refusals: {
  readonly 'VOUCHER.NUMBER_INVALID': readonly [400, 'Please enter valid voucher number'];
  readonly 'VOUCHER.UNKNOWN': readonly [400, 'Invalid voucher number'];
  readonly 'VOUCHER.EXPIRED': readonly [400, 'This voucher has expired.'];
  readonly 'VOUCHER.AMOUNT_INVALID': readonly [400, 'Enter valid amount'];
  readonly 'VOUCHER.SINGLE_CATEGORY': readonly [400, 'single-category voucher error'];
  readonly 'VOUCHER.MODE_NOT_ALLOWED': readonly [
    400,
    'Gift vouchers are not applicable for this payment mode.',
  ];
  readonly 'VOUCHER.INSUFFICIENT': readonly [400, 'The balance on this voucher is too low.'];
  readonly 'VOUCHER.NOT_FOUND': readonly [404, 'This voucher is not in your bag.'];
  readonly 'VOUCHER.UNAVAILABLE': readonly [
    503,
    'Gift vouchers cannot be used right now. Please try again later.',
  ];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    vouchers: typeof refusals;
  }
}
