import type { Nominee } from '@suvarna/contracts/golden-bounty';
import type { Locale } from '@suvarna/contracts/locale';
import { faultOfEmail, normaliseEmail } from '@suvarna/forms/email';
import { faultOfFullName, normaliseName } from '@suvarna/forms/name';
import { faultOfPhone, phoneFaultAt, readWirePhone } from '@suvarna/forms/phone';
import { formText } from '@suvarna/forms/texts';
import { Refusal } from '../../../platform/refusal.ts';

/** A name as forms ask for it. @throws Refusal with the field's text */
export function requireName(name: string, pointer: string, locale: Locale): string {
  const fault = faultOfFullName(name);
  if (fault !== undefined) throw refused(pointer, formText(fault, locale));
  return normaliseName(name);
}

/** A phone in its one spelling. @throws Refusal with the field's text */
export function requirePhone(written: string, pointer: string, locale: Locale): string {
  const phone = readWirePhone(written);
  const fault =
    phone === undefined ? 'mobile' : phoneFaultAt('mobile', faultOfPhone(phone.code, phone.number));
  if (phone === undefined || fault !== undefined) throw refused(pointer, formText(fault ?? 'mobile', locale));
  return `${phone.code}-${phone.number}`;
}

/** Who gets the plan's value should its customer die, as it is kept. @throws Refusal that names the fields */
export function requireNominee(nominee: Nominee, locale: Locale, pointer = '/nominee'): Nominee {
  const fault = faultOfEmail(nominee.email);
  if (fault !== undefined) throw refused(`${pointer}/email`, formText(fault, locale));
  return {
    name: requireName(nominee.name, `${pointer}/name`, locale),
    phone: requirePhone(nominee.phone, `${pointer}/phone`, locale),
    email: normaliseEmail(nominee.email),
    relationship: nominee.relationship,
  };
}

const refused = (pointer: string, text: string): Refusal =>
  new Refusal('REQUEST.INVALID', { message: text, fields: { [pointer]: text } });
