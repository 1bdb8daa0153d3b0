import { defineModule } from '../../module.ts';
import { provide } from '../../provide.ts';
import { CREDIT_WALLETS } from './credit-book.ts';
import { creditTender } from './credit-tenders.ts';
import { expireCredits } from './expire-credits.ts';

export const credits = defineModule({
  name: 'credits',
  needs: ['db', 'clock'],
  tenders: CREDIT_WALLETS.map((wallet) => provide([], () => creditTender(wallet))),
  jobs: [
    {
      name: 'credits.expire',
      cron: '10 0 * * *',
      run: async ({ db, clock }) => {
        await expireCredits(db, clock());
      },
    },
  ],
});
