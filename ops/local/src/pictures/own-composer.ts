/** A composer for the time of one call, which serves this machine alone. */
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pick, SETTINGS, type Environment } from '../child-environment.ts';
import { root } from '../workspace.ts';

export interface OwnComposer {
  readonly shop: string;
  end(): Promise<void>;
}

const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 100;
/** Where what it serves comes from: as those of the store are given it. */
const BEHIND = ['COMMERCE_URL', 'COMMERCE_PAGES_URL', 'IMAGING_URL', 'CHAT_URL'];

/** @param data folder of its own @throws Error with what it said, when it ends before it serves */
export async function startOwnComposer(
  env: Environment,
  { registry, keyFile, data }: { readonly registry: string; readonly keyFile: string; readonly data: string },
): Promise<OwnComposer> {
  const port = await freePort();
  const shop = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'shell/src/engine/composer/server.ts'],
    {
      cwd: root,
      env: {
        ...pick(env, [...BEHIND, ...SETTINGS.composer.filter((name) => !name.startsWith('REGISTRY_'))]),
        NODE_ENV: 'production',
        STORE_STAGE: 'local',
        HOST: '127.0.0.1',
        PORT: String(port),
        REGISTRY_URL: registry,
        REGISTRY_KEYS: keyFile,
        COMPOSER_DATA: data,
        COMPRESSED_FILES: join(root, 'node_modules', '.cache', 'compressed'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-4_000);
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(shop))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await end();
      throw new Error(`the composer that was to draw the pages does not serve them:\n${said}`);
    }
    await delay(LOOK_EVERY_MS);
  }
  return { shop, end };
}

const isReady = (shop: string): Promise<boolean> =>
  fetch(`${shop}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
