import type { Module } from '../../module.ts';
import { expireCoins } from './coin-expiry.ts';

export const loyalty: Module = {
  name: 'loyalty',
  jobs: [
    {
      name: 'coins.expire',
      cron: '5 0 * * *',
      run: async ({ db, clock }) => {
        await expireCoins(db, clock());
      },
    },
  ],
};
