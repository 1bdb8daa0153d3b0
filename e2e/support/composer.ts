/** A composer of one's own beside a running store, to see how it starts when others are gone. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePorts } from '@suvarna/testing/free-ports';
import { repository, toolEnvironment } from './repository.ts';
import type { Store } from './store.ts';
import { until } from '@suvarna/testing/until';

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
export const startComposer = (store: Store, place: ComposerPlace): Promise<Composer> =>
  open(store, place, 'is ready', ({ ok }) => ok);

/** One that answers when asked whether it is ready, whatever it says. */
export const openComposer = (store: Store, place: ComposerPlace): Promise<Composer> =>
  open(store, place, 'answers', () => true);

async function open(
  store: Store,
  { registry, data, port: wanted, env = {} }: ComposerPlace,
  state: string,
  isIt: (answer: Response) => boolean,
): Promise<Composer> {
  const port = wanted ?? (await freePorts(1))[0] ?? 0;
  const shop = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'shell/src/engine/composer/server.ts'],
    {
      cwd: repository,
      env: {
        ...toolEnvironment(),
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
        ...env,
      },
      stdio: 'ignore',
    },
  );
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await until(
      async () => {
        if (child.exitCode !== null) throw new Error(`the composer ended with ${child.exitCode}`);
        return fetch(`${shop}/readyz`).then(isIt, () => false);
      },
      `the composer ${state}`,
      300_000,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { shop, stop };
}
