import { faultOfPhone, phoneFaultAt, readWirePhone, type PhonePlace } from '@suvarna/forms/phone';
import { formText } from '@suvarna/forms/texts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Phone } from './customer.store.ts';

/** Refuses a field in the specification's words, which forms show as they are. */
export function refuseField(pointer: string, text: string): Refusal {
  return new Refusal('REQUEST.INVALID', { message: text, fields: { [pointer]: text } });
}

/**
 * A phone out of `"91-9876543210"`, by its country's rule.
 *
 * @param place what it is asked for, which says in what words it is refused
 * @throws Refusal with the specification's text
 */
export function phoneOf(
  written: string,
  place: PhonePlace,
  pointer = '/customer_telephone',
): Phone & { readonly wire: string } {
  const phone = readWirePhone(written);
  const fault = phone === undefined ? place : phoneFaultAt(place, faultOfPhone(phone.code, phone.number));
  if (phone === undefined || fault !== undefined) throw refuseField(pointer, formText(fault ?? place, 'en'));
  return { ...phone, wire: `${phone.code}-${phone.number}` };
}
