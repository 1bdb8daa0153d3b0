import type { Job } from '../../platform/jobs/job.ts';
import { defineModule } from '../../module.ts';
import { type Needs, NEEDS } from './needs.ts';
import { collect, provide, type Provider } from '../../provide.ts';
import { createProviders } from './providers/providers.ts';
import { createPurposes } from './purpose.ts';
import type { Providers, Purpose, Purposes } from './index.ts';
import { settings } from './payment-settings.ts';
import { cancelReplaced } from './begin/cancel-replaced.ts';
import { dropOldEvents } from './settle/payment-event.store.ts';
import { paymentRoutes } from './payments.routes.ts';
import { registryChannel } from './settle/ledger-alarm.ts';
import { pollPayments } from './settle/poll-payments.ts';
import { processWebhooks } from './settle/receive-webhook.ts';
import { reconcile } from './settle/reconcile.job.ts';
import { paymentContext } from './route-context.ts';
import { sendRefunds } from './settle/send-refunds.ts';
import { staffRefundRoutes } from './refund/staff-refund.routes.ts';
import { webhookRoutes } from './settle/webhook.routes.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** Payment providers that are set up. */
    readonly providers: Providers;
    /** What can be paid for. */
    readonly purposes: Purposes;
  }
}

declare module '../../module.ts' {
  interface Module {
    /** What can be paid for. */
    readonly purposes?: readonly Provider<Purpose>[];
  }
}

/** A shopper waits for these: money that came, money that goes back. */
const soon = (
  name: string,
  work: (context: ReturnType<typeof paymentContext>) => Promise<unknown>,
): Job<Needs> => ({
  name,
  cron: '* * * * *',
  againAfterSeconds: 10,
  run: async (context) => {
    await work(paymentContext(context));
  },
});

export const payments = defineModule({
  name: 'payments',
  needs: NEEDS,
  provides: {
    providers: provide(['config'], ({ config }) => createProviders(config)),
    purposes: collect(({ purposes }) => purposes, createPurposes),
  },
  routes: { api: [paymentRoutes, webhookRoutes], staff: [staffRefundRoutes] },
  jobs: [
    soon('payments.webhooks', processWebhooks),
    soon('payments.poll', pollPayments),
    soon('payments.cancel', cancelReplaced),
    soon('payments.refunds', sendRefunds),
    { name: 'books.reconcile', cron: '40 * * * *', run: reconcile },
  ],
  channels: ({ config }) => (config.registry === null ? [] : [registryChannel(config.registry)]),
  cleanup: dropOldEvents,
  settings,
});
