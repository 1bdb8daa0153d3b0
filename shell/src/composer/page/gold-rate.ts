/** The gold rate in the header. */
import type { GoldRates } from '@suvarna/contracts/api/catalogue';
import type { PolledValue } from './polled-value.ts';
import type { GoldToday } from './shell-build.ts';

export const GOLD_RATE: PolledValue<GoldToday> = {
  what: 'the gold rate',
  currency: 'INR',
  read: async (api) => {
    const { data } = await api.get<GoldRates>('product/gold_rate/');
    return { day: data.day, paise22: data.paise_per_gram['22'], paise18: data.paise_per_gram['18'] };
  },
};
