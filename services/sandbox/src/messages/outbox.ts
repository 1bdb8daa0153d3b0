/** A message that a customer would have received. */
export interface Sent {
  readonly channel: 'sms' | 'email';
  /** Sender's id of the message: a repeat of it is not shown twice. */
  readonly id: string;
  readonly at: string;
  readonly to: string;
  /** Of an e-mail; `''` for an SMS. */
  readonly subject: string;
  readonly text: string;
  /** Of an e-mail that has a page beside its text. */
  readonly html?: string;
}

const MOST_MESSAGES = 500;

/** What was sent, in memory: codes and addresses must not outlive the process that was asked to pretend. */
export interface MessageOutbox {
  /** Takes a message; one with an id it knows is counted, not stored again. */
  put(message: Sent): void;
  /** Newest first; to one address only, when one is named. */
  list(to?: string): readonly Sent[];
  /** One e-mail, by its id. */
  email(id: string): Sent | undefined;
  /** How often messages came that were there already. */
  repeats(): number;
}

export function createOutbox(): MessageOutbox {
  const known = new Map<string, Sent>();
  let repeated = 0;
  return {
    put(message) {
      const key = `${message.channel} ${message.id}`;
      if (known.has(key)) repeated += 1;
      else known.set(key, message);
      for (const oldest of known.keys()) {
        if (known.size <= MOST_MESSAGES) break;
        known.delete(oldest);
      }
    },
    list: (to) => [...known.values()].filter((message) => to === undefined || message.to === to).reverse(),
    email: (id) => known.get(`email ${id}`),
    repeats: () => repeated,
  };
}
