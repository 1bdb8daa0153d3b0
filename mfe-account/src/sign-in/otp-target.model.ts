import { faultOfEmail, normaliseEmail } from '@suvarna/forms/email';
import { faultOfPhone, normalisePhone, phoneFaultAt, readPhone, wirePhone } from '@suvarna/forms/phone';
import type { OtpTarget } from './otp.api.ts';

export type ReadTarget =
  | { readonly kind: 'read'; readonly target: OtpTarget }
  /** `fault` is a key of the store's form texts or of this remote's. */
  | { readonly kind: 'refused'; readonly fault: string };

const refused = (fault: string): ReadTarget => ({ kind: 'refused', fault });

/**
 * Where a code is to go: an e-mail address, or a phone number. Without a `+` a number is Indian;
 * with one it begins with its country's code (specification §5, whose texts are said).
 */
export function readOtpTarget(text: string): ReadTarget {
  const plain = text.trim();
  if (plain === '') return refused('otp.target-invalid');
  if (plain.includes('@')) {
    const fault = faultOfEmail(plain, 'login');
    return fault === undefined
      ? { kind: 'read', target: { kind: 'email', email: normaliseEmail(plain) } }
      : refused(fault);
  }
  if (!/\d/.test(normalisePhone(plain))) return refused('otp.target-invalid');
  const phone = readPhone(plain);
  if (phone === undefined) return refused('mobile');
  const fault = phoneFaultAt('mobile', faultOfPhone(phone.code, phone.number));
  return fault === undefined
    ? { kind: 'read', target: { kind: 'phone', telephone: wirePhone(phone.code, phone.number) } }
    : refused(fault);
}

/** The target of a text that the form has found right. */
export function otpTargetOf(text: string): OtpTarget {
  const read = readOtpTarget(text);
  if (read.kind === 'refused') throw new Error(`no target of a code: ${read.fault}`);
  return read.target;
}
