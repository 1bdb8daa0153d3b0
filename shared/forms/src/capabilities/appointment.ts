/** What a shopper says who books an appointment; form, server and database hold to the same. */
import { APPOINTMENTS, type AppointmentKind } from '@suvarna/contracts/stores';
import { typedLine, typedWord } from '../fields/free-text.ts';
import { faultOfFullName, normaliseName } from '../fields/name.ts';
import { faultOfPhone, phoneFaultAt, readPhone } from '../phone/phone.ts';
import type { FormTextKey } from '../texts.ts';

const written = typedLine;
const longer = (text: string, most: number): boolean => Array.from(written(text)).length > most;
const ADDRESS_MIN = 10;

/** A mobile as typed: Indian without a `+`. */
export function faultOfMobile(typed: string): FormTextKey | undefined {
  if (typedWord(typed) === '') return 'phoneRequired';
  const phone = readPhone(typed);
  return phone === undefined ? 'mobile' : phoneFaultAt('mobile', faultOfPhone(phone.code, phone.number));
}

/** Only who comes to a shopper's home has to know where that is. */
export function faultOfVisitAddress(kind: AppointmentKind, address: string): FormTextKey | undefined {
  if (kind !== 'home') return undefined;
  if (Array.from(written(address)).length < ADDRESS_MIN) return 'addressRequired';
  return longer(address, APPOINTMENTS.addressMax) ? 'tooLong' : undefined;
}

export const faultOfVisitNote = (note: string): FormTextKey | undefined =>
  longer(note, APPOINTMENTS.noteMax) ? 'tooLong' : undefined;

interface Sent {
  readonly kind: AppointmentKind;
  readonly name: string;
  readonly address?: string | undefined;
  readonly note?: string | undefined;
}

/** Refused fields of a call; the number comes taken apart. */
export function appointmentFaults({
  kind,
  name,
  code,
  number,
  address = '',
  note = '',
}: Sent & { readonly code: string; readonly number: string }): Readonly<Record<string, FormTextKey>> {
  const faults = {
    name: faultOfFullName(name),
    mobile: phoneFaultAt('mobile', faultOfPhone(code, number)),
    address: faultOfVisitAddress(kind, address),
    note: faultOfVisitNote(note),
  };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault === undefined ? [] : [[field, fault]])),
  );
}

/** As it is kept: an address where there is none to come to is forgotten. */
export const writtenAppointment = ({ kind, name, address = '', note = '' }: Sent) => ({
  name: normaliseName(name),
  address: kind === 'home' ? written(address) : '',
  note: written(note),
});
