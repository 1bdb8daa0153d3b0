import type { EmiPlan, EmiPlans } from '@suvarna/contracts/emi';
import type { MinorUnits } from '@suvarna/contracts/money';
import { EMI_MAX, EMI_MIN } from '@suvarna/contracts/storefront-constants';
import { emiOf } from '@suvarna/pricing/emi';
import type { LeastAMonth } from '../catalogue/index.ts';
import type { PlanRow } from './plan.store.ts';

/** Limits of what is to be paid, after coupon and tenders (domain rules §2.9, §2.14 row 54). */
export const MINIMUM: MinorUnits = EMI_MIN * 100;
export const MAXIMUM: MinorUnits = EMI_MAX * 100;

export const reachOf = (amount: MinorUnits): EmiPlans['reach'] => {
  if (amount < MINIMUM) return 'below';
  return amount > MAXIMUM ? 'above' : 'within';
};

type Terms = Omit<EmiPlan, 'instalment_paise' | 'last_instalment_paise' | 'interest_paise' | 'total_paise'>;

/** What a lender's terms come to for an amount. */
export function costOf(terms: Terms, amount: MinorUnits): EmiPlan {
  const { plan_id, lender, lender_name, lender_name_hi, lender_kind, months, annual_rate_bp } = terms;
  const { instalment, last, interest, total } = emiOf({ amount, annualBp: annual_rate_bp, months });
  return {
    plan_id,
    lender,
    lender_name,
    lender_name_hi,
    lender_kind,
    months,
    annual_rate_bp,
    instalment_paise: instalment,
    last_instalment_paise: last,
    interest_paise: interest,
    processing_fee_paise: terms.processing_fee_paise,
    total_paise: total + terms.processing_fee_paise,
  };
}

const isFor = ({ minimum, maximum }: PlanRow, amount: MinorUnits): boolean =>
  amount >= minimum && amount <= maximum;

/** The plan of this name for an amount, when there is one. */
export function offerOf(plans: readonly PlanRow[], planId: string, amount: MinorUnits): EmiPlan | undefined {
  const plan = plans.find(({ plan_id: id }) => id === planId);
  return plan === undefined || !isFor(plan, amount)
    ? undefined
    : costOf({ ...plan, processing_fee_paise: plan.processing_fee }, amount);
}

/** The plan with the least a month for an amount; of equal ones the shortest. */
const leastOf = (results: readonly EmiPlan[]): EmiPlan | undefined =>
  results.toSorted(
    (one, other) => one.instalment_paise - other.instalment_paise || one.months - other.months,
  )[0];

export function leastAMonth(plans: readonly PlanRow[], amount: MinorUnits): LeastAMonth {
  const { from_paise: each, from_months: months = 0 } = offersFor(plans, amount);
  return { each, months };
}

export function offersFor(plans: readonly PlanRow[], amount: MinorUnits): EmiPlans {
  const reach = reachOf(amount);
  const results =
    reach === 'within' ? plans.flatMap(({ plan_id: id }) => offerOf(plans, id, amount) ?? []) : [];
  const least = leastOf(results);
  return {
    amount_paise: amount,
    reach,
    minimum_paise: MINIMUM,
    maximum_paise: MAXIMUM,
    from_paise: least?.instalment_paise ?? 0,
    from_months: least?.months ?? 0,
    results,
  };
}
