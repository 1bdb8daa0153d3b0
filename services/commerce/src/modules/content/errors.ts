import type { ErrorCode } from '@suvarna/contracts/errors';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'CONTENT.NOT_FOUND': [404, 'This text is not here.'],
  'CONTENT.VERSION_NOT_FOUND': [404, 'This text has no such version.'],
  'CONTENT.CHANGED': [409, 'Somebody else changed this text meanwhile. Please look at it again.'],
  'CONTENT.TEXT_INVALID': [400, 'This text cannot be shown as it is written.'],
  'CONTENT.PICTURE_INVALID': [400, 'This picture cannot be used.'],
  'CONTENT.PICTURE_TOO_LARGE': [400, 'This picture has more than 25 million pixels.'],
  'CONTENT.TIME_PAST': [400, 'This moment is over. Please choose a later one.'],
  'CONTENT.STATE_CONFLICT': [409, 'As this text stands, that cannot be done.'],
  'CONTENT.PLANNED': [
    409,
    'Another version is planned and would take its place. Please say whether that plan is kept or called off.',
  ],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What texts that people edit refuse. */
export class ContentRefused extends Refused {
  override readonly name = 'ContentRefused';

  /** @param about what it is that cannot be shown */
  constructor(code: keyof typeof REFUSALS, about = '') {
    const [status, message] = REFUSALS[code];
    super({ code, status, message: about === '' ? message : `${message} (${about})` });
  }
}
