import type { SocialProvider } from '@suvarna/contracts/social';
import { isApiFailure } from '@suvarna/contracts/call';
import type { Translate } from '@suvarna/remote-kit/page';
import { PROVIDER_NAMES } from './provider-mark.tsx';

const KEYS: Readonly<Record<string, string>> = {
  'SOCIAL.OFF': 'social.off',
  'SOCIAL.STALE': 'social.stale',
  'SOCIAL.CANCELLED': 'social.cancelled',
  'SOCIAL.REFUSED': 'social.refused',
  'SOCIAL.AWAY': 'social.away',
  'SOCIAL.MAIL_UNPROVEN': 'social.mail-unproven',
  'SOCIAL.LINKED_ELSEWHERE': 'social.linked-elsewhere',
  'SOCIAL.LINKED_ALREADY': 'social.linked-already',
  'SESSION.PROOF_REQUIRED': 'proof.declined',
  'SOCIAL.LAST_WAY': 'social.last-way',
  'OTP.WRONG': 'otp.wrong',
  'OTP.LOCKED': 'otp.locked',
  'OTP.TOO_SOON': 'otp.too-soon',
  'REQUEST.TOO_MANY': 'sign-in.too-many',
};

/** Why a sign-in at a provider came to nothing, in the page's language. */
export function socialFailureText(error: unknown, provider: SocialProvider, t: Translate): string {
  const key = isApiFailure(error) ? KEYS[error.code] : undefined;
  return t(key ?? 'social.failed', { provider: PROVIDER_NAMES[provider] });
}
