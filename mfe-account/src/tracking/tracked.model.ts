import { isUnusualPhone, readWirePhone } from '@suvarna/forms/phone';
import type { OtpTarget } from '../sign-in/otp.api.ts';
import { readOtpTarget } from '../sign-in/otp-target.model.ts';

/** An order and who made it, as somebody without an account names them. */
export interface Tracked {
  readonly orderNo: string;
  /** E-mail address, or phone number as the API writes it: `91-9876543210`. */
  readonly contact: string;
}

/** Keys of the store's form texts or of this remote's, by field. */
export type TrackFaults = Readonly<Partial<Record<'order' | 'contact', string>>>;

export type ReadTracked =
  | { readonly kind: 'read'; readonly tracked: Tracked }
  | { readonly kind: 'refused'; readonly faults: TrackFaults };

function faultOfOrder(orderNo: string): string | undefined {
  if (orderNo === '') return 'required';
  return /^[A-Z0-9-]{6,24}$/.test(orderNo) ? undefined : 'track.order-invalid';
}

/** A bare number is read as Indian; one that no Indian mobile begins with is from elsewhere. */
function faultOfTarget(target: OtpTarget): string | undefined {
  const phone = target.kind === 'phone' ? readWirePhone(target.telephone) : undefined;
  return phone !== undefined && isUnusualPhone(phone.code, phone.number) ? 'phoneAbroad' : undefined;
}

/** Order numbers are written in capitals, however they are typed. Both fields are looked at: nobody corrects one only to hear of the other. */
export function readTracked(order: string, contact: string): ReadTracked {
  const orderNo = order.trim().toUpperCase();
  const orderFault = faultOfOrder(orderNo);
  const read = readOtpTarget(contact);
  const target = read.kind === 'read' ? read.target : undefined;
  const contactFault =
    contact.trim() === '' ? 'required' : read.kind === 'refused' ? read.fault : faultOfTarget(read.target);
  if (target !== undefined && orderFault === undefined && contactFault === undefined) {
    return {
      kind: 'read',
      tracked: { orderNo, contact: target.kind === 'email' ? target.email : target.telephone },
    };
  }
  return {
    kind: 'refused',
    faults: {
      ...(orderFault !== undefined && { order: orderFault }),
      ...(contactFault !== undefined && { contact: contactFault }),
    },
  };
}
