import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { razorpayX } from './payouts/razorpayx.ts';
import { redrawStored } from '../../platform/photos/redraw-stored.ts';
import { exchangeRequests } from './requests/exchange-requests.ts';
import { exchangeRoutes } from './exchange.routes.ts';
import { oldGoldQuoteRoutes } from './gold-quote.routes.ts';
import { messages } from './messages.ts';
import type { PayoutProvider } from './payouts/payout-provider.ts';
import { exchangeData } from './personal-data.ts';
import { settings } from './payouts/payout-settings.ts';
import { excessKind } from './payouts/payout-excess.ts';
import { payoutWebhookRoutes } from './payouts/payout-webhook.routes.ts';
import { receiptRoutes } from './receipt/receipt.routes.ts';
import { sendPayouts } from './payouts/send-payouts.ts';
import { staffExchangeRoutes } from './staff-exchange.routes.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** The provider that pays to bank accounts; `null` where there is none. */
    readonly payoutProvider: PayoutProvider | null;
  }
}

export const exchange = defineModule({
  name: 'exchange',
  needs: NEEDS,
  provides: {
    payoutProvider: provide(['config'], ({ config }) => config.payouts && razorpayX(config.payouts)),
  },
  personalData: exchangeData,
  routes: {
    api: [oldGoldQuoteRoutes, exchangeRoutes, receiptRoutes, payoutWebhookRoutes],
    staff: [staffExchangeRoutes],
    pages: [oldGoldQuoteRoutes],
  },
  requests: [({ catalogue }) => exchangeRequests(catalogue), excessKind],
  jobs: [
    redrawStored('exchange_photos', 'request_id'),
    {
      name: 'exchange.payouts',
      cron: '* * * * *',
      againAfterSeconds: 10,
      run: async (context) => {
        await sendPayouts(context);
      },
    },
  ],
  messages,
  settings,
});
