import { isApiFailure } from '@suvarna/contracts/call';
import { failureKeyIn } from '@suvarna/forms/failure-key';
import type { Translate } from '@suvarna/remote-kit/page';

/** What a page says of something that did not come about. */
export const FAILURES: Readonly<Record<string, string>> = {
  'BOUNTY.PLAN_NOT_FOUND': 'plan.not-found',
  'BOUNTY.AMOUNT_INVALID': 'amount.invalid',
  'BOUNTY.TERMS_CHANGED': 'error.terms-changed',
  'BOUNTY.PAN_REQUIRED': 'error.pan',
  'BOUNTY.PHONE_REQUIRED': 'error.phone',
  'BOUNTY.STATE_CONFLICT': 'error.state',
  'BOUNTY.NOT_PAYABLE': 'error.not-payable',
  'BOUNTY.NOT_PAYABLE_YET': 'error.not-payable-yet',
  'BOUNTY.NO_TIME_LEFT': 'error.no-time',
  'BOUNTY.NOT_WITH_COUPON': 'error.coupon',
  'BOUNTY.MODE_NOT_ALLOWED': 'error.mode',
  'BOUNTY.VALUE_GONE': 'error.value-gone',
  'BOUNTY.MANDATE_UNAVAILABLE': 'error.mandate',
  'PAYMENT.PROVIDER_UNAVAILABLE': 'error.provider',
  'OTP.WRONG': 'code.wrong',
  'OTP.LOCKED': 'code.locked',
  'OTP.TOO_SOON': 'code.too-soon',
  'REQUEST.TOO_MANY': 'error.too-many',
  'SESSION.PROOF_REQUIRED': 'error.not-proven',
  'REQUEST.INVALID': 'error.invalid',
  offline: 'error.offline',
  unclear: 'error.failed',
  'failed-here': 'error.failed',
};

/** The same in words; `''` where nothing failed. */
export const failureText = (error: unknown, t: Translate): string =>
  error === null ? '' : t(failureKeyIn(FAILURES, error));

export const isRefusedWith = (error: unknown, code: string): boolean =>
  isApiFailure(error) && error.code === code;
