/** The gold rate in the header. */
import { call } from '@suvarna/contracts/call';
import { goldRate } from '@suvarna/contracts/catalogue';
import type { PolledValue } from '../../engine/composer/site.ts';
import type { GoldToday } from '../chrome/header/gold-line.tsx';

export const GOLD_RATE: PolledValue<GoldToday> = {
  what: 'the gold rate',
  at: { locale: 'en', variant: 'INR' },
  read: async (api) => {
    const { day, paise_per_gram: paise } = await call(api, goldRate);
    return { day, paise22: paise['22'], paise18: paise['18'] };
  },
};
