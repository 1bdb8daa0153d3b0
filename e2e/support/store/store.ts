/** A whole store of one's own: `npm start` with free ports and a data folder that is thrown away. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '@suvarna/testing/free-ports';
import { repository, toolEnvironment } from '../repository.ts';

export interface Store {
  readonly shop: string;
  readonly registry: string;
  readonly commerce: string;
  /** Commerce's listener for pages. */
  readonly pages: string;
  readonly sandbox: string;
  readonly imaging: string;
  readonly console: string;
  readonly data: string;
  /** Environment in which `npm run ops` means this store. */
  readonly env: Readonly<Record<string, string>>;
  /** What it said until it was ready, line by line. */
  readonly said: readonly string[];
  stop(): Promise<void>;
}

/** Half a minute on an idle machine; a loaded one has needed more than two and a half. */
export const STARTS_WITHIN_MS = 420_000;

/** Settings of a store of the tests on free ports. */
export async function storeSettings(
  data: string,
  extra: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const [shop = 0, registry = 0, commerce = 0, pages = 0, sandbox = 0, imaging = 0, mail = 0, ofConsole = 0] =
    await freePorts(8);
  return {
    STORE_DATA: data,
    SHOP_PORT: String(shop),
    REGISTRY_PORT: String(registry),
    COMMERCE_PORT: String(commerce),
    COMMERCE_PAGES_PORT: String(pages),
    SANDBOX_PORT: String(sandbox),
    IMAGING_PORT: String(imaging),
    SANDBOX_SMTP_PORT: String(mail),
    CONSOLE_PORT: String(ofConsole),
    REGISTRY_URL: `http://127.0.0.1:${registry}`,
    DATABASE_URL: '',
    // Pictures that came with the release are enough here; drawing others would slow every page.
    CHROMIUM: 'none',
    IMAGING_AHEAD: 'off',
    // Journeys count what they did themselves.
    DEMO_DATA: 'off',
    // Only a journey moves a rate.
    GOLD_FEED_TOKEN: '',
    // As behind a proxy: each journey calls from an address of its own (shop-test.ts).
    TRUSTED_HOPS: '1',
    ...extra,
  };
}

export const startWords: readonly string[] = [
  '--disable-warning=ExperimentalWarning',
  'ops/local/src/start.ts',
];

/** For journeys, which are about what pages say: a machine full of browsers may make them slower than shoppers would wait. */
export const PATIENT = { PAGE_DEADLINE_MS: '20000' };

/** Address of a part of the store by the name of its port's setting. */
export const addressIn = (settings: Readonly<Record<string, string>>, port: string): string =>
  `http://127.0.0.1:${settings[port] ?? ''}`;

/** @param checkout whose store it is */
export async function startStore(
  extra: Readonly<Record<string, string>> = {},
  checkout: string = repository,
): Promise<Store> {
  const data = await mkdtemp(join(tmpdir(), 'suvarna-store-'));
  const env = await storeSettings(data, extra);
  const child = spawn(process.execPath, startWords, {
    cwd: checkout,
    env: { ...toolEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    await end(child);
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  };
  const said: string[] = [];
  try {
    await untilReady(child, said);
  } catch (error) {
    await stop();
    throw error;
  }
  const at = (port: string): string => addressIn(env, port);
  return {
    shop: at('SHOP_PORT'),
    registry: at('REGISTRY_PORT'),
    commerce: at('COMMERCE_PORT'),
    pages: at('COMMERCE_PAGES_PORT'),
    sandbox: at('SANDBOX_PORT'),
    imaging: at('IMAGING_PORT'),
    // By its name: keys of people are bound to names.
    console: `http://localhost:${env['CONSOLE_PORT'] ?? ''}`,
    data,
    env,
    said,
    stop,
  };
}

async function untilReady(child: ChildProcess, said: string[]): Promise<void> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the store has no output');
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string): void =>
      reject(new Error(`the store did not start (${why}):\n${said.slice(-40).join('\n')}`));
    const timer = setTimeout(() => fail(`not ready in ${STARTS_WITHIN_MS / 1000} s`), STARTS_WITHIN_MS);
    const hear = (line: string): void => {
      said.push(line);
      if (!line.startsWith('ready ')) return;
      clearTimeout(timer);
      resolve();
    };
    createInterface({ input: stdout }).on('line', hear);
    createInterface({ input: stderr }).on('line', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? 'a signal'}`);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
