import { isApiFailure } from '@suvarna/contracts/api-reader';
import type { Translate } from '@suvarna/remote-kit/page';

const KEYS: Readonly<Record<string, string>> = {
  'OTP.WRONG': 'otp.wrong',
  'OTP.LOCKED': 'otp.locked',
  'OTP.TOO_SOON': 'otp.too-soon',
  'REQUEST.TOO_MANY': 'sign-in.too-many',
  'ORDER.NOT_FOUND': 'otp.wrong',
};

/** OTP errors show their message, or the specification's sentence (§8). */
export function codeFailureText(error: unknown, t: Translate): string {
  return t((isApiFailure(error) ? KEYS[error.code] : undefined) ?? 'otp.failed');
}
