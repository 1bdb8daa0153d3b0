import {
  type BountyTerms,
  GOLDEN_BOUNTY,
  MANDATE_METHODS,
  NOMINEE_RELATIONSHIPS,
  PLAN_PAYMENT_MODES,
} from '@suvarna/contracts/golden-bounty';
import { SELLER } from '@suvarna/contracts/seller';
import { createHash } from 'node:crypto';
import type { Config } from '../../../config.ts';

/**
 * Companies (Acceptance of Deposits) Rules 2014: an advance for goods that is not appropriated within
 * 365 days of its acceptance is a deposit, which this store may not take.
 */
const LEGAL_CEILING_DAYS = 365;

/** Plans that begin with no money in so many days are none. */
export const PENDING_DAYS = 7;
/** A tender for jewellery; a coupon with it is a discount on a discount. */
export const WITH_COUPONS = false;

export const PLAN_NAME = 'Golden Bounty';
export const DEFAULT_BANNER = 'Payment default! All upcoming installments have been stopped';

/** Sentences of the terms, by the keys of their texts, as pages and documents show them. */
export const TERM_KEYS = [
  'terms.discountNoDeposit',
  'terms.instalments',
  'terms.dueAndGrace',
  'terms.contribution',
  'terms.default',
  'terms.maturity',
  'terms.spending',
  'terms.yearOver',
  'terms.cancel',
  'terms.nominee',
  'terms.pan',
  'terms.grievance',
] as const;

/** Why the terms are against the law or cannot be kept, if they are; the service does not start with such. */
export function faultOfTerms({
  months,
  graceDays,
  maturityWaitDays,
  maxDaysToRedeem,
}: Pick<typeof GOLDEN_BOUNTY, 'months' | 'graceDays' | 'maturityWaitDays'> & {
  readonly maxDaysToRedeem: number;
}): string | undefined {
  if (maxDaysToRedeem > LEGAL_CEILING_DAYS)
    return `Golden Bounty: an advance may be kept for ${LEGAL_CEILING_DAYS} days at most, not for ${maxDaysToRedeem}.`;
  const longest = (months - 1) * 31 + graceDays + maturityWaitDays;
  return longest > maxDaysToRedeem
    ? `Golden Bounty: a plan of ${longest} days does not mature within ${maxDaysToRedeem}.`
    : undefined;
}

const version = createHash('sha256')
  .update(JSON.stringify([GOLDEN_BOUNTY, TERM_KEYS, WITH_COUPONS, PENDING_DAYS]))
  .digest('base64url')
  .slice(0, 12);

/** By which an enrolment says what was agreed to. */
export const TERMS_VERSION = `2026-11.${version}`;

/** Ways to pay that this store has. */
export const modesOfPlans = ({ sandbox, razorpay }: Pick<Config, 'sandbox' | 'razorpay'>) =>
  PLAN_PAYMENT_MODES.filter((mode) => (mode === 'sandbox' ? sandbox : razorpay) !== null);

export function termsOf(config: Pick<Config, 'sandbox' | 'razorpay' | 'contact'>): BountyTerms {
  const terms = GOLDEN_BOUNTY;
  return {
    terms_version: TERMS_VERSION,
    plan_name: PLAN_NAME,
    number_of_installments: terms.months,
    minimum_paise: terms.min,
    maximum_paise: terms.max,
    step_paise: terms.step,
    contribution_percent: terms.copayPercent,
    discount_percent: terms.copayPercent / terms.months,
    grace_days: terms.graceDays,
    due_soon_days: terms.dueSoonDays,
    cure_days: terms.cureDays,
    cooling_off_days: terms.coolingOffDays,
    maturity_wait_days: terms.maturityWaitDays,
    returned_value_days: terms.returnedValueDays,
    max_days_to_redeem: terms.maxDaysToRedeem,
    pan_above_paise: terms.panAbove,
    with_coupons: WITH_COUPONS,
    payment_modes: modesOfPlans(config),
    mandate_methods: modesOfPlans(config).length > 0 ? [...MANDATE_METHODS] : [],
    relationships: [...NOMINEE_RELATIONSHIPS],
    grievance_officer: {
      name: config.contact.officer.name,
      name_hi: config.contact.officer.name_hi,
      address: SELLER.address.join(', '),
      email: config.contact.officer.email,
    },
    support_phone: config.contact.phone,
    text_keys: [...TERM_KEYS],
  };
}
