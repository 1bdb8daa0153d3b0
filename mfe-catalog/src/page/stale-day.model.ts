import { isRateStale } from '@suvarna/contracts/catalogue';
import { formatDay } from '@suvarna/i18n/day';
import type { Reading } from './reading.model.ts';

/** Day of a gold rate that is older than a working day, ready to show; `''` while it is not. */
export const staleDay = (since: string | undefined, { asOf, locale }: Reading): string =>
  since !== undefined && isRateStale(since, new Date(asOf)) ? formatDay(since, locale) : '';
