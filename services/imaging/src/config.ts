import { resolve } from 'node:path';
import { findChromium } from '@suvarna/chromium/find-chromium';
import type { ObjectStorageOptions } from '@suvarna/settings/object-storage';
import { objectStorageFrom } from '@suvarna/settings/object-storage-settings';
import { readSettings, type Environment } from '@suvarna/settings/read-settings';
import {
  httpAddress,
  logLevel,
  optionalText,
  port,
  text,
  wholeNumber,
  withoutSlash,
} from '@suvarna/settings/setting';
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
  /** How long an answer waits for its picture before it shows the best there is. */
  readonly waitMs: number;
  readonly logLevel: string;
}

const MEGABYTE = 1_000_000;

const settings = Type.Object({
  HOST: text({ default: '127.0.0.1' }),
  PORT: port({ default: 4100 }),
  COMMERCE_URL: httpAddress({ default: 'http://127.0.0.1:4000' }),
  IMAGING_CACHE: optionalText(),
  IMAGING_CACHE_MB: wholeNumber({ minimum: 10, maximum: 1_000_000 }, { default: 2_000 }),
  IMAGING_MEMORY_MB: wholeNumber({ minimum: 1, maximum: 4_000 }, { default: 64 }),
  IMAGING_QUEUE: wholeNumber({ minimum: 1, maximum: 10_000 }, { default: 200 }),
  IMAGING_PATIENCE_MS: wholeNumber({ minimum: 0, maximum: 60_000 }, { default: 2_500 }),
  LOG_LEVEL: logLevel(),
});

/** @throws SettingsInvalid that lists every fault together */
export const readConfig = (env: Environment): Config =>
  readSettings('the image service', env, (reader) => {
    const given = reader.read(settings);
    const objectStorage = objectStorageFrom(reader, 'IMAGING_');
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
      chromium: chromiumOf(env, reader.fault),
      queueLimit: given.IMAGING_QUEUE,
      waitMs: given.IMAGING_PATIENCE_MS,
      logLevel: given.LOG_LEVEL,
    };
  });

function chromiumOf(env: Environment, fault: (what: string) => void): string {
  try {
    return findChromium(env).path;
  } catch (error) {
    fault(error instanceof Error ? error.message : String(error));
    return '';
  }
}
