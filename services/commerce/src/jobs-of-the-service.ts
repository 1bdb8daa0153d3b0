import { dropExpiredLocks } from './modules/checkout/expired-locks.ts';
import { dropOutdated } from './platform/jobs/housekeeping.ts';
import { dropExpired, dropSettled } from './platform/outbox/outbox-figures.ts';
import { dropOldEvents } from './modules/payments/payment-event.store.ts';
import { expireCoins } from './modules/loyalty/coin-expiry.ts';
import { closeOrders } from './modules/orders/close.ts';
import { earnForKeptPieces } from './modules/orders/earn-coins.ts';
import { expireOrders } from './modules/orders/expire.ts';
import { cancelReplaced } from './modules/payments/cancel-replaced.ts';
import { pollPayments } from './modules/payments/poll-payments.ts';
import { processWebhooks } from './modules/payments/receive-webhook.ts';
import { sendRefunds } from './modules/payments/send-refunds.ts';
import { paymentContext } from './modules/payments/route-context.ts';
import type { Job } from './platform/jobs/job.ts';
import { reconcile } from './modules/payments/reconcile.job.ts';

const EVERY_MINUTE = '* * * * *';
/** Somebody waits for these: money that came, money that goes back. */
const SOON = 10;

/** Everything this service does without being asked. */
export const JOBS: readonly Job[] = [
  {
    name: 'payments.webhooks',
    cron: EVERY_MINUTE,
    againAfterSeconds: SOON,
    run: async (context) => {
      await processWebhooks(paymentContext(context));
    },
  },
  {
    name: 'payments.poll',
    cron: EVERY_MINUTE,
    againAfterSeconds: SOON,
    run: async (context) => {
      await pollPayments(paymentContext(context));
    },
  },
  {
    name: 'payments.cancel',
    cron: EVERY_MINUTE,
    againAfterSeconds: SOON,
    run: async (context) => {
      await cancelReplaced(paymentContext(context));
    },
  },
  {
    name: 'payments.refunds',
    cron: EVERY_MINUTE,
    againAfterSeconds: SOON,
    run: async (context) => {
      await sendRefunds(paymentContext(context));
    },
  },
  {
    name: 'orders.expire',
    cron: EVERY_MINUTE,
    run: async ({ db, clock }) => {
      await expireOrders(db, clock());
    },
  },
  {
    name: 'outbox.expire',
    cron: EVERY_MINUTE,
    run: async ({ db, clock }) => {
      await dropExpired(db, clock());
    },
  },
  {
    name: 'orders.close',
    cron: '17 * * * *',
    run: async ({ db, clock }) => {
      await closeOrders(db, clock());
    },
  },
  {
    name: 'coins.earn',
    cron: '22 * * * *',
    run: async ({ db, clock }) => {
      await earnForKeptPieces(db, clock());
    },
  },
  {
    name: 'coins.expire',
    cron: '5 0 * * *',
    run: async ({ db, clock }) => {
      await expireCoins(db, clock());
    },
  },
  { name: 'books.reconcile', cron: '40 * * * *', run: reconcile },
  {
    name: 'housekeeping',
    cron: '*/10 * * * *',
    run: async ({ db, clock }) => {
      await dropOutdated(db);
      await dropSettled(db);
      await dropExpiredLocks(db, clock());
      await dropOldEvents(db, clock());
    },
  },
];
