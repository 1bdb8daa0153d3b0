import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { accountThrough } from '../../personal-data-of.ts';
import { dropOldCopies } from './copy.store.ts';
import { deleteAccounts } from './delete-accounts.ts';
import type { Account } from './index.ts';
import { makeCopies } from './make-copies.ts';
import { messages } from './messages.ts';
import { privacyRoutes } from './privacy.routes.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** What all modules know of a customer. */
    readonly account: Account;
  }
}

export const privacy = defineModule({
  name: 'privacy',
  needs: NEEDS,
  provides: {
    account: provide(['modules'], ({ modules }) => accountThrough(modules)),
  },
  routes: { api: [privacyRoutes] },
  jobs: [
    {
      name: 'privacy.copies',
      cron: '* * * * *',
      run: async (context) => {
        await makeCopies(context, context.clock());
      },
    },
    {
      name: 'privacy.delete-accounts',
      cron: '35 * * * *',
      run: async (context) => {
        await deleteAccounts(context, context.clock());
      },
    },
  ],
  cleanup: dropOldCopies,
  messages,
  personalData: {
    exported: [],
    notExported: { data_exports: 'the copies themselves' },
    erase: async (tx, customerId) => {
      await tx.deleteFrom('data_exports').where('customer_id', '=', customerId).execute();
    },
  },
});
