import { resolve } from 'node:path';
import { findChromium } from '@suvarna/chromium/find-chromium';
import type { ObjectStorageOptions } from '@suvarna/settings/object-storage';
import { objectStorageFrom } from '@suvarna/settings/object-storage-settings';
import { readSettings, type Environment, type SettingsReader } from '@suvarna/settings/read-settings';
import {
  httpAddress,
  logLevel,
  optionalText,
  oneOf,
  port,
  shutdownNotice,
  text,
  wholeNumber,
  withoutSlash,
} from '@suvarna/settings/setting';
import { readTracing, type TracingSettings } from '@suvarna/telemetry/settings';
import { Type } from 'typebox';

/** Settings of the image service, read from the environment once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where pieces are asked for. */
  readonly commerceUrl: string;
  /** Folder of pictures made on demand; `''` caches them in memory only. */
  readonly cacheDirectory: string;
  readonly cacheBytes: number;
  /** Where pictures made on demand are stored instead of a folder. */
  readonly objectStorage: ObjectStorageOptions | undefined;
  readonly memoryBytes: number;
  /** The browser that draws; `''` where there is none. */
  readonly chromium: string;
  /** Pictures that may wait for the browser, and as many that may wait to be resized. */
  readonly queueLimit: number;
  /** Whether the catalogue is drawn ahead when nothing else is to do. */
  readonly ahead: boolean;
  /** How long an answer waits for its picture before it shows the best there is. */
  readonly waitMs: number;
  /** Time for balancers to read `/readyz` before connections are refused. */
  readonly noticeMs: number;
  readonly logLevel: string;
  /** Where spans are sent; `null` where nothing is traced. */
  readonly tracing: TracingSettings | null;
}

const MEGABYTE = 1_000_000;

const settings = Type.Object({
  HOST: text({ default: '127.0.0.1', means: 'Address it listens at; `0.0.0.0` is every one' }),
  PORT: port({ default: 4100, means: 'Port it listens at; 0 lets the system choose' }),
  COMMERCE_URL: httpAddress({
    local: 'http://127.0.0.1:4000',
    means: 'Where it asks what pieces look like',
  }),
  IMAGING_CACHE: optionalText({
    means: 'Folder of pictures made on demand',
    defaultSaid: "must be given, or object storage; on a developer's machine memory",
  }),
  IMAGING_CACHE_MB: wholeNumber(
    { minimum: 10, maximum: 1_000_000 },
    { default: 2_000, means: 'Megabytes that folder may grow to' },
  ),
  IMAGING_MEMORY_MB: wholeNumber(
    { minimum: 1, maximum: 4_000 },
    { default: 64, means: 'Megabytes of pictures kept in memory' },
  ),
  IMAGING_QUEUE: wholeNumber(
    { minimum: 1, maximum: 10_000 },
    { default: 200, means: 'Pictures that may wait for the browser, and as many to be resized' },
  ),
  IMAGING_AHEAD: oneOf(['on', 'off'], {
    default: 'on',
    means: 'Draws the pictures of all designs when nothing else is to do; `off` draws what is asked for',
  }),
  IMAGING_PATIENCE_MS: wholeNumber(
    { minimum: 0, maximum: 60_000 },
    {
      default: 2_500,
      means: 'Milliseconds an answer waits for its picture before it shows the best there is',
    },
  ),
  CHROMIUM: optionalText({
    means: 'The browser that draws: a path, `npm`, or `none`; the one that is found when left out',
  }),
  SHUTDOWN_NOTICE_MS: shutdownNotice(),
  LOG_LEVEL: logLevel(),
});

/** @throws SettingsInvalid that lists every fault together */
export const readConfig = (env: Environment): Config =>
  readSettings('the image service', env, (reader) => {
    const given = reader.read(settings);
    const objectStorage = objectStorageFrom(reader, 'IMAGING_');
    if (reader.stage !== 'local' && !objectStorage && given.IMAGING_CACHE === undefined)
      reader.fault(
        'IMAGING_CACHE or IMAGING_S3_ENDPOINT is missing: without, every picture is drawn again after a start',
      );
    if (objectStorage && given.IMAGING_CACHE !== undefined)
      reader.fault('IMAGING_CACHE and IMAGING_S3_ENDPOINT are both given: pictures are stored in one place');
    return {
      host: given.HOST,
      port: given.PORT,
      commerceUrl: withoutSlash(given.COMMERCE_URL),
      cacheDirectory: given.IMAGING_CACHE === undefined ? '' : resolve(given.IMAGING_CACHE),
      objectStorage,
      cacheBytes: given.IMAGING_CACHE_MB * MEGABYTE,
      memoryBytes: given.IMAGING_MEMORY_MB * MEGABYTE,
      chromium: chromiumOf({ ...env, CHROMIUM: given.CHROMIUM }, reader),
      queueLimit: given.IMAGING_QUEUE,
      ahead: given.IMAGING_AHEAD === 'on',
      waitMs: given.IMAGING_PATIENCE_MS,
      noticeMs: given.SHUTDOWN_NOTICE_MS,
      logLevel: given.LOG_LEVEL,
      tracing: readTracing(reader),
    };
  });

/** A service that draws nothing is one only where an operator says so. */
function chromiumOf(env: Environment, { stage, fault }: SettingsReader): string {
  try {
    const { path } = findChromium(env);
    if (path === '' && stage !== 'local' && env['CHROMIUM'] !== 'none')
      fault('CHROMIUM is missing, and no browser is found on this machine; `none` serves without one');
    return path;
  } catch (error) {
    fault(error instanceof Error ? error.message : String(error));
    return '';
  }
}
