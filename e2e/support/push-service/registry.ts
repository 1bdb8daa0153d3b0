import { randomBytes } from 'node:crypto';

/** One subscription of one page. */
export interface Registration {
  /** Public key of the store, base64url: who may send. */
  readonly sender: string;
  /** Sends on to its browser what was posted, still encrypted. @param ttl in seconds */
  deliver(sealed: Buffer, ttl: number): void;
}

/** Subscriptions of all browsers, by the name under which messages are posted to them. */
export class Registry {
  readonly #registrations = new Map<string, Registration>();

  /** @returns its name */
  add(registration: Registration): string {
    const name = randomBytes(24).toString('base64url');
    this.#registrations.set(name, registration);
    return name;
  }

  find(name: string): Registration | undefined {
    return this.#registrations.get(name);
  }

  get size(): number {
    return this.#registrations.size;
  }
}
