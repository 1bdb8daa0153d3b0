/** Composers of one's own beside a running store, to see how one starts when others are gone, and what follows it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@suvarna/testing/free-ports';
import { repository } from '../repository.ts';
import { saysYes, startOwn, type OwnPlan } from './own-process.ts';
import type { Store } from './store.ts';

export interface Composer {
  readonly shop: string;
  stop(): Promise<void>;
}

export interface ComposerPlace {
  readonly registry: string;
  readonly data: string;
  /** A free one by default. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** One that serves. */
const startComposer = (store: Store, place: ComposerPlace): Promise<Composer> =>
  open(store, place, ({ ok }) => ok);

/** One that answers when asked whether it is ready, whatever it says. */
export const openComposer = (store: Store, place: ComposerPlace): Promise<Composer> =>
  open(store, place, () => true);

async function open(
  store: Store,
  place: ComposerPlace,
  isReady: (answer: Response) => boolean,
): Promise<Composer> {
  const port = place.port ?? (await freePorts(1))[0] ?? 0;
  const shop = `http://127.0.0.1:${port}`;
  const running = await startOwn({
    ...composerPlan(store, { ...place, port }),
    ready: () => fetch(`${shop}/readyz`).then(isReady, () => false),
  });
  return { shop, stop: () => running.end() };
}

/** How one is started; it is ready when it serves. */
export const composerPlan = (
  store: Store,
  { registry, data, port, env = {} }: ComposerPlace & { readonly port: number },
): OwnPlan => ({
  entry: 'shell/src/engine/composer/server.ts',
  env: {
    NODE_ENV: 'production',
    STORE_STAGE: 'local',
    HOST: '127.0.0.1',
    PORT: String(port),
    REGISTRY_URL: registry,
    COMMERCE_URL: store.commerce,
    COMMERCE_PAGES_URL: store.pages,
    IMAGING_URL: store.imaging,
    REGISTRY_KEYS: join(store.data, 'registry', 'keys', 'composition-signing.pub.pem'),
    COMPOSER_DATA: data,
    COMPRESSED_FILES: join(repository, 'node_modules', '.cache', 'compressed'),
    ...env,
  },
  ready: () => saysYes(`http://127.0.0.1:${port}/readyz`),
});

/** What distinguishes a composer from another at the same address. */
export interface Serving {
  /** The memory it has of its address: what composers with the same word kept, or nothing yet. */
  readonly memory: string;
  /** The store's own by default. */
  readonly registry?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * An address of its own, where one composer follows another: a browser takes them for the same store.
 * Each costs seconds of processor, so one that serves already as it is wanted is not replaced.
 */
export class ComposerAddress {
  readonly #store: Store;
  readonly #folder: string;
  readonly #port: number;
  readonly #memories = new Set<string>();
  #serving: { readonly composer: Composer; readonly how: string } | undefined;

  private constructor(store: Store, folder: string, port: number) {
    this.#store = store;
    this.#folder = folder;
    this.#port = port;
  }

  static async of(store: Store): Promise<ComposerAddress> {
    const [port = 0] = await freePorts(1);
    return new ComposerAddress(store, await mkdtemp(join(tmpdir(), 'suvarna-composers-')), port);
  }

  get shop(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** From now on it is served like this. */
  async serve({ memory, registry = this.#store.registry, env = {} }: Serving): Promise<void> {
    const place = { registry, data: join(this.#folder, memory), port: this.#port, env };
    const how = JSON.stringify(place);
    if (this.#serving?.how === how) return;
    await this.#stop();
    this.#serving = { composer: await startComposer(this.#store, place), how };
    this.#memories.add(memory);
  }

  /** Whether a composer with this memory was ready here. */
  haveServed(memory: string): boolean {
    return this.#memories.has(memory);
  }

  async close(): Promise<void> {
    await this.#stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #stop(): Promise<void> {
    await this.#serving?.composer.stop();
    this.#serving = undefined;
  }
}
