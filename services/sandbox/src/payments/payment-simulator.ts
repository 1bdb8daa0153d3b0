import type { Sandbox } from '../sandbox.ts';
import { openStateFile } from '../state-file.ts';
import {
  PaymentStore,
  nowSeconds,
  randomId,
  type StoredPayments,
  type Payment,
  type ProviderOrder,
} from './payment-store.ts';
import { webhookOf } from './webhook-body.ts';
import { WebhookSender } from './webhook-sender.ts';

/** How a payment ends when a button of the payment page (or the control API) is pressed. */
export type Outcome = 'success' | 'failure' | 'pending' | 'late';
export const OUTCOMES: readonly Outcome[] = ['success', 'failure', 'pending', 'late'];

const LATE_MS = 20_000;

/** The payment provider: its orders and payments, its webhooks, and the file they outlive a restart in. */
export interface PaymentSimulator {
  readonly store: PaymentStore;
  readonly sender: WebhookSender;
  /** How long a late success takes, and whether refunds settle by themselves. */
  readonly behaviour: { lateMs: number; refundsSettle: 'at once' | 'never' | 'failing' };
  readonly merchant: string;
  press(order: ProviderOrder, outcome: Outcome, again?: boolean): Payment;
  close(): void;
}

export function openPaymentSimulator({ config, log }: Sandbox): PaymentSimulator {
  const timers = new Set<NodeJS.Timeout>();
  const sender = new WebhookSender(
    ({ dialect }) => `${config.commerceUrl}/api/payment/webhook/${dialect}/`,
    config.webhookSecret,
    log,
  );

  const store = new PaymentStore((change) => {
    state.saveSoon();
    if (config.commerceUrl !== '')
      sender.send(webhookOf(change, config.keyId, randomId('evt'), nowSeconds()));
  });

  const state = openStateFile<StoredPayments>(
    { directory: config.stateDirectory, name: 'payments.json' },
    () => store.contents(),
    (kept) => store.restore(kept),
  );

  const simulator: PaymentSimulator = {
    store,
    sender,
    behaviour: { lateMs: LATE_MS, refundsSettle: 'at once' },
    merchant: config.keyId,
    press(order, outcome, again = false) {
      if (outcome === 'success') return store.pay(order, 'captured', again);
      if (outcome === 'failure') return store.pay(order, 'failed', again);
      const payment = store.pay(order, 'pending', again);
      if (outcome === 'late') {
        const timer = setTimeout(() => {
          timers.delete(timer);
          store.settle(payment, 'captured');
        }, simulator.behaviour.lateMs);
        timers.add(timer);
      }
      return payment;
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      sender.close();
      state.close();
    },
  };
  return simulator;
}
