/** Settings of the composer, read once from the environment; all faults are listed together. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCompositionKeys, type CompositionKeys } from '@suvarna/contracts/release-delivery';
import { storeOriginFault } from '@suvarna/contracts/service';
import type { ObjectStorageOptions } from '@suvarna/settings/object-storage';
import { objectStorageFrom } from '@suvarna/settings/object-storage-settings';
import { readSettings, type Environment, type SettingsReader } from '@suvarna/settings/read-settings';
import {
  httpAddress,
  isAddress,
  logLevel,
  oneOf,
  optionalText,
  port,
  shutdownNotice,
  text,
  wholeNumber,
} from '@suvarna/settings/setting';
import { readTracing, type TracingSettings } from '@suvarna/telemetry/settings';
import { Type } from 'typebox';

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
  /** Compressed forms of files that never change. Composers may share it; in `dataDirectory` if no setting says otherwise. */
  readonly compressedDirectory: string;
  /** `dist` of the shell's own build; it may lie anywhere. */
  readonly shellDirectory: string;
  /**
   * Where composers that stand behind one balancer put the files of their shells for each other. `own`: for
   * this composer alone, in `dataDirectory`.
   */
  readonly shellFiles:
    | { readonly kind: 'own' }
    | { readonly kind: 'folder'; readonly directory: string }
    | { readonly kind: 'bucket'; readonly storage: ObjectStorageOptions };
  /** Reverse proxies in front whose `x-forwarded-*` is believed. */
  readonly trustedHops: number;
  /** Calls one address may have under way; more are refused at once. */
  readonly callsPerAddress: number;
  /** Uncached pages one address may have under way, an eighth of what there is room for; more are refused. */
  readonly pagesPerAddress: number;
  /** Pages of words, as searches are, that are made again for one address in a minute. */
  readonly askedPagesPerAddress: number;
  /** Milliseconds a page may take before its chrome is sent ahead of it. */
  readonly streamAfterMs: number;
  /** Milliseconds until a page that is not made is left to the browser. */
  readonly pageDeadlineMs: number;
  /** Address of the chat provider's page; empty for a store without chat. */
  readonly chat: string;
  /** Time for load balancers to read `/readyz` before connections are refused. */
  readonly noticeMs: number;
  readonly logLevel: string;
  /** Where spans are sent; `null` where nothing is traced. */
  readonly tracing: TracingSettings | null;
  /**
   * Whether a developer may see a remote from their own machine in this store (`?remote=`). Never in
   * production, which is what a composer is in when no setting says otherwise.
   */
  readonly remoteOverrides: boolean;
  /** `withdrawn`: browsers are asked to remove the service worker they have. */
  readonly serviceWorker: 'on' | 'withdrawn';
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const small = (fallback: number, means: string) =>
  wholeNumber({ minimum: 0, maximum: 65_535 }, { default: fallback, means });

/** What has no default but a local one is a developer's machine: a composer that others reach is given it. */
const settings = Type.Object({
  HOST: text({ default: '127.0.0.1', means: 'Address it listens at; `0.0.0.0` is every one' }),
  PORT: port({ default: 3000, means: 'Port it listens at; 0 lets the system choose' }),
  OPS_PORT: port({ default: 0, means: 'Port of a second listener with probes and figures only; 0 is none' }),
  PUBLIC_ORIGIN: text({ local: '', means: "The shop's own address, https outside a developer's machine" }),
  REGISTRY_URL: httpAddress({
    local: 'http://127.0.0.1:3100',
    means: 'Where compositions and releases come from',
  }),
  COMMERCE_URL: httpAddress({ local: 'http://127.0.0.1:4000', means: 'Where calls of browsers go' }),
  COMMERCE_PAGES_URL: httpAddress({ local: 'http://127.0.0.1:4001', means: "Commerce's listener for pages" }),
  IMAGING_URL: httpAddress({ local: 'http://127.0.0.1:4100', means: 'Where pictures come from' }),
  REGISTRY_KEYS: text({
    local: `${root}.data/registry/keys/composition-signing.pub.pem`,
    means: 'Files of the public keys that compositions are signed with, with commas',
  }),
  REGISTRY_TOKEN: optionalText({ means: "The composer's token at the registry" }),
  REGISTRY_TOKEN_FILE: optionalText({ means: 'File of that token; beside the keys when neither is given' }),
  COMPOSER_DATA: text({
    local: `${root}.data/composer`,
    means: 'Folder of verified releases and the last good composition',
  }),
  COMPRESSED_FILES: optionalText({
    means: 'Folder of compressed files, which composers may share; in `COMPOSER_DATA` when left out',
  }),
  SHELL_DIST: text({ default: `${root}shell/dist`, means: "Folder of the shell's build" }),
  SHELL_FILES: optionalText({
    means:
      'Folder that composers share, where each puts the files of its shell; `SHELL_S3_ENDPOINT` is a bucket instead',
  }),
  TRUSTED_HOPS: small(0, 'Reverse proxies in front whose `X-Forwarded-*` is believed'),
  LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS: small(32, 'Calls one address may have under way'),
  LIMIT_PAGES_IN_FLIGHT_PER_ADDRESS: small(32, 'Uncached pages one address may have under way'),
  LIMIT_ASKED_PAGES_PER_ADDRESS: small(
    600,
    'Pages of words, as searches are, made for one address in a minute',
  ),
  PAGE_PATIENCE_MS: small(60, 'Milliseconds a page may take before its chrome is sent ahead'),
  // With less no page would be made.
  PAGE_DEADLINE_MS: wholeNumber(
    { minimum: 100, maximum: 60_000 },
    { default: 2_500, means: 'Milliseconds until a page that is not made is left to the browser' },
  ),
  CHAT_URL: text({ default: '', means: "Address of the chat provider's page; empty without chat" }),
  SHUTDOWN_NOTICE_MS: shutdownNotice(),
  LOG_LEVEL: logLevel(),
  SERVICE_WORKER: oneOf(['on', 'withdrawn'], {
    default: 'on',
    means: '`withdrawn` asks browsers to remove the service worker they have',
  }),
});

/** @throws SettingsInvalid that names every wrong setting */
export const readConfig = (env: Environment): ComposerConfig =>
  readSettings('the composer', env, (reader) => {
    const given = reader.read(settings);
    const keyFiles = given.REGISTRY_KEYS.split(',').map((path) => path.trim());
    if (given.COMMERCE_URL !== '' && originOf(given.COMMERCE_URL) === originOf(given.COMMERCE_PAGES_URL))
      reader.fault(
        'COMMERCE_PAGES_URL and COMMERCE_URL must differ: pages are read over a listener of their own',
      );
    return {
      host: given.HOST,
      port: given.PORT,
      opsPort: given.OPS_PORT,
      ...originsOf(given.PUBLIC_ORIGIN, { host: given.HOST, port: given.PORT }, reader),
      registry: originOf(given.REGISTRY_URL),
      commerce: originOf(given.COMMERCE_URL),
      commercePages: originOf(given.COMMERCE_PAGES_URL),
      imaging: originOf(given.IMAGING_URL),
      keys: given.REGISTRY_KEYS === '' ? new Map() : readKeys(keyFiles, reader),
      registryToken: given.REGISTRY_TOKEN ?? tokenIn(given.REGISTRY_TOKEN_FILE ?? besideKeys(keyFiles)),
      dataDirectory: given.COMPOSER_DATA,
      compressedDirectory: given.COMPRESSED_FILES ?? join(given.COMPOSER_DATA, 'compressed'),
      shellDirectory: given.SHELL_DIST,
      shellFiles: shellFilesIn(given.SHELL_FILES, objectStorageFrom(reader, 'SHELL_'), reader),
      trustedHops: given.TRUSTED_HOPS,
      callsPerAddress: given.LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS,
      pagesPerAddress: given.LIMIT_PAGES_IN_FLIGHT_PER_ADDRESS,
      askedPagesPerAddress: given.LIMIT_ASKED_PAGES_PER_ADDRESS,
      streamAfterMs: given.PAGE_PATIENCE_MS,
      pageDeadlineMs: given.PAGE_DEADLINE_MS,
      chat: chatPage(given.CHAT_URL, reader),
      noticeMs: given.SHUTDOWN_NOTICE_MS,
      logLevel: given.LOG_LEVEL,
      tracing: readTracing(reader),
      remoteOverrides: reader.stage !== 'production',
      serviceWorker: given.SERVICE_WORKER,
    };
  });

function shellFilesIn(
  directory: string | undefined,
  storage: ObjectStorageOptions | undefined,
  { fault }: SettingsReader,
): ComposerConfig['shellFiles'] {
  if (directory !== undefined && storage)
    fault('SHELL_FILES and SHELL_S3_ENDPOINT are both given: shells are stored in one place');
  if (storage) return { kind: 'bucket', storage };
  return directory === undefined ? { kind: 'own' } : { kind: 'folder', directory };
}

/** Of a wrong address nothing is left; its fault is noted. */
const originOf = (address: string): string => (address === '' ? '' : new URL(address).origin);

function chatPage(address: string, { stage, fault }: SettingsReader): string {
  const schemes = stage === 'local' ? ['http:', 'https:'] : ['https:'];
  if (address === '' || isAddress(address, schemes)) return address;
  fault(`CHAT_URL must be an ${stage === 'local' ? 'http(s)' : 'https'} address or empty`);
  return '';
}

function readKeys(files: readonly string[], { fault }: SettingsReader): CompositionKeys {
  try {
    return readCompositionKeys(files.map((path) => readFileSync(path, 'utf8')));
  } catch (error) {
    fault(`REGISTRY_KEYS: ${error instanceof Error ? error.message : String(error)}`);
    return new Map();
  }
}

/** A local registry stores the composer's token beside the folder of its keys. */
const besideKeys = ([first = '']: readonly string[]): string =>
  join(dirname(dirname(first)), 'composer-token');

const tokenIn = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : null;

interface Place {
  readonly host: string;
  readonly port: number;
}

/** What a request says its host is counts for nothing: only these are the store's own. */
function originsOf(
  named: string,
  { host, port }: Place,
  { stage, fault }: SettingsReader,
): Pick<ComposerConfig, 'origin' | 'ownOrigins'> {
  const atHome = [...new Set(['localhost', '127.0.0.1', host])].map((name) => `http://${name}:${port}`);
  const origin = stage === 'local' && named === '' ? `http://localhost:${port}` : named;
  const wrong = storeOriginFault(origin, stage);
  if (wrong !== null) {
    if (named !== '') fault(`PUBLIC_ORIGIN ${wrong}`);
    return { origin: '', ownOrigins: [] };
  }
  const own = new URL(origin).origin;
  return { origin: own, ownOrigins: stage === 'local' ? [...new Set([own, ...atHome])] : [own] };
}
