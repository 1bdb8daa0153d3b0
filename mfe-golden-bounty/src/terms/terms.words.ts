import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import { formatPrice } from '@suvarna/ui/price';
import type { Terms } from './terms.api.ts';

/** Rupees as the pages of the plan write them; the plan knows no other currency. */
export const rupees = (paise: number): string => formatPrice(paise, 'INR');

/** The officer as a page of the language names them. */
export const officerName = ({ grievance_officer: officer }: Terms, locale: Locale): string =>
  fieldIn(officer, 'name', locale);

/** The numbers of the plan as its texts name them: a text has a placeholder, never the number. */
export const termWords = (terms: Terms) => ({
  min: rupees(terms.minimum_paise),
  max: rupees(terms.maximum_paise),
  step: rupees(terms.step_paise),
  months: terms.number_of_installments,
  percent: terms.contribution_percent,
  discount: terms.discount_percent,
  grace: terms.grace_days,
  cure: terms.cure_days,
  cooling: terms.cooling_off_days,
  wait: terms.maturity_wait_days,
  returned: terms.returned_value_days,
  year: terms.max_days_to_redeem,
  pan: rupees(terms.pan_above_paise),
  address: terms.grievance_officer.address,
  email: terms.grievance_officer.email,
});
