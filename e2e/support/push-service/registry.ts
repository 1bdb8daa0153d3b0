import { randomBytes } from 'node:crypto';

/** What Chromium asks to be registered: one subscription of one page. */
export interface Registration {
  /** The Chromium that asks: one profile. */
  readonly device: string;
  /** The program: all its subscriptions have it in common. */
  readonly app: string;
  /** The page's subscription. */
  readonly subtype: string;
  /** Public key of the store, base64url: who may send. */
  readonly sender: string;
}

/** Chromiums that have checked in, and their subscriptions by the name under which messages are posted to them. */
export class Registry {
  readonly #registrations = new Map<string, Registration>();
  #devices = 0;

  /** @returns the number of a Chromium that is new here: it shows it when it registers and signs in */
  checkIn(): string {
    this.#devices += 1;
    return String(this.#devices);
  }

  /** @returns the answer to the form that Chromium sends */
  register(form: URLSearchParams): string {
    const [device = '', app = '', subtype = '', sender = ''] = ['device', 'app', 'X-subtype', 'sender'].map(
      (name) => form.get(name) ?? '',
    );
    const name = randomBytes(24).toString('base64url');
    // Chromium registers itself as well, for services of its own: those have no page.
    if (subtype !== '') this.#registrations.set(name, { device, app, subtype, sender });
    return `token=${name}`;
  }

  find(name: string): Registration | undefined {
    return this.#registrations.get(name);
  }

  get size(): number {
    return this.#registrations.size;
  }
}
