import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { nowSeconds } from './book.ts';
import { signedHeaders, type Webhook } from './webhook-body.ts';

/** Faults on demand. */
export interface Delivery {
  /** How often each webhook is delivered besides the first time. */
  duplicates: number;
  delayMs: number;
  /** Collects instead of sending, until told to let go. */
  hold: boolean;
  /** Sends none at all. */
  mute: boolean;
  /** What the clock of the signature says, apart from the real time. */
  clockOffsetSeconds: number;
}

export const PLAIN_DELIVERY: Delivery = {
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

interface Parcel {
  readonly webhook: Webhook;
  tries: number;
}

/** Delivers webhooks at least once: what is not answered with 2xx is sent again, later and later. */
export class WebhookSender {
  delivery: Delivery = { ...PLAIN_DELIVERY };
  readonly #url: (webhook: Webhook) => string;
  readonly #secret: string;
  readonly #log: Logger;
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #held: Parcel[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #closed = false;
  #counts = { accepted: 0, refused: 0, unanswered: 0 };

  constructor(url: (webhook: Webhook) => string, secret: string, log: Logger) {
    this.#url = url;
    this.#secret = secret;
    this.#log = log;
  }

  send(webhook: Webhook): void {
    if (this.delivery.mute) return;
    for (let copy = 0; copy <= this.delivery.duplicates; copy += 1) {
      const parcel: Parcel = { webhook, tries: 0 };
      if (this.delivery.hold) this.#held.push(parcel);
      else this.#later(parcel, this.delivery.delayMs);
    }
  }

  /** Sends what was held back, in the order it came or in a random one. */
  letGo(shuffled: boolean): number {
    const held = this.#held.splice(0);
    if (shuffled) {
      for (let last = held.length - 1; last > 0; last -= 1) {
        const other = Math.floor(Math.random() * (last + 1));
        [held[last], held[other]] = [held[other] as Parcel, held[last] as Parcel];
      }
    }
    for (const parcel of held) this.#enqueue(parcel);
    return held.length;
  }

  /** One delivery outside all queues; answers the status the store gave, 0 when it gave none. */
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

  #later(parcel: Parcel, ms: number): void {
    if (ms === 0) {
      this.#enqueue(parcel);
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#enqueue(parcel);
    }, ms);
    this.#timers.add(timer);
  }

  #enqueue(parcel: Parcel): void {
    if (this.#closed) return;
    void this.#queue.add(() => this.#deliver(parcel));
  }

  async #deliver(parcel: Parcel): Promise<void> {
    const headers = signedHeaders(
      parcel.webhook,
      this.#secret,
      nowSeconds() + this.delivery.clockOffsetSeconds,
    );
    const status = await this.deliverOnce(parcel.webhook, headers);
    parcel.tries += 1;
    if (status >= 200 && status < 300) this.#counts.accepted += 1;
    else if (status === 0) this.#counts.unanswered += 1;
    else this.#counts.refused += 1;
    const again = (status < 200 || status >= 300) && parcel.tries < TRIES && !this.#closed;
    if (again) this.#later(parcel, Math.min(FIRST_PAUSE_MS * 2 ** (parcel.tries - 1), LONGEST_PAUSE_MS));
  }
}
