export declare const GOLDEN_BOUNTY: {
  readonly months: 5;
  readonly min: 100000;
  readonly max: 5000000;
  readonly step: 50000;
  readonly copayPercent: 60;
  readonly graceDays: 7;
  readonly dueSoonDays: 5;
  readonly cureDays: 60;
  readonly coolingOffDays: 7;
  readonly maturityWaitDays: 30;
  readonly returnedValueDays: 30;
  readonly maxDaysToRedeem: 365;
  readonly panAbove: 20000000;
};
