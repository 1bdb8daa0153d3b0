/** The terms of the savings plan (specification §9, domain-rules §2.12), for its own pages and for what other pages say of it. */
/** Limits are rupees in the specification and paise here. */
export const GOLDEN_BOUNTY = {
  months: 5,
  min: 1_000_00,
  max: 50_000_00,
  step: 500_00,
  copayPercent: 60,
  graceDays: 7,
  /** The jewellery can be bought this many days after the last instalment. */
  maturityWaitDays: 30,
  /** Companies law: the advance must become jewellery within a year of the first instalment. */
  maxDaysToRedeem: 365,
} as const;
