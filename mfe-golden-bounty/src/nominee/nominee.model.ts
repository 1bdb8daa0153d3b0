import type { Nominee } from '@suvarna/contracts/golden-bounty';
import { normaliseEmail } from '@suvarna/forms/email';
import { normaliseName } from '@suvarna/forms/name';
import { readPhone, readWirePhone, wirePhone } from '@suvarna/forms/phone';

/** A nominee as typed. */
export interface NomineeFields {
  readonly nominee_name: string;
  readonly nominee_phone: string;
  readonly nominee_email: string;
  readonly relationship: string;
}

export const NOBODY: NomineeFields = {
  nominee_name: '',
  nominee_phone: '',
  nominee_email: '',
  relationship: '',
};

/** `"91-9876543210"` as people read it: `+91 98765 43210` in India, the digits in one elsewhere. */
export function phoneAsRead(wire: string): string {
  const phone = readWirePhone(wire);
  if (phone === undefined) return wire;
  const { code, number } = phone;
  return `+${code} ${code === '91' ? `${number.slice(0, 5)} ${number.slice(5)}` : number}`;
}

export const fieldsOfNominee = (nominee: Nominee): NomineeFields => ({
  nominee_name: nominee.name,
  nominee_phone: phoneAsRead(nominee.phone),
  nominee_email: nominee.email,
  relationship: nominee.relationship,
});

/** As it is sent; the caller has checked the fields. */
export function nomineeOf(fields: NomineeFields): Nominee {
  const phone = readPhone(fields.nominee_phone);
  return {
    name: normaliseName(fields.nominee_name),
    phone: phone === undefined ? '' : wirePhone(phone.code, phone.number),
    email: normaliseEmail(fields.nominee_email),
    relationship: fields.relationship as Nominee['relationship'],
  };
}
