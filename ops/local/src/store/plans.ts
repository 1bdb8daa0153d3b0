/** Which processes a store is, in the order they start. */
import { join } from 'node:path';
import type { StoreConfig } from '../config.ts';
import { root } from '../workspace.ts';
import { pick, SETTINGS, type Environment } from '../child-environment.ts';
import type { PushKeys } from './push-keys.ts';
import type { SandboxSecrets } from './sandbox-secrets.ts';
import type { ProcessPlan } from './supervised-process.ts';

export interface Addresses {
  readonly shop: string;
  readonly registry: string;
  readonly commerce: string;
  /** Where the composer reads what it makes pages from. */
  readonly pages: string;
  /** Simulates the providers outside: payments, messages, caller identification. */
  readonly sandbox: string;
  /** Makes and serves pictures. */
  readonly imaging: string;
  /** Where operators work. By its name: keys of people are bound to names, not to numbers. */
  readonly console: string;
}

export function addresses({ host, ports }: StoreConfig): Addresses {
  const at = (port: number): string => `http://${host}:${port}`;
  return {
    shop: at(ports.shop),
    registry: at(ports.registry),
    commerce: at(ports.commerce),
    pages: at(ports.pages),
    sandbox: at(ports.sandbox),
    imaging: at(ports.imaging),
    console: `http://localhost:${ports.console}`,
  };
}

export interface Secrets {
  readonly session: string;
  readonly document: string;
  readonly sandbox: SandboxSecrets;
  readonly push: PushKeys;
}

export interface Plans {
  readonly sandbox: ProcessPlan;
  readonly imaging: ProcessPlan;
  readonly registry: ProcessPlan;
  readonly console: ProcessPlan;
  readonly commerce: ProcessPlan;
  readonly composer: ProcessPlan;
}

export interface Brought {
  /** Address of the database. */
  readonly database: string;
  /** Path of the browser that draws, or `none`. */
  readonly chromium: string;
}

/** @param env of the call: each process gets what is named for it and nothing else */
export function plans(
  config: StoreConfig,
  { database, chromium }: Brought,
  secrets: Secrets,
  env: Environment,
): Plans {
  const { shop, registry, commerce, pages, sandbox, imaging, ...urls } = addresses(config);
  const common = {
    NODE_ENV: 'production',
    STORE_STAGE: 'local',
    HOST: config.host,
    LOG_LEVEL: env['LOG_LEVEL'] ?? 'info',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    // glibc keeps a heap for each thread that asked for memory otherwise, and gives little of it back (measured: docs/capacity.md).
    MALLOC_ARENA_MAX: '2',
  };
  const log = (name: string): string => join(config.data, 'logs', `${name}.log`);
  const publicOrigin = env['PUBLIC_ORIGIN'];
  const origin = publicOrigin === undefined ? {} : { PUBLIC_ORIGIN: publicOrigin };
  const keys = join(config.data, 'registry', 'keys');
  // Half of what they held was young objects that nothing collected (measured: docs/capacity.md).
  const flags = ['--max-semi-space-size=4'];
  return {
    sandbox: {
      name: 'sandbox',
      entry: 'services/sandbox/src/server.ts',
      readyUrl: `${sandbox}/livez`,
      log: log('sandbox'),
      env: {
        ...pick(env, SETTINGS.sandbox),
        ...common,
        ...secrets.sandbox,
        PORT: String(config.ports.sandbox),
        SMTP_PORT: String(config.ports.mail),
        COMMERCE_URL: commerce,
        SANDBOX_STATE: join(config.data, 'sandbox'),
      },
    },
    imaging: {
      name: 'imaging',
      entry: 'services/imaging/src/server.ts',
      flags,
      readyUrl: `${imaging}/readyz`,
      log: log('imaging'),
      env: {
        IMAGING_CACHE: join(config.data, 'imaging'),
        ...pick(env, SETTINGS.imaging),
        ...common,
        // Pixels of a picture are a megabyte: each goes back to the system when it is freed (measured: decision 95).
        MALLOC_MMAP_THRESHOLD_: '131072',
        PORT: String(config.ports.imaging),
        COMMERCE_URL: commerce,
        CHROMIUM: chromium,
      },
    },
    registry: {
      name: 'registry',
      entry: 'ops/registry/src/server.ts',
      flags,
      readyUrl: `${registry}/readyz`,
      log: log('registry'),
      env: {
        ...pick(env, SETTINGS.registry),
        ...common,
        ...origin,
        PORT: String(config.ports.registry),
        DATABASE_URL: database,
        COMMERCE_URL: commerce,
        REGISTRY_DATA: join(config.data, 'registry'),
        CONSOLE_ORIGIN: urls.console,
      },
    },
    console: {
      name: 'console',
      entry: 'ops/console/src/server.ts',
      flags,
      readyUrl: `http://${config.host}:${config.ports.console}/readyz`,
      log: log('console'),
      env: {
        ...pick(env, SETTINGS.console),
        ...common,
        PORT: String(config.ports.console),
        REGISTRY_URL: registry,
      },
    },
    commerce: {
      name: 'commerce',
      entry: 'services/commerce/src/server.ts',
      flags,
      readyUrl: `${commerce}/readyz`,
      log: log('commerce'),
      env: {
        // The simulator says the rate of gold, unless another feed is named, or none (`GOLD_FEED_TOKEN=`).
        GOLD_FEED_URL: `${sandbox}/gold-feed`,
        GOLD_FEED_TOKEN: secrets.sandbox.SANDBOX_KEY_SECRET,
        REGISTRY_URL: registry,
        // Made by the registry at its first start, unless it is given.
        REGISTRY_COMPOSER_TOKEN_FILE: join(config.data, 'registry', 'composer-token'),
        ...pick(env, SETTINGS.commerce),
        ...common,
        // A clock that journeys turn is refused wherever anything speaks of production.
        ...(env['TEST_CLOCK'] === 'on' && { NODE_ENV: 'development' }),
        ...secrets.sandbox,
        ...secrets.push,
        PORT: String(config.ports.commerce),
        PAGES_PORT: String(config.ports.pages),
        DATABASE_URL: database,
        SESSION_SECRET: secrets.session,
        DOCUMENT_SECRET: secrets.document,
        IMAGING_URL: imaging,
        SANDBOX_URL: sandbox,
        SMTP_URL: `smtp://${config.host}:${config.ports.mail}`,
        SHOP_ORIGIN: publicOrigin ?? shop,
      },
    },
    composer: {
      name: 'composer',
      entry: 'shell/src/engine/composer/server.ts',
      // A page is megabytes of short-lived objects: with room for a few pages at once fewer of them are copied (measured: 14 % less processor for a listing).
      // What stands outside the heap (kept documents, bytes on their way) counts with all that is alive, and not each 64 MB by itself, which collected the whole heap every thirty pages.
      flags: ['--max-semi-space-size=64', '--external-memory-accounted-in-global-limit'],
      readyUrl: `${shop}/readyz`,
      log: log('composer'),
      env: {
        ...pick(env, SETTINGS.composer),
        ...common,
        ...origin,
        PORT: String(config.ports.shop),
        REGISTRY_URL: registry,
        COMMERCE_URL: commerce,
        COMMERCE_PAGES_URL: pages,
        IMAGING_URL: imaging,
        REGISTRY_KEYS: join(keys, 'composition-signing.pub.pem'),
        CHAT_URL: env['CHAT_URL'] ?? `${sandbox}/chat`,
        COMPOSER_DATA: join(config.data, 'composer'),
        // As the compile cache: every store of this checkout starts with what the first one made.
        COMPRESSED_FILES: join(root, 'node_modules', '.cache', 'compressed'),
      },
    },
  };
}
