import { isUnusualPhone, readWirePhone } from '@suvarna/forms/phone';
import { readOtpTarget } from '../sign-in/otp-target.model.ts';

/** An order and who made it, as somebody without an account names them. */
export interface Tracked {
  readonly orderNo: string;
  /** E-mail address, or phone number as the API writes it: `91-9876543210`. */
  readonly contact: string;
}

export type ReadTracked =
  | { readonly kind: 'read'; readonly tracked: Tracked }
  /** `text` is a key of the store's form texts or of this remote's. */
  | { readonly kind: 'refused'; readonly field: 'order' | 'contact'; readonly text: string };

/** Order numbers are written in capitals, however they are typed. */
export function readTracked(order: string, contact: string): ReadTracked {
  const orderNo = order.trim().toUpperCase();
  if (orderNo === '') return { kind: 'refused', field: 'order', text: 'required' };
  if (!/^[A-Z0-9-]{6,24}$/.test(orderNo)) return { kind: 'refused', field: 'order', text: 'track.order-invalid' };
  if (contact.trim() === '') return { kind: 'refused', field: 'contact', text: 'required' };
  const read = readOtpTarget(contact);
  if (read.kind === 'refused') return { kind: 'refused', field: 'contact', text: read.fault };
  const { target } = read;
  const phone = target.kind === 'phone' ? readWirePhone(target.telephone) : undefined;
  if (phone !== undefined && isUnusualPhone(phone.code, phone.number)) return { kind: 'refused', field: 'contact', text: 'phoneAbroad' };
  return { kind: 'read', tracked: { orderNo, contact: target.kind === 'email' ? target.email : target.telephone } };
}
