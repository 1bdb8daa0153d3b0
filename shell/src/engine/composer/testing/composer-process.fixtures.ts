/** A store around the real composer, whose sockets, sandboxes and files are the real ones. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request, type Dispatcher } from 'undici';
import { until } from '@suvarna/testing/until';
import { aCommerce, type FixtureCommerce } from './commerce.fixtures.ts';
import { aRegistry, type FixtureRegistry } from './registry.fixtures.ts';
import { aRelease } from './release.fixtures.ts';
import { aComposer, aComposerOfItsOwn, type RunningComposer } from './running-composer.fixtures.ts';
import { writeShell } from './shell.fixtures.ts';

interface Answer {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly text: string;
  readonly bytes: Buffer;
}

export interface TestStore {
  readonly registry: FixtureRegistry;
  readonly commerce: FixtureCommerce;
  readonly data: string;
  readonly logs: () => string;
  readonly origin: () => string;
  start(): Promise<void>;
  /** Starts the process and waits until it listens, not until it is ready. */
  launch(): Promise<void>;
  /** SIGTERM, then waits; answers the exit code. */
  stop(): Promise<number | null>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  call(
    path: string,
    options: {
      readonly method: Dispatcher.HttpMethod;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly from?: string;
    },
  ): Promise<Answer>;
  /** As a browser that shows it: pieces as they arrive. */
  open(path: string): Promise<AsyncIterable<string>>;
  close(): Promise<void>;
}

interface StoreOptions {
  readonly streamAfterMs?: number;
  readonly stage?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** Its composer is started and ended as in a store: for tests about just that. */
  readonly ofItsOwn?: boolean;
}

/** What a composer needs to be told. In its folder lie the registry's public key, its shell and its memory. */
export const environmentOf = ({
  registry,
  commerce,
  directory,
}: {
  readonly registry: FixtureRegistry;
  readonly commerce: FixtureCommerce;
  readonly directory: string;
}): Readonly<Record<string, string>> => ({
  PORT: '0',
  SHUTDOWN_NOTICE_MS: '0',
  PAGE_PATIENCE_MS: '30000',
  PUBLIC_ORIGIN: 'https://shop.example',
  REGISTRY_URL: registry.origin,
  COMMERCE_URL: commerce.origin,
  COMMERCE_PAGES_URL: commerce.pages,
  IMAGING_URL: commerce.origin,
  REGISTRY_KEYS: join(directory, 'key.pem'),
  REGISTRY_TOKEN: registry.token,
  COMPOSER_DATA: join(directory, 'data'),
  SHELL_DIST: join(directory, 'shell'),
});

/** By default pages are waited for however busy the machine is; `streamAfterMs` makes them stream. */
export async function aStore({
  streamAfterMs = 30_000,
  stage,
  env = {},
  ofItsOwn = false,
}: StoreOptions = {}): Promise<TestStore> {
  const directory = await mkdtemp(join(tmpdir(), 'composer-'));
  const [registry, commerce] = await Promise.all([
    aRegistry(),
    aCommerce(),
    writeShell(join(directory, 'shell')),
  ]);
  const data = join(directory, 'data');
  await mkdir(data);
  await writeFile(join(directory, 'key.pem'), registry.publicPem);
  const agent = new Agent({ keepAliveTimeout: 1_000 });
  let composer: RunningComposer | null = null;
  let origin = '';
  let logs = (): string => '';

  /** Loopback has many addresses: one agent for each caller. */
  const agents = new Map<string | undefined, Agent>([[undefined, agent]]);
  const agentOf = (from: string | undefined): Agent => {
    const known =
      agents.get(from) ??
      new Agent({ keepAliveTimeout: 1_000, ...(from === undefined ? {} : { localAddress: from }) });
    agents.set(from, known);
    return known;
  };
  const call: TestStore['call'] = async (path, { method, body, headers, from }) => {
    const answer = await request(`${origin}${path}`, {
      method,
      dispatcher: agentOf(from),
      body: body ?? null,
      ...(headers ? { headers } : {}),
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, text: bytes.toString(), bytes };
  };
  const store: TestStore = {
    registry,
    commerce,
    data,
    logs: () => logs(),
    origin: () => origin,
    async launch() {
      composer = await (ofItsOwn ? aComposerOfItsOwn : aComposer)({
        ...(stage === undefined ? {} : { STORE_STAGE: stage }),
        ...environmentOf({ registry, commerce, directory }),
        PAGE_PATIENCE_MS: String(streamAfterMs),
        ...env,
      });
      ({ origin, logs } = composer);
    },
    async start() {
      await store.launch();
      await until(
        async () => (await store.get('/readyz')).status === 200,
        () => `the composer did not get ready:\n${logs()}`,
      );
    },
    async stop() {
      const running = composer;
      composer = null;
      return running === null ? null : running.stop();
    },
    get: (path, headers) => call(path, { method: 'GET', ...(headers ? { headers } : {}) }),
    call,
    async open(path) {
      const headers = { 'sec-fetch-mode': 'navigate' };
      const { body } = await request(`${origin}${path}`, { dispatcher: agent, headers });
      body.setEncoding('utf8');
      return body;
    },
    async close() {
      commerce.release();
      await store.stop();
      await Promise.all([...agents.values()].map((each) => each.destroy()));
      await Promise.all([registry.down(), commerce.close()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
  return store;
}

/** A store that serves one release, ready to be asked. */
export async function aStartedStore(options?: StoreOptions): Promise<TestStore> {
  const store = await aStore(options);
  const release = aRelease();
  store.registry.publish(release);
  store.registry.compose([release]);
  await store.start();
  return store;
}
