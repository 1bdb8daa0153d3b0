/** Settings of the registry, read from the environment once; all faults are listed together. */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { LEAST_SECRET, readStage, secretFault } from '@suvarna/contracts/store-stage';
import type { ObjectStorageOptions } from '@suvarna/object-storage/object-storage';
import { objectStorageFrom } from '@suvarna/object-storage/settings';

export const REPOSITORY = resolve(import.meta.dirname, '..', '..', '..');

export interface RegistryConfig {
  readonly host: string;
  readonly port: number;
  /** Proxies whose `x-forwarded-for` is believed: addresses, networks or `loopback`, with commas. */
  readonly trustedProxies: readonly string[];
  readonly databaseUrl: string;
  /** Keys, tokens and, without object storage, the files of releases. */
  readonly dataDir: string;
  readonly storage:
    | { readonly kind: 'disk'; readonly directory: string }
    | { readonly kind: 's3'; readonly options: ObjectStorageOptions };
  /** Ed25519 private key as PEM; made in the data directory when `null`. */
  readonly signingKey: string | null;
  /** Name → token of the people who may change compositions; made in the data directory when `null`. */
  readonly operators: ReadonlyMap<string, string> | null;
  /** What composers show when they report a refused release; made in the data directory when `null`. */
  readonly composerToken: string | null;
  /** Library → version the host offers; read from `hostManifest` when `null`. */
  readonly hostShared: Readonly<Record<string, string>> | null;
  readonly hostManifest: string;
  /** Milliseconds a release may take to be imported and to render its smoke pages. */
  readonly smokeDeadline: number;
  /** API the smoke pages are loaded from; without it releases are started only. */
  readonly smokeApi: string | null;
  /** Event streams open at once. */
  readonly streams: { readonly inAll: number; readonly perAddress: number };
  /** Whether a history from before histories were signed is signed as it is found. */
  readonly signOldHistory: boolean;
  /** The shop's own address: smoke pages are told the same one as pages. */
  readonly shopOrigin: string;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): RegistryConfig {
  const faults: string[] = [];
  const required = (name: string): string => {
    const value = env[name];
    if (!value) faults.push(`${name} is missing`);
    return value ?? '';
  };
  const number = (name: string, fallback: number): number => {
    const value = env[name] ? Number(env[name]) : fallback;
    if (!Number.isInteger(value) || value < 0) faults.push(`${name} is not a whole number`);
    return value;
  };
  const dataDir = dataDirectory(env);
  const databaseUrl = required('DATABASE_URL');
  const objectStorage = objectStorageFrom(env, faults);
  const stage = readStage(env, faults);
  const config: RegistryConfig = {
    host: env['HOST'] || '127.0.0.1',
    port: number('PORT', 3100),
    trustedProxies: readProxies(env['TRUSTED_PROXIES'] || 'loopback', faults),
    databaseUrl,
    dataDir,
    storage: objectStorage
      ? { kind: 's3', options: objectStorage }
      : { kind: 'disk', directory: resolve(env['BLOB_DIR'] || join(dataDir, 'blobs')) },
    signingKey: env['REGISTRY_SIGNING_KEY'] || null,
    operators: env['REGISTRY_OPERATOR_TOKENS']
      ? readOperators(env['REGISTRY_OPERATOR_TOKENS'], faults)
      : null,
    composerToken: env['REGISTRY_COMPOSER_TOKEN'] || null,
    hostShared: env['HOST_SHARED'] ? readHostShared(env['HOST_SHARED'], faults) : null,
    hostManifest: resolve(env['HOST_MANIFEST'] || join(REPOSITORY, 'shell', 'dist', 'shell.json')),
    smokeDeadline: number('SMOKE_DEADLINE_MS', 30_000),
    smokeApi: env['COMMERCE_URL'] || null,
    streams: { inAll: number('MAX_STREAMS', 500), perAddress: number('MAX_STREAMS_PER_ADDRESS', 50) },
    signOldHistory: env['REGISTRY_SIGN_HISTORY'] === '1' || stage === 'local',
    shopOrigin: env['PUBLIC_ORIGIN'] || 'http://localhost:3000',
    logLevel: env['LOG_LEVEL'] || 'info',
  };
  const composerFault = config.composerToken === null ? null : secretFault(config.composerToken);
  if (composerFault !== null) faults.push(`REGISTRY_COMPOSER_TOKEN ${composerFault}`);
  if (stage !== 'local') {
    for (const name of ['REGISTRY_SIGNING_KEY', 'REGISTRY_OPERATOR_TOKENS', 'REGISTRY_COMPOSER_TOKEN']) {
      if (!env[name])
        faults.push(
          `${name} is missing, and only a registry on somebody's own machine (STORE_STAGE=local) makes one up`,
        );
    }
  }
  if (faults.length > 0)
    throw new Error(`The registry cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  return config;
}

/** Where a store on this machine keeps the registry's keys and tokens; the CLI looks there too. */
export function dataDirectory(env: Environment): string {
  return resolve(REPOSITORY, env['REGISTRY_DATA'] || join(env['STORE_DATA'] || '.data', 'registry'));
}

/** Names Fastify has for networks; anything else is an address, with or without its prefix. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function readProxies(text: string, faults: string[]): readonly string[] {
  const proxies = text.split(',').map((part) => part.trim());
  for (const proxy of proxies) {
    const [address = '', prefix = '0'] = proxy.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const known =
      NETWORKS.includes(proxy) || (isIP(address) !== 0 && /^\d+$/.test(prefix) && Number(prefix) <= bits);
    if (!known)
      faults.push(`TRUSTED_PROXIES: "${proxy}" is no address, no network and none of ${NETWORKS.join(', ')}`);
  }
  return proxies;
}

/** `asha:token,ravi:token`: the name before the colon is who the audit log says it was. */
function readOperators(text: string, faults: string[]): ReadonlyMap<string, string> {
  const operators = new Map<string, string>();
  for (const part of text.split(',')) {
    const [name = '', token = ''] = part.trim().split(':');
    if (!/^[a-z][a-z0-9.-]{1,40}$/.test(name))
      faults.push('REGISTRY_OPERATOR_TOKENS: every entry is name:token, the name in lower case');
    else if (token.length < LEAST_SECRET)
      faults.push(`REGISTRY_OPERATOR_TOKENS: the token of ${name} has fewer than ${LEAST_SECRET} characters`);
    else if (secretFault(token) !== null)
      faults.push(`REGISTRY_OPERATOR_TOKENS: the token of ${name} ${secretFault(token)}`);
    operators.set(name, token);
  }
  return operators;
}

function readHostShared(text: string, faults: string[]): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(text);
    if (
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((version) => typeof version === 'string')
    ) {
      return value as Record<string, string>;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  faults.push('HOST_SHARED is not a JSON object of library → version');
  return {};
}
