/** What a refused code or phone shows (specification §8): the store's message, or the specification's sentence. */
import { isApiFailure } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/i18n';

const KNOWN = [
  'OTP.TOO_SOON',
  'OTP.WRONG',
  'OTP.LOCKED',
  'ACCOUNT.PHONE_TAKEN',
  'ACCOUNT.CHANGE_IN_ACCOUNT',
  'REQUEST.TOO_MANY',
];

/** The store's messages are English: elsewhere what it says is known by its code. */
export function phoneFailureText(error: unknown, locale: Locale, t: Translate): string {
  if (!isApiFailure(error)) return t('phone.failed');
  if (error.code === 'SESSION.PROOF_REQUIRED') return t('phone.SESSION.PROOF_REQUIRED');
  const message = messageOf(error.body);
  const known = KNOWN.includes(error.code) ? t(`phone.${error.code}`) : undefined;
  return (locale === 'en' ? message || known : (known ?? message)) || t('phone.failed');
}

function messageOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'msg' in body && typeof body.msg === 'string'
    ? body.msg
    : '';
}
