/** Settings of the registry, read from the environment once; all faults are listed together. */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { CanaryPolicy } from '@suvarna/contracts/release-delivery';
import { storeOriginFault } from '@suvarna/contracts/service';
import type { ObjectStorageOptions } from '@suvarna/settings/object-storage';
import { objectStorageFrom } from '@suvarna/settings/object-storage-settings';
import { readSettings, type Environment, type SettingsReader } from '@suvarna/settings/read-settings';
import {
  databaseAddress,
  flag,
  httpAddress,
  logLevel,
  optionalText,
  port,
  shutdownNotice,
  text,
  wholeNumber,
  withoutSlash,
} from '@suvarna/settings/setting';
import { DEFAULT_POLICY } from './domain/canary/change-canary.ts';
import { readSecrets, type Secrets } from './config-secrets.ts';
import { readTracing, type TracingSettings } from '@suvarna/telemetry/settings';
import { Type } from 'typebox';

export const REPOSITORY = resolve(import.meta.dirname, '..', '..', '..');

export interface RegistryConfig extends Secrets {
  readonly host: string;
  readonly port: number;
  /** Proxies whose `x-forwarded-for` is believed: addresses, networks or `loopback`, with commas. */
  readonly trustedProxies: readonly string[];
  readonly databaseUrl: string;
  /** Of the pool; news of compositions have one more. */
  readonly connections: number;
  /** Keys, tokens and, without object storage, the files of releases. */
  readonly dataDir: string;
  readonly storage:
    | { readonly kind: 'disk'; readonly directory: string }
    | { readonly kind: 's3'; readonly options: ObjectStorageOptions };
  /** Remotes that go live by the word of two people. */
  readonly twoPeople: readonly string[];
  /** Where the console is; `null`: there is none, and nobody signs in. */
  readonly console: URL | null;
  /** Whether it runs on a developer's own machine. */
  readonly isLocal: boolean;
  /** How canaries go on where their order says nothing else. */
  readonly canaryPolicy: CanaryPolicy;
  /** Path of `shell.json` of the live shell. */
  readonly shellManifest: string;
  /** Milliseconds a release may take to be imported and to render its smoke pages. */
  readonly smokeDeadline: number;
  /** API the smoke pages are loaded from; without it, on a developer's own machine, releases are started only. */
  readonly smokeApi: string | null;
  /** Event streams open at once. */
  readonly streams: { readonly inAll: number; readonly perAddress: number; readonly kept: number };
  /** Whether a history from before histories were signed is signed as it is found. */
  readonly signOldHistory: boolean;
  /** The shop's own address: smoke pages are given the same one as pages. */
  readonly shopOrigin: string;
  /** Time for balancers to read `/readyz` before connections are refused. */
  readonly noticeMs: number;
  readonly logLevel: string;
  /** Where spans are sent; `null` where nothing is traced. */
  readonly tracing: TracingSettings | null;
}

const MOST = Number.MAX_SAFE_INTEGER;

const settings = Type.Object({
  HOST: text({ default: '127.0.0.1', means: 'Address it listens at; `0.0.0.0` is every one' }),
  PORT: port({ default: 3100, means: 'Port it listens at; 0 lets the system choose' }),
  TRUSTED_PROXIES: text({
    default: 'loopback',
    means: 'Addresses or networks, with commas, whose `X-Forwarded-For` is believed',
  }),
  DATABASE_URL: databaseAddress({
    means: 'Address of the PostgreSQL database itself (postgresql://…): a pooler would not pass on its news',
  }),
  DATABASE_CONNECTIONS: wholeNumber(
    { minimum: 2, maximum: 1_000 },
    { default: 10, means: 'Connections at most, and one more for news of compositions' },
  ),
  REGISTRY_DATA: optionalText({
    means: 'Folder of keys, tokens and blobs; `registry` in `STORE_DATA` when left out',
  }),
  STORE_DATA: optionalText({
    means: 'Folder of everything a store on this machine stores; `.data` when left out',
  }),
  BLOB_DIR: optionalText({
    means:
      'Folder of the files of releases, without object storage; `blobs` in `REGISTRY_DATA` when left out',
  }),
  SHELL_MANIFEST: text({
    default: join(REPOSITORY, 'shell', 'dist', 'shell.json'),
    means: '`shell.json` of the live shell',
  }),
  SMOKE_DEADLINE_MS: wholeNumber(
    { minimum: 0, maximum: MOST },
    { default: 30_000, means: 'Milliseconds a release may take to start and to render its smoke pages' },
  ),
  // Without it no page is drawn before a release goes live, which is half of the gate.
  COMMERCE_URL: httpAddress({ local: '', means: 'The API that smoke pages are loaded from' }),
  MAX_STREAMS: wholeNumber(
    { minimum: 0, maximum: MOST },
    { default: 500, means: 'Event streams open at once' },
  ),
  MAX_STREAMS_PER_ADDRESS: wholeNumber(
    { minimum: 0, maximum: MOST },
    { default: 50, means: 'Of those, from one address' },
  ),
  STREAMS_KEPT_FOR_COMPOSERS: wholeNumber(
    { minimum: 0, maximum: MOST },
    { default: 100, means: 'Of all streams, those only for callers with a token' },
  ),
  PUBLIC_ORIGIN: text({
    local: 'http://localhost:3000',
    means: "The shop's own address, as the composer has it",
  }),
  CONSOLE_ORIGIN: optionalText({
    defaultSaid: "none; `http://localhost:3200` on a developer's machine",
    means: "The console's own address, where people sign in; without it nobody does",
  }),
  REGISTRY_TWO_PEOPLE: optionalText({
    defaultSaid: "`checkout`; none on a developer's machine",
    means: 'Remotes, with commas, that go live by the word of two people once shoppers use them',
  }),
  REGISTRY_CANARY_STEPS: text({
    default: DEFAULT_POLICY.steps.join(','),
    means: 'Shares of a canary in per cent, one after the other; with few visitors `25,50,100`',
  }),
  SHUTDOWN_NOTICE_MS: shutdownNotice(),
  LOG_LEVEL: logLevel(),
  REGISTRY_SIGN_HISTORY: flag({
    default: false,
    means: 'Whether a history from before histories were signed is signed as it is found',
  }),
});

/** @throws SettingsInvalid that lists every fault together */
export const readConfig = (env: Environment): RegistryConfig =>
  readSettings('the registry', env, (reader) => {
    const given = reader.read(settings);
    const dataDir = dataDirectory(given);
    const objectStorage = objectStorageFrom(reader);
    return {
      host: given.HOST,
      port: given.PORT,
      trustedProxies: readProxies(given.TRUSTED_PROXIES, reader),
      databaseUrl: given.DATABASE_URL,
      connections: given.DATABASE_CONNECTIONS,
      dataDir,
      storage: objectStorage
        ? { kind: 's3', options: objectStorage }
        : { kind: 'disk', directory: resolve(given.BLOB_DIR ?? join(dataDir, 'blobs')) },
      ...readSecrets(reader),
      twoPeople: namesIn(given.REGISTRY_TWO_PEOPLE ?? (reader.stage === 'local' ? '' : 'checkout')),
      console: consoleOf(given.CONSOLE_ORIGIN, reader),
      isLocal: reader.stage === 'local',
      shellManifest: resolve(given.SHELL_MANIFEST),
      smokeDeadline: given.SMOKE_DEADLINE_MS,
      smokeApi: given.COMMERCE_URL === '' ? null : withoutSlash(given.COMMERCE_URL),
      streams: {
        inAll: given.MAX_STREAMS,
        perAddress: given.MAX_STREAMS_PER_ADDRESS,
        kept: given.STREAMS_KEPT_FOR_COMPOSERS,
      },
      signOldHistory: given.REGISTRY_SIGN_HISTORY || reader.stage === 'local',
      shopOrigin: originOf(given.PUBLIC_ORIGIN, reader),
      canaryPolicy: { ...DEFAULT_POLICY, steps: readSteps(given.REGISTRY_CANARY_STEPS, reader) },
      noticeMs: given.SHUTDOWN_NOTICE_MS,
      logLevel: given.LOG_LEVEL,
      tracing: readTracing(reader),
    };
  });

/** As the composer has it, by whose pages it is read. What is missing was said already. */
function originOf(address: string, { stage, fault }: SettingsReader): string {
  const wrong = storeOriginFault(address, stage);
  if (wrong === null) return new URL(address).origin;
  if (address !== '') fault(`PUBLIC_ORIGIN ${wrong}`);
  return '';
}

const namesIn = (list: string): string[] => list.split(',').flatMap((name) => name.trim() || []);

function consoleOf(address: string | undefined, { stage, fault }: SettingsReader): URL | null {
  if (address === undefined) return stage === 'local' ? new URL('http://localhost:3200') : null;
  const wrong = storeOriginFault(address, stage);
  if (wrong === null) return new URL(address);
  fault(`CONSOLE_ORIGIN ${wrong}`);
  return null;
}

/** Where a store on this machine stores the registry's keys and tokens; the CLI looks there too. */
export function dataDirectory(env: {
  readonly REGISTRY_DATA?: string | undefined;
  readonly STORE_DATA?: string | undefined;
}): string {
  return resolve(REPOSITORY, env.REGISTRY_DATA || join(env.STORE_DATA || '.data', 'registry'));
}

/** Names Fastify has for networks; anything else is an address, with or without its prefix. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function readProxies(text: string, reader: SettingsReader): readonly string[] {
  const proxies = text.split(',').map((part) => part.trim());
  for (const proxy of proxies) {
    const [address = '', prefix = '0'] = proxy.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const known =
      NETWORKS.includes(proxy) || (isIP(address) !== 0 && /^\d+$/.test(prefix) && Number(prefix) <= bits);
    if (!known)
      reader.fault(
        `TRUSTED_PROXIES: "${proxy}" is no address, no network and none of ${NETWORKS.join(', ')}`,
      );
  }
  return proxies;
}

/** Each above the one before, 100 at most. */
function readSteps(text: string, reader: SettingsReader): number[] {
  const steps = text.split(',').map(Number);
  const isRight = steps.every(
    (step, at) => Number.isInteger(step) && step > (steps[at - 1] ?? 0) && step <= 100,
  );
  if (!isRight || steps.length > 10)
    reader.fault(`REGISTRY_CANARY_STEPS: "${text}" is no row of at most ten growing shares, as 25,50,100`);
  return isRight ? steps : [...DEFAULT_POLICY.steps];
}
