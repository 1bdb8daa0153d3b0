/** Settings of the composer, read once from the environment; all faults are told together. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCompositionKeys, type CompositionKeys } from '@suvarna/contracts/delivery/verify';
import { readStage, storeOriginFault, type StoreStage } from '@suvarna/contracts/store-stage';

export interface ComposerConfig {
  readonly host: string;
  readonly port: number;
  /** A second listener with `/livez /readyz /metrics` only; 0 is none. */
  readonly opsPort: number;
  /** `https://shop.example`: what canonical addresses start with. No trailing slash. */
  readonly origin: string;
  /** Every origin a browser may have this store under: `origin`, and on a developer's machine its own names. */
  readonly ownOrigins: readonly string[];
  readonly registry: string;
  readonly commerce: string;
  /** Commerce's listener for pages; calls of browsers go to `commerce`. */
  readonly commercePages: string;
  readonly imaging: string;
  readonly keys: CompositionKeys;
  /** Shown when a refusal is reported; `null` when this composer was given none. */
  readonly registryToken: string | null;
  /** Verified releases and the last-known-good composition. */
  readonly dataDirectory: string;
  /** `dist` of the shell's own build. */
  readonly shellDirectory: string;
  /** Reverse proxies in front whose `x-forwarded-*` is believed. */
  readonly trustedHops: number;
  /** Calls one address may have under way; more are refused at once. */
  readonly callsPerAddress: number;
  /** Milliseconds a page may take before its frame is sent ahead of it. */
  readonly patienceMs: number;
  /** Address of the chat provider's page; empty for a store without chat. */
  readonly chat: string;
  readonly logLevel: string;
  /**
   * Whether a developer may see a remote from their own machine in this store (`?remote=`). Never in
   * production, which is what a composer is in when nobody says otherwise.
   */
  readonly remoteOverrides: boolean;
  /** `withdrawn`: browsers are told to remove the service worker they have. */
  readonly serviceWorker: 'on' | 'withdrawn';
}

/** Without these a composer that others reach does not start: their defaults are a developer's machine. */
const NEEDED = [
  'PUBLIC_ORIGIN',
  'REGISTRY_URL',
  'COMMERCE_URL',
  'COMMERCE_PAGES_URL',
  'IMAGING_URL',
  'REGISTRY_KEYS',
  'COMPOSER_DATA',
];

type Environment = Readonly<Record<string, string | undefined>>;

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** @throws Error that names every wrong setting. */
export function readConfig(env: Environment): ComposerConfig {
  const faults: string[] = [];
  const stage = readStage(env, faults);
  if (stage !== 'local') for (const name of NEEDED) if (!env[name]) faults.push(`${name} is missing`);
  const integer = (name: string, fallback: number): number => {
    const value = Number(env[name] ?? fallback);
    if (!Number.isInteger(value) || value < 0 || value > 65_535)
      faults.push(`${name} must be a whole number, not "${env[name]}"`);
    return value;
  };
  const address = (name: string, fallback: string): string => {
    const value = env[name] || fallback;
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
      faults.push(`${name} must be an http(s) address, not "${value}"`);
      return fallback;
    }
    return new URL(value).origin;
  };
  const pageAddress = (name: string): string => {
    const value = env[name] ?? '';
    const schemes = stage === 'local' ? ['http:', 'https:'] : ['https:'];
    if (value === '' || (URL.canParse(value) && schemes.includes(new URL(value).protocol))) return value;
    faults.push(
      `${name} must be an ${stage === 'local' ? 'http(s)' : 'https'} address or empty, not "${value}"`,
    );
    return '';
  };
  const keys = (paths: readonly string[]): CompositionKeys => {
    try {
      return readCompositionKeys(paths.map((path) => readFileSync(path, 'utf8')));
    } catch (error) {
      faults.push(`REGISTRY_KEYS: ${error instanceof Error ? error.message : String(error)}`);
      return new Map();
    }
  };

  const serviceWorker = env.SERVICE_WORKER || 'on';
  if (serviceWorker !== 'on' && serviceWorker !== 'withdrawn')
    faults.push(`SERVICE_WORKER must be on or withdrawn, not "${serviceWorker}"`);

  const keyFiles = (env.REGISTRY_KEYS || `${root}.data/registry/keys/composition-signing.pub.pem`)
    .split(',')
    .map((path) => path.trim());
  // A local registry keeps the composer's token beside the folder of its keys.
  const tokenFile = env.REGISTRY_TOKEN_FILE ?? join(dirname(dirname(keyFiles[0] ?? '')), 'composer-token');
  const port = integer('PORT', 3000);
  const host = env.HOST || '127.0.0.1';
  const origins = originsOf(env.PUBLIC_ORIGIN ?? '', { stage, host, port }, faults);
  const config: ComposerConfig = {
    host,
    port,
    opsPort: integer('OPS_PORT', 0),
    ...origins,
    registry: address('REGISTRY_URL', 'http://127.0.0.1:3100'),
    commerce: address('COMMERCE_URL', 'http://127.0.0.1:4000'),
    commercePages: address('COMMERCE_PAGES_URL', 'http://127.0.0.1:4001'),
    imaging: address('IMAGING_URL', 'http://127.0.0.1:4100'),
    keys: keys(keyFiles),
    registryToken:
      env.REGISTRY_TOKEN ?? (existsSync(tokenFile) ? readFileSync(tokenFile, 'utf8').trim() : null),
    dataDirectory: env.COMPOSER_DATA || `${root}.data/composer`,
    shellDirectory: env.SHELL_DIST ?? `${root}shell/dist`,
    trustedHops: integer('TRUSTED_HOPS', 0),
    callsPerAddress: integer('LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS', 32),
    patienceMs: integer('PAGE_PATIENCE_MS', 60),
    chat: pageAddress('CHAT_URL'),
    logLevel: env.LOG_LEVEL ?? 'info',
    remoteOverrides: stage !== 'production',
    serviceWorker: serviceWorker === 'withdrawn' ? 'withdrawn' : 'on',
  };
  if (config.commerce === config.commercePages)
    faults.push(
      'COMMERCE_PAGES_URL and COMMERCE_URL must differ: pages are read over a listener of their own',
    );
  if (faults.length > 0) throw new Error(`The composer cannot start:\n- ${faults.join('\n- ')}`);
  return config;
}

interface Place {
  readonly stage: StoreStage;
  readonly host: string;
  readonly port: number;
}

/** What a request says its host is counts for nothing: only these are the store's own. */
function originsOf(
  named: string,
  { stage, host, port }: Place,
  faults: string[],
): Pick<ComposerConfig, 'origin' | 'ownOrigins'> {
  const atHome = [...new Set(['localhost', '127.0.0.1', host])].map((name) => `http://${name}:${port}`);
  const origin = stage === 'local' && named === '' ? `http://localhost:${port}` : named;
  const fault = storeOriginFault(origin, stage);
  if (fault !== null) {
    if (named !== '') faults.push(`PUBLIC_ORIGIN ${fault}`);
    return { origin: '', ownOrigins: [] };
  }
  const own = new URL(origin).origin;
  return { origin: own, ownOrigins: stage === 'local' ? [...new Set([own, ...atHome])] : [own] };
}
