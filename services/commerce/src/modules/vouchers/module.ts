import { sql } from 'kysely';
import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { createVoucherProvider } from './provider/create-provider.ts';
import type { VoucherProvider } from './provider/provider.ts';
import { reconcileVouchers } from './provider/reconcile-vouchers.ts';
import { settleVouchers } from './spend/settle-vouchers.ts';
import { staffVoucherRoutes } from './staff-voucher.routes.ts';
import { saveTender } from '../checkout/index.ts';
import { settings } from './provider/voucher-settings.ts';
import { VOUCHERS } from './voucher-kind.ts';
import { voucherRoutes } from './voucher.routes.ts';
import { forgetNumbers, moveGuestVouchers } from './voucher.store.ts';
import { voucherTender } from './spend/voucher-tender.ts';
import { voucherData } from './personal-data.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** The provider of gift vouchers; `null` where there is none. */
    readonly voucherProvider: VoucherProvider | null;
  }
}

const MONTH_MS = 30 * 86_400_000;

export const vouchers = defineModule({
  name: 'vouchers',
  needs: NEEDS,
  keepsGuest: sql`exists (select from vouchers where vouchers.guest_id = guests.id)`,
  provides: {
    voucherProvider: provide(['config'], ({ config }) => createVoucherProvider(config)),
  },
  personalData: voucherData,
  routes: { api: [voucherRoutes], staff: [staffVoucherRoutes] },
  tenders: [provide(['db', 'config', 'voucherProvider'], voucherTender)],
  jobs: [
    {
      name: 'vouchers.settle',
      cron: '* * * * *',
      againAfterSeconds: 10,
      run: async (context) => {
        await settleVouchers(context);
      },
    },
    { name: 'vouchers.reconcile', cron: '45 * * * *', run: reconcileVouchers },
  ],
  guestMerge: {
    async merge(tx, guestId, customerId) {
      if (await moveGuestVouchers(tx, guestId, customerId))
        await saveTender(tx, { kind: 'customer', id: customerId }, VOUCHERS, true);
    },
  },
  cleanup: (db, at) => forgetNumbers(db, new Date(at.getTime() - MONTH_MS)),
  settings,
});
