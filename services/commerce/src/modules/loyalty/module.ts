import { defineModule } from '../../module.ts';
import { provide } from '../../provide.ts';
import { coinTender } from './coin-tender.ts';
import { expireCoins } from './coin-expiry.ts';

export const loyalty = defineModule({
  name: 'loyalty',
  needs: ['db', 'clock'],
  tenders: [provide([], () => coinTender)],
  jobs: [
    {
      name: 'coins.expire',
      cron: '5 0 * * *',
      run: async ({ db, clock }) => {
        await expireCoins(db, clock());
      },
    },
  ],
});
