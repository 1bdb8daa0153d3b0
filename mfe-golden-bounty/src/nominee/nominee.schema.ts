import { faultOfEmail } from '@suvarna/forms/email';
import { faultOfFullName } from '@suvarna/forms/name';
import { faultOfPhone, normalisePhone, phoneFaultAt, readPhone } from '@suvarna/forms/phone';
import { rule } from '@suvarna/forms/schema';
import { object } from 'yup';

/** A phone as typed, with or without its country's code. */
export function faultOfTypedPhone(text: string): string | undefined {
  if (normalisePhone(text) === '') return 'phoneRequired';
  const phone = readPhone(text);
  return phone === undefined ? 'mobile' : phoneFaultAt('mobile', faultOfPhone(phone.code, phone.number));
}

/** The store's sentences are about the shopper's own name. */
const NAME_FAULTS: Readonly<Record<string, string>> = {
  nameRequired: 'nominee.name-required',
  nameShort: 'nominee.name-short',
};
const faultOfNominee = (name: string): string | undefined => {
  const fault = faultOfFullName(name);
  return fault && (NAME_FAULTS[fault] ?? fault);
};

export const nomineeRules = {
  nominee_name: rule(faultOfNominee),
  nominee_phone: rule(faultOfTypedPhone),
  nominee_email: rule((value) => faultOfEmail(value)),
  relationship: rule((value) => (value === '' ? 'nominee.relationship-required' : undefined)),
};
/** Keys of texts: the store's own, or this remote's. */
export const nomineeSchema = object(nomineeRules);
