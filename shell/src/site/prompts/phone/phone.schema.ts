import { findCountry } from '@suvarna/forms/countries';
import { faultOfPhone, phoneFaultAt } from '@suvarna/forms/phone';
import { rule } from '@suvarna/forms/schema';
import { object } from 'yup';

/** Digits of the country's calling code; empty for one that has none. */
export const callingCodeOf = (countryId: string): string => findCountry(countryId)?.dial ?? '';

/** Where the code goes. The country is one of a list. */
export const phoneSchema = object({
  countryId: rule(() => undefined),
  number: rule((value, { countryId = '' }) =>
    phoneFaultAt('phoneUpdate', faultOfPhone(callingCodeOf(countryId), value)),
  ),
});
