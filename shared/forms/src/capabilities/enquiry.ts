/** What a visitor says who writes to the store; form, server and database hold to the same. */
import { ENQUIRY, type EnquiryKind } from '@suvarna/contracts/enquiries';
import { faultOfMobile } from './appointment.ts';
import { faultOfEmail, normaliseEmail } from '../fields/email.ts';
import { cleanText, typedLine, typedWord } from '../fields/free-text.ts';
import { faultOfFullName, normaliseName } from '../fields/name.ts';
import { readPhone } from '../phone/phone.ts';
import type { FormTextKey } from '../texts.ts';

export interface EnquiryWords {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly city: string;
  readonly order: string;
  readonly message: string;
}

const lengthOf = (text: string): number => Array.from(text).length;

/** Only a franchise cannot be spoken about without a number. */
export function faultOfEnquiryMobile(kind: EnquiryKind, mobile: string): FormTextKey | undefined {
  return typedWord(mobile) === '' && kind !== 'franchise' ? undefined : faultOfMobile(mobile);
}

export function faultOfCity(kind: EnquiryKind, city: string): FormTextKey | undefined {
  if (kind !== 'franchise') return undefined;
  if (typedLine(city) === '') return 'required';
  return lengthOf(typedLine(city)) > ENQUIRY.cityMax ? 'tooLong' : undefined;
}

export const faultOfOrderNumber = (order: string): FormTextKey | undefined =>
  lengthOf(typedLine(order)) > ENQUIRY.orderMax ? 'tooLong' : undefined;

export function faultOfMessage(message: string): FormTextKey | undefined {
  const length = lengthOf(cleanText(message).trim());
  if (length === 0) return 'required';
  if (length < ENQUIRY.messageMin) return 'reviewShort';
  return length > ENQUIRY.messageMax ? 'tooLong' : undefined;
}

/** Refused fields of an enquiry, each with what it says. */
export function enquiryFaults(
  kind: EnquiryKind,
  { name, email, mobile, city, order, message }: EnquiryWords,
): Readonly<Partial<Record<keyof EnquiryWords, FormTextKey>>> {
  const faults = {
    name: faultOfFullName(name),
    email: faultOfEmail(email),
    mobile: faultOfEnquiryMobile(kind, mobile),
    city: faultOfCity(kind, city),
    order: faultOfOrderNumber(order),
    message: faultOfMessage(message),
  };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault === undefined ? [] : [[field, fault]])),
  );
}

/** As it is kept, once nothing of it is refused. The mobile as the API writes it: `91-9876543210`. */
export function writtenEnquiry(kind: EnquiryKind, words: EnquiryWords): EnquiryWords {
  const phone = readPhone(words.mobile);
  return {
    name: normaliseName(words.name),
    email: normaliseEmail(words.email),
    mobile: typedWord(words.mobile) === '' || phone === undefined ? '' : `${phone.code}-${phone.number}`,
    city: kind === 'franchise' ? typedLine(words.city) : '',
    order: kind === 'franchise' ? '' : typedLine(words.order),
    message: cleanText(words.message).trim(),
  };
}
