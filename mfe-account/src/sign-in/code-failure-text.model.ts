import { isApiFailure } from '@suvarna/contracts/call';
import type { Translate } from '@suvarna/remote-kit/page';
import { messageOf } from './failure-text.model.ts';

const KEYS: Readonly<Record<string, string>> = {
  'OTP.WRONG': 'otp.wrong',
  'OTP.LOCKED': 'otp.locked',
  'OTP.TOO_SOON': 'otp.too-soon',
  'REQUEST.TOO_MANY': 'sign-in.too-many',
  'SESSION.PROOF_REQUIRED': 'proof.declined',
  'ORDER.NOT_FOUND': 'otp.wrong',
  'SERVICE.FAILED': 'otp.failed',
  'SERVICE.UNAVAILABLE': 'otp.failed',
};

/** OTP errors show their message, in the page's language where their code is known, or the specification's sentence (§8). */
export function codeFailureText(error: unknown, t: Translate): string {
  const known = isApiFailure(error) ? KEYS[error.code] : undefined;
  return known === undefined ? messageOf(error) || t('otp.failed') : t(known);
}
