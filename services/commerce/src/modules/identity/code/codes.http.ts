import type { FastifyRequest } from 'fastify';
import { languageOf, type Locale } from '@suvarna/contracts/locale';
import { Refusal, tooMany } from '../../../platform/refusal.ts';
import type { Checked, Issued } from './one-time-code.ts';

/** Specification §8; the sentence about the bag belongs to codes for paying at the door (domain rules §2.14 row 21). */
export const LOCKED_TEXT = {
  bag: 'maximum verification attempts reached, revisit the cart screen to generate a new OTP',
  elsewhere: 'maximum verification attempts reached, generate a new OTP later',
} as const;

/** 400, so that the send step shows the text and stays where it is (specification §4). @throws Refusal unless the code is sent */
export function requireSent(
  issued: Issued,
  place: keyof typeof LOCKED_TEXT = 'elsewhere',
): { resend_after: number; expires_in: number } {
  if (issued.kind === 'sent') return { resend_after: issued.resendAfter, expires_in: issued.expiresIn };
  const { retryAfter } = issued;
  if (issued.kind === 'too-soon')
    throw new Refusal('OTP.TOO_SOON', {
      message: `Please wait ${retryAfter} seconds before you request another code.`,
      retryAfter,
    });
  if (issued.kind === 'locked') throw new Refusal('OTP.LOCKED', { message: LOCKED_TEXT[place], retryAfter });
  throw tooMany(retryAfter);
}

/** @throws Refusal unless the code is right */
export function requireRight(checked: Checked, place: keyof typeof LOCKED_TEXT = 'elsewhere'): void {
  if (checked === 'wrong') throw new Refusal('OTP.WRONG');
  if (checked === 'locked') throw new Refusal('OTP.LOCKED', { message: LOCKED_TEXT[place] });
}

/** Language of a message to the caller: the first choice of the call, where the store speaks it (the store's own pages tell theirs). */
export function localeOf(request: FastifyRequest): Locale {
  return languageOf(/^\s*([a-z]+)\b/i.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase());
}
