/** What Firefox and its push service say to each other: Autopush, messages of JSON in a WebSocket. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { FIREFOX_HOST } from './certificate.ts';
import type { Registry } from './registry.ts';
import { acceptSocket } from './websocket.ts';

interface Said {
  readonly messageType?: string;
  readonly uaid?: string;
  readonly channelID?: string;
  readonly key?: string;
  readonly updates?: readonly { readonly version: string; readonly code: number }[];
  readonly code?: number;
}

interface Waiting {
  readonly uaid: string;
  readonly version: string;
  readonly text: string;
}

/** The lines on which Firefoxes hear of their messages. What one has not acknowledged is sent again when it signs in. */
export class FirefoxLines {
  /** What it said of messages: 100 is “given to the page's worker”, 302 “the worker failed at it”, as where no notice can be shown. */
  readonly answered: number[] = [];
  readonly #registry: Registry;
  readonly #open = new Map<Duplex, { readonly uaid: string; readonly say: (text: string) => void }>();
  readonly #sockets = new Set<Duplex>();
  #waiting: readonly Waiting[] = [];
  #count = 0;

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  /** A browser has called. */
  accept(request: IncomingMessage, socket: Duplex): void {
    // Browsers hang up as they end: nothing is lost that would not be sent again.
    socket.on('error', () => socket.destroy());
    this.#sockets.add(socket);
    socket.on('close', () => {
      this.#open.delete(socket);
      this.#sockets.delete(socket);
    });
    const say = acceptSocket(request, socket, (text) => {
      const answer = this.#answer(JSON.parse(text) as Said, socket, say);
      if (answer !== undefined) say(JSON.stringify(answer));
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #answer(said: Said, socket: Duplex, say: (text: string) => void): object | undefined {
    const { messageType, channelID = '' } = said;
    switch (messageType) {
      case 'hello': {
        const uaid = said.uaid || randomBytes(16).toString('hex');
        this.#open.set(socket, { uaid, say });
        say(JSON.stringify({ messageType, uaid, status: 200, use_webpush: true, broadcasts: {} }));
        for (const { text } of this.#waiting.filter((one) => one.uaid === uaid)) say(text);
        return undefined;
      }
      case 'register': {
        const uaid = this.#open.get(socket)?.uaid ?? '';
        const name = this.#registry.add({
          sender: said.key?.replace(/=+$/, '') ?? '',
          deliver: (sealed) => this.#deliver(uaid, channelID, sealed),
        });
        return {
          messageType,
          channelID,
          status: 200,
          pushEndpoint: `https://${FIREFOX_HOST}/wpush/v2/${name}`,
        };
      }
      case 'unregister':
        return { messageType, channelID, status: 200 };
      case 'ack':
        this.answered.push(...(said.updates ?? []).map(({ code }) => code));
        this.#waiting = this.#waiting.filter(
          ({ version }) => !said.updates?.some((update) => update.version === version),
        );
        return undefined;
      case 'nack':
        this.answered.push(said.code ?? 0);
        return undefined;
      case undefined:
        // A heartbeat.
        return {};
      default:
        return undefined;
    }
  }

  #deliver(uaid: string, channelID: string, sealed: Buffer): void {
    this.#count += 1;
    const version = `message-${this.#count}`;
    const text = JSON.stringify({
      messageType: 'notification',
      channelID,
      version,
      data: sealed.toString('base64url'),
      headers: { encoding: 'aes128gcm' },
    });
    this.#waiting = [...this.#waiting, { uaid, version, text }];
    for (const line of this.#open.values()) if (line.uaid === uaid) line.say(text);
  }
}
