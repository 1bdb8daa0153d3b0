/** A composer of one's own beside a running store, to see how it starts when others are gone. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePorts } from './free-ports.ts';
import { repository, toolEnvironment } from './repository.ts';
import type { Store } from './store.ts';
import { until } from './until.ts';

export interface Composer {
  readonly shop: string;
  stop(): Promise<void>;
}

export interface ComposerPlace {
  readonly registry: string;
  readonly data: string;
}

export async function startComposer(store: Store, { registry, data }: ComposerPlace): Promise<Composer> {
  const [port = 0] = await freePorts(1);
  const shop = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'shell/src/composer/server.ts'], {
    cwd: repository,
    env: {
      ...toolEnvironment(), NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), REGISTRY_URL: registry, COMMERCE_URL: store.commerce,
      REGISTRY_KEYS: join(store.data, 'registry', 'keys', 'composition-signing.pub.pem'), COMPOSER_DATA: data,
    },
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await until('the composer is ready', async () => {
      if (child.exitCode !== null) throw new Error(`the composer ended with ${child.exitCode}`);
      return fetch(`${shop}/readyz`).then(({ ok }) => ok, () => false);
    }, 30_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { shop, stop };
}
