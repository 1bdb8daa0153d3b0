export declare const refusals: {
  readonly 'REFERRAL.CODE_INVALID': readonly [400, 'Please enter a valid referral code!'];
  readonly 'REFERRAL.NOT_FOUND': readonly [404, 'This referral was not found.'];
  readonly 'REFERRAL.STATE_CONFLICT': readonly [409, 'This is no longer possible for this referral.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    referrals: typeof refusals;
  }
}
