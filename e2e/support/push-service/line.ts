import { randomBytes } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import { frame, frameReader, greeting, KIND, type Frame } from './frames.ts';
import { decode, encode } from './messages.ts';
import type { Registry } from './registry.ts';

/** What Chromium asks to be registered: one subscription of one page. */
interface Asked {
  /** The Chromium that asks: one profile. */
  readonly device: string;
  /** The program: all its subscriptions have it in common. */
  readonly app: string;
  /** The page's subscription. */
  readonly subtype: string;
  /** Public key of the store, base64url: who may send. */
  readonly sender: string;
}

interface Waiting {
  readonly device: string;
  readonly id: string;
  readonly message: Uint8Array;
}

/**
 * The lines on which browsers hear of their messages. A browser that signs in names what it has
 * received; what it does not name is sent (again), because Chromium closes a line and opens another
 * whenever it likes, and what was under way is lost with it.
 */
export class Lines {
  /** With the number of the Chromium that has signed in. */
  readonly #open = new Map<TLSSocket, string>();
  readonly #registry: Registry;
  #waiting: readonly Waiting[] = [];
  #count = 0;
  #devices = 0;

  constructor(registry: Registry) {
    this.#registry = registry;
  }

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
    const asked = { device, app, subtype, sender };
    // Chromium registers itself as well, for services of its own: those have no page.
    if (subtype === '') return `token=${randomBytes(24).toString('base64url')}`;
    const deliver = (sealed: Buffer, ttl: number): void => this.#deliver(asked, sealed, ttl);
    return `token=${this.#registry.add({ sender, deliver })}`;
  }

  /** A browser has called. */
  accept(socket: TLSSocket): void {
    const read = frameReader();
    // Browsers hang up as they end: nothing is lost that would not be sent again.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#open.delete(socket));
    socket.on('data', (piece: Buffer) => {
      for (const message of read(piece)) this.#answer(socket, message);
    });
  }

  close(): void {
    for (const socket of this.#open.keys()) socket.destroy();
  }

  #answer(socket: TLSSocket, { kind, body }: Frame): void {
    if (kind === KIND.heartbeatPing) socket.write(frame(KIND.heartbeatAck, encode('HeartbeatAck', {})));
    if (kind !== KIND.loginRequest) return;
    const { user, received_persistent_id: received } = decode('LoginRequest', body);
    this.#waiting = this.#waiting.filter(({ id }) => !received.includes(id));
    const missed = this.#waiting.filter(({ device }) => device === user);
    const welcome = encode('LoginResponse', {
      id: '1',
      last_stream_id_received: 1,
      server_timestamp: Date.now(),
    });
    socket.write(
      Buffer.concat([
        greeting,
        frame(KIND.loginResponse, welcome),
        ...missed.map(({ message }) => frame(KIND.dataMessage, message)),
      ]),
    );
    this.#open.set(socket, user);
  }

  #deliver({ device, app, sender, subtype }: Asked, sealed: Buffer, ttl: number): void {
    this.#count += 1;
    const id = `message-${this.#count}`;
    const message = encode('DataMessage', {
      from: sender,
      category: app,
      app_data: [
        { key: 'subtype', value: subtype },
        { key: 'content-encoding', value: 'aes128gcm' },
      ],
      persistent_id: id,
      ttl,
      sent: Math.floor(Date.now() / 1_000),
      raw_data: sealed,
    });
    this.#waiting = [...this.#waiting, { device, id, message }];
    for (const [socket, signedIn] of this.#open)
      if (signedIn === device) socket.write(frame(KIND.dataMessage, message));
  }
}
