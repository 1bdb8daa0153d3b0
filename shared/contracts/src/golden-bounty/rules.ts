/** The terms of the savings plan (specification §9, domain-rules §2.12), for its own pages and for what other pages say of it. */
/** Limits are rupees in the specification and paise here. */
export const GOLDEN_BOUNTY = {
  months: 5,
  min: 1_000_00,
  max: 50_000_00,
  step: 500_00,
  copayPercent: 60,
  graceDays: 7,
  /** An instalment is called due from this many days before its due date, and reminded of on the first of them. */
  dueSoonDays: 5,
  /** A default that is not cured within this many days ends the plan. */
  cureDays: 60,
  /** A plan that is given up within this many days of its first payment needs no operator's approval. */
  coolingOffDays: 7,
  /** The jewellery can be bought this many days after the last instalment. */
  maturityWaitDays: 30,
  /** Value that comes back from a cancelled order can be spent for at least so long. */
  returnedValueDays: 30,
  /** Companies law: the advance must become jewellery within a year of the first instalment. */
  maxDaysToRedeem: 365,
  /** A PAN is asked for when a customer's plans of one financial year come to more than this. */
  panAbove: 2_00_000_00,
} as const;
