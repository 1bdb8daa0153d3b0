import { isApiFailure } from '@suvarna/contracts/api-reader';

const KEYS: Readonly<Record<string, string>> = {
  'BOX.NOT_FOUND': 'gone',
  'BOX.CHANGED': 'changed-here',
  'BOX.TOO_MANY': 'full',
  'BOX.SHARES_TOO_MANY': 'shares-full',
  'BOX.SHARE_NOT_FOUND': 'share-gone',
  'ORDER.PHOTO_INVALID': 'photo-invalid',
  'REQUEST.TOO_MANY': 'too-many',
  'REQUEST.TOO_LARGE': 'photo-invalid',
  'SESSION.PROOF_REQUIRED': 'not-proven',
};

/** Whether it may be done, for all that is known: no answer came, or one of a fault. */
export const isUnclear = (error: unknown): boolean =>
  !isApiFailure(error) || error.status === 0 || error.status >= 500;

/** Key of what a call of the box says that did not come about. */
export function failureKey(error: unknown): string {
  if (!isApiFailure(error) || error.status === 0) return 'offline';
  return KEYS[error.code] ?? (isUnclear(error) ? 'unclear' : 'failed-here');
}
