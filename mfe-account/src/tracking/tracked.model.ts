import { isUnusualPhone, readWirePhone } from '@suvarna/forms/phone';
import type { OtpTarget } from '../sign-in/otp.api.ts';
import { otpTargetOf, readOtpTarget } from '../sign-in/otp-target.model.ts';

/** An order and who made it, as a reader without an account names them. */
export interface Tracked {
  readonly orderNo: string;
  /** E-mail address, or phone number as the API writes it: `91-9876543210`. */
  readonly contact: string;
}

/** Order numbers are written in capitals, however they are typed. */
const orderNoOf = (order: string): string => order.trim().toUpperCase();

/** What the field of the order's number says: a key of the store's form texts or of this remote's. */
export function faultOfOrder(order: string): string | undefined {
  const orderNo = orderNoOf(order);
  if (orderNo === '') return 'required';
  return /^[A-Z0-9-]{6,24}$/.test(orderNo) ? undefined : 'track.order-invalid';
}

/** A bare number is read as Indian; one that no Indian mobile begins with is from elsewhere. */
function faultOfTarget(target: OtpTarget): string | undefined {
  const phone = target.kind === 'phone' ? readWirePhone(target.telephone) : undefined;
  return phone !== undefined && isUnusualPhone(phone.code, phone.number) ? 'phoneAbroad' : undefined;
}

/** What the field of the order's e-mail address or phone says, by the same kind of keys. */
export function faultOfContact(contact: string): string | undefined {
  if (contact.trim() === '') return 'required';
  const read = readOtpTarget(contact);
  return read.kind === 'refused' ? read.fault : faultOfTarget(read.target);
}

/** Order and contact of fields that the form has found right. */
export function trackedOf(order: string, contact: string): Tracked {
  const target = otpTargetOf(contact);
  return {
    orderNo: orderNoOf(order),
    contact: target.kind === 'email' ? target.email : target.telephone,
  };
}
