import { nowSeconds, randomId } from '../payments/payment-store.ts';
import { WebhookSender } from '../payments/webhook-sender.ts';
import type { Sandbox } from '../sandbox.ts';
import { openStateFile } from '../state-file.ts';
import { behaviourOf } from './behaviour.ts';
import { payoutEntity } from './entities.ts';
import { PayoutStore, type Payout, type StoredPayouts } from './payout-store.ts';

/** The provider of payouts: its store, its webhooks, and the bank that pays by itself. */
export interface PayoutSimulator {
  readonly store: PayoutStore;
  readonly sender: WebhookSender;
  /** The bank does what its account says, a little later. */
  settleLater(payout: Payout): void;
  close(): void;
}

export function openPayoutSimulator({ config, log }: Sandbox): PayoutSimulator {
  const timers = new Set<NodeJS.Timeout>();
  const sender = new WebhookSender(
    () => `${config.commerceUrl}/api/exchange/payout_webhook/`,
    config.webhookSecret,
    log,
  );
  const store = new PayoutStore((payout) => {
    state.saveSoon();
    if (payout === undefined || config.commerceUrl === '') return;
    const body = {
      entity: 'event',
      account_id: `acc_${config.keyId}`,
      event: `payout.${payout.status}`,
      contains: ['payout'],
      payload: { payout: { entity: payoutEntity(payout) } },
      created_at: nowSeconds(),
    };
    sender.send({ dialect: 'razorpay', eventId: randomId('evt'), body: JSON.stringify(body) });
  });
  const state = openStateFile<StoredPayouts>(
    { directory: config.stateDirectory, name: 'payouts.json' },
    () => store.contents(),
    (kept) => store.restore(kept),
  );

  function soon(work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, config.payoutSettleMs);
    timers.add(timer);
  }
  const isSentBack = (payout: Payout): boolean =>
    behaviourOf(store.account(payout.fundAccountId).number) === 'sent-back';
  const sendBackLater = (payout: Payout): void => soon(() => store.move(payout, 'reversed'));
  const simulator: PayoutSimulator = {
    store,
    sender,
    settleLater(payout) {
      const behaviour = behaviourOf(store.account(payout.fundAccountId).number);
      if (behaviour === 'waits-for-a-person') return;
      soon(() => {
        store.move(payout, behaviour === 'fails-later' ? 'failed' : 'processed');
        if (isSentBack(payout)) sendBackLater(payout);
      });
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      sender.close();
      state.close();
    },
  };
  // A bank that was interrupted goes on with what was under way.
  for (const payout of store.payouts.values()) {
    if (payout.status === 'processing') simulator.settleLater(payout);
    if (payout.status === 'processed' && isSentBack(payout)) sendBackLater(payout);
  }
  return simulator;
}
