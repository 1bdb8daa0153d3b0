import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { nowSeconds } from './payment-store.ts';
import { signedHeaders, type Webhook } from './webhook-body.ts';

/** Faults on demand. */
export interface SendingFaults {
  /** How often each webhook is delivered besides the first time. */
  duplicates: number;
  delayMs: number;
  /** Collects instead of sending, until `releaseHeld`. */
  hold: boolean;
  /** Sends none at all. */
  mute: boolean;
  /** What the clock of the signature says, apart from the real time. */
  clockOffsetSeconds: number;
}

export const NO_FAULTS: SendingFaults = {
  duplicates: 0,
  delayMs: 0,
  hold: false,
  mute: false,
  clockOffsetSeconds: 0,
};

export interface SenderCounts {
  readonly accepted: number;
  readonly refused: number;
  readonly unanswered: number;
  readonly waiting: number;
}

const AT_ONCE = 16;
const ANSWER_WITHIN_MS = 5_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const TRIES = 14;

interface PendingWebhook {
  readonly webhook: Webhook;
  tries: number;
}

/** Delivers webhooks at least once: what is not answered with 2xx is sent again, later and later. */
export class WebhookSender {
  faults: SendingFaults = { ...NO_FAULTS };
  readonly #url: (webhook: Webhook) => string;
  readonly #secret: string;
  readonly #log: Logger;
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #held: PendingWebhook[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #closed = false;
  #counts = { accepted: 0, refused: 0, unanswered: 0 };

  constructor(url: (webhook: Webhook) => string, secret: string, log: Logger) {
    this.#url = url;
    this.#secret = secret;
    this.#log = log;
  }

  send(webhook: Webhook): void {
    if (this.faults.mute) return;
    for (let copy = 0; copy <= this.faults.duplicates; copy += 1) {
      const pending: PendingWebhook = { webhook, tries: 0 };
      if (this.faults.hold) this.#held.push(pending);
      else this.#schedule(pending, this.faults.delayMs);
    }
  }

  /** Sends what was held, in the order it came or in a random one. */
  releaseHeld(shuffled: boolean): number {
    const held = this.#held.splice(0);
    if (shuffled) {
      for (let last = held.length - 1; last > 0; last -= 1) {
        const other = Math.floor(Math.random() * (last + 1));
        [held[last], held[other]] = [held[other] as PendingWebhook, held[last] as PendingWebhook];
      }
    }
    for (const pending of held) this.#enqueue(pending);
    return held.length;
  }

  /** One delivery outside the queue; answers the status the store gave, 0 when it gave none. */
  async deliverOnce(webhook: Webhook, headers: Record<string, string>): Promise<number> {
    try {
      const answer = await fetch(this.#url(webhook), {
        method: 'POST',
        headers,
        body: webhook.body,
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      this.#log.debug({ err: error, event: webhook.eventId }, 'a webhook was not answered');
      return 0;
    }
  }

  counts(): SenderCounts {
    return {
      ...this.#counts,
      waiting: this.#queue.size + this.#queue.pending + this.#held.length + this.#timers.size,
    };
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#queue.clear();
  }

  #schedule(pending: PendingWebhook, ms: number): void {
    if (ms === 0) {
      this.#enqueue(pending);
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#enqueue(pending);
    }, ms);
    this.#timers.add(timer);
  }

  #enqueue(pending: PendingWebhook): void {
    if (this.#closed) return;
    void this.#queue.add(() => this.#deliver(pending));
  }

  async #deliver(pending: PendingWebhook): Promise<void> {
    const headers = signedHeaders(
      pending.webhook,
      this.#secret,
      nowSeconds() + this.faults.clockOffsetSeconds,
    );
    const status = await this.deliverOnce(pending.webhook, headers);
    pending.tries += 1;
    if (status >= 200 && status < 300) this.#counts.accepted += 1;
    else if (status === 0) this.#counts.unanswered += 1;
    else this.#counts.refused += 1;
    const again = (status < 200 || status >= 300) && pending.tries < TRIES && !this.#closed;
    if (again) this.#schedule(pending, Math.min(FIRST_PAUSE_MS * 2 ** (pending.tries - 1), LONGEST_PAUSE_MS));
  }
}
