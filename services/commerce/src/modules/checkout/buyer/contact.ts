import { oneSpelling } from '@suvarna/forms/kept-phone';
import { createHash } from 'node:crypto';
import { mailboxOf } from '../../../platform/mailbox.ts';

/** A way to reach a buyer, as a fingerprint of its one spelling. */
export interface Contact {
  readonly fingerprint: Buffer;
  /** A code that was sent there came back. Anybody can type in another shopper's. */
  readonly proven: boolean;
}

/** Calling code and number as digits, without the zeros some countries dial before a number: `91-09845…` is `919845…`. */
export function phoneDigits(phone: string): string {
  const [code = '', ...rest] = oneSpelling(phone).split('-');
  return code.replaceAll(/\D/g, '') + rest.join('').replaceAll(/\D/g, '').replace(/^0+/, '');
}

const fingerprintOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export const mailContact = (email: string, proven: boolean): Contact => ({
  fingerprint: fingerprintOf(`mail:${mailboxOf(email)}`),
  proven,
});

export const phoneContact = (phone: string, proven: boolean): Contact => ({
  fingerprint: fingerprintOf(`phone:${phoneDigits(phone)}`),
  proven,
});

/**
 * Whether one buyer's use of a coupon stands against another's who has the same contact. What was
 * only typed in there never stands against what is proven here: anybody can type in another shopper's.
 */
export function standsAgainst(use: Contact, buyer: readonly Contact[]): boolean {
  return buyer.some(
    ({ fingerprint, proven }) => fingerprint.equals(use.fingerprint) && (use.proven || !proven),
  );
}
