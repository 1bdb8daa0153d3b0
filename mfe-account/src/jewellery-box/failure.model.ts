import { failureKeyIn } from '@suvarna/forms/failure-key';

const KEYS: Readonly<Record<string, string>> = {
  'BOX.NOT_FOUND': 'gone',
  'BOX.CHANGED': 'changed-here',
  'BOX.TOO_MANY': 'full',
  'BOX.SHARES_TOO_MANY': 'shares-full',
  'BOX.SHARE_NOT_FOUND': 'share-gone',
  'ORDER.PHOTO_INVALID': 'photo-invalid',
  'ORDER.PHOTO_TOO_LARGE': 'photo-too-large',
  'REQUEST.TOO_MANY': 'too-many',
  'REQUEST.TOO_LARGE': 'photo-invalid',
  'SESSION.PROOF_REQUIRED': 'not-proven',
};

/** Key of what a call of the box says that did not come about. */
export const failureKey = (error: unknown): string => failureKeyIn(KEYS, error);
