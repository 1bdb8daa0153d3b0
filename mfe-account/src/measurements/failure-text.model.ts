import { isApiFailure } from '@suvarna/contracts/call';
import type { Translate } from '@suvarna/remote-kit/page';

const KEYS: Readonly<Record<string, string>> = {
  'MEASUREMENT.NOT_FOUND': 'gone',
  'MEASUREMENT.CHANGED': 'changed-here',
  'MEASUREMENT.TOO_MANY': 'full',
  'MEASUREMENT.SELF_EXISTS': 'self-exists',
  'MEASUREMENT.FINGER_TWICE': 'finger-twice',
};

/** What a change of measurements says that did not come about. */
export const failureText = (error: unknown, myMeasurementsT: Translate): string =>
  myMeasurementsT((isApiFailure(error) ? KEYS[error.code] : undefined) ?? 'failed-here');
