import { faultOfFullName } from '@suvarna/forms/name';
import { rule } from '@suvarna/forms/schema';
import { object } from 'yup';
import { amountFaultText, readAmount } from '../calculator/amount.model.ts';
import { nomineeRules } from '../nominee/nominee.schema.ts';
import type { Terms } from '../terms/terms.api.ts';
import { faultOfPan, needsPan, type EnrolStart } from './enrol.model.ts';

/** Keys of texts: the store's own, or this remote's. Consent is given by the customer alone. */
export const enrolSchema = (terms: Terms, start: EnrolStart) =>
  object({
    amount: rule((value) => {
      const amount = readAmount(value, terms);
      return amount.ok ? undefined : amountFaultText(amount.fault);
    }),
    name_on_pan: rule(faultOfFullName),
    pan: rule((value, siblings) =>
      needsPan(siblings['amount'] ?? '', terms, start) ? faultOfPan(value, start.pan_last4) : undefined,
    ),
    ...nomineeRules,
    consent: rule((value) => (value === 'yes' ? undefined : 'enrol.consent-required')),
    mandate: rule(() => undefined),
  });
