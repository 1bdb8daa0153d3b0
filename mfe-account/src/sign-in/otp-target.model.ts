import { COUNTRIES } from '@suvarna/forms/countries';
import { faultOfEmail, normaliseEmail } from '@suvarna/forms/email';
import { faultOfPhone, normalisePhone, wirePhone } from '@suvarna/forms/phone';
import type { OtpTarget } from './otp.api.ts';

export type ReadTarget =
  | { readonly kind: 'read'; readonly target: OtpTarget }
  /** `fault` is a key of the store's form texts or of this remote's. */
  | { readonly kind: 'refused'; readonly fault: string };

const INDIA = '91';
/** No calling code begins with another one, but for the shared `1`. */
const DIALS = [...new Set(COUNTRIES.map(({ dial }) => dial))].sort((a, b) => b.length - a.length);

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
    return fault === undefined ? { kind: 'read', target: { kind: 'email', email: normaliseEmail(plain) } } : refused(fault);
  }
  const digits = normalisePhone(plain);
  if (!/^\+?\d+$/.test(digits)) return refused('otp.target-invalid');
  const code = digits.startsWith('+') ? DIALS.find((dial) => digits.startsWith(dial, 1)) : INDIA;
  if (code === undefined) return refused('phone');
  const number = digits.startsWith('+') ? digits.slice(1 + code.length) : digits;
  const fault = faultOfPhone(code, number);
  return fault === undefined ? { kind: 'read', target: { kind: 'phone', telephone: wirePhone(code, number) } } : refused(fault);
}
