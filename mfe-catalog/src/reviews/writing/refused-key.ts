import { isApiFailure } from '@suvarna/contracts/call';

const KEYS: Readonly<Record<string, string>> = {
  'REVIEW.OWN': 'refused.own',
  'REVIEW.NOT_FOUND': 'refused.gone',
};

/** Key of what is said where an opinion about a review was not taken. */
export const refusedKey = (error: unknown): string =>
  (isApiFailure(error) ? KEYS[error.code] : undefined) ?? 'failed';
