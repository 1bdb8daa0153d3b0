import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '../sandbox.ts';
import { Book, nowSeconds, randomId, type BookContents, type Payment, type ProviderOrder } from './book.ts';
import { webhookOf } from './webhook-body.ts';
import { WebhookSender } from './webhook-sender.ts';

/** How a payment ends when a button of the payment page (or the control API) is pressed. */
export type Outcome = 'success' | 'failure' | 'pending' | 'late';
export const OUTCOMES: readonly Outcome[] = ['success', 'failure', 'pending', 'late'];

const LATE_MS = 20_000;
const SAVE_AFTER_MS = 200;

/** The payment provider: its book, its webhooks, and what it keeps on disk. */
export interface PaymentHouse {
  readonly book: Book;
  readonly sender: WebhookSender;
  /** How long a late success takes, and whether refunds settle by themselves. */
  readonly manners: { lateMs: number; refundsSettle: 'at once' | 'never' | 'failing' };
  readonly merchant: string;
  press(order: ProviderOrder, outcome: Outcome, again?: boolean): Payment;
  close(): void;
}

export function openPaymentHouse({ config, log }: Sandbox): PaymentHouse {
  const file = config.stateDirectory === '' ? undefined : join(config.stateDirectory, 'payments.json');
  const timers = new Set<NodeJS.Timeout>();
  const sender = new WebhookSender(
    ({ dialect }) => `${config.commerceUrl}/api/payment/webhook/${dialect}/`,
    config.webhookSecret,
    log,
  );
  let saving: NodeJS.Timeout | undefined;

  const book = new Book((change) => {
    saveSoon();
    if (config.commerceUrl !== '')
      sender.send(webhookOf(change, config.keyId, randomId('evt'), nowSeconds()));
  });

  function save(): void {
    if (file === undefined) return;
    writeFileSync(`${file}.new`, JSON.stringify(book.contents()), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  function saveSoon(): void {
    if (file === undefined || saving !== undefined) return;
    saving = setTimeout(() => {
      saving = undefined;
      save();
    }, SAVE_AFTER_MS);
  }
  if (file !== undefined) {
    mkdirSync(config.stateDirectory, { recursive: true, mode: 0o700 });
    if (existsSync(file)) book.restore(JSON.parse(readFileSync(file, 'utf8')) as BookContents);
  }

  const house: PaymentHouse = {
    book,
    sender,
    manners: { lateMs: LATE_MS, refundsSettle: 'at once' },
    merchant: config.keyId,
    press(order, outcome, again = false) {
      if (outcome === 'success') return book.pay(order, 'captured', again);
      if (outcome === 'failure') return book.pay(order, 'failed', again);
      const payment = book.pay(order, 'pending', again);
      if (outcome === 'late') {
        const timer = setTimeout(() => {
          timers.delete(timer);
          book.settle(payment, 'captured');
        }, house.manners.lateMs);
        timers.add(timer);
      }
      return payment;
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      clearTimeout(saving);
      sender.close();
      save();
    },
  };
  return house;
}
