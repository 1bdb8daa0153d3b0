import { isApiFailure } from '@suvarna/contracts/call';
import type { Translate } from '@suvarna/i18n';

const KEYS: Readonly<Record<string, string>> = {
  'OTP.WRONG': 'wrong',
  'OTP.LOCKED': 'locked',
  'OTP.TOO_SOON': 'too-soon',
  'REQUEST.TOO_MANY': 'too-many',
  'ACCOUNT.PASSWORD_WRONG': 'password-wrong',
};

/** Why a proof did not come about. */
export const proofFailureText = (error: unknown, t: Translate): string =>
  t((isApiFailure(error) ? KEYS[error.code] : undefined) ?? 'failed');
