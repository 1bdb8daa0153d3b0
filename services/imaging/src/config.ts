import { resolve } from 'node:path';
import { findChromium } from '@suvarna/chromium/find-chromium';
import type { ObjectStorageOptions } from '@suvarna/object-storage/object-storage';
import { objectStorageFrom } from '@suvarna/object-storage/settings';

/** Settings of the image service, read from the environment once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where pieces are asked for. */
  readonly commerceUrl: string;
  /** Folder of pictures made on demand; `''` keeps them in memory only. */
  readonly cacheDirectory: string;
  readonly cacheBytes: number;
  /** Where pictures made on demand are kept instead of a folder. */
  readonly objectStorage: ObjectStorageOptions | undefined;
  readonly memoryBytes: number;
  /** The browser that draws; `''` where there is none. */
  readonly chromium: string;
  /** Pictures that may wait for the browser, and as many that may wait to be resized. */
  readonly queueLimit: number;
  /** How long an answer waits for its picture before it shows the best there is. */
  readonly patienceMs: number;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MEGABYTE = 1_000_000;

/** @throws Error that lists every fault together */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const number = (name: string, fallback: number, from: number, to: number): number => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < from || value > to)
      faults.push(`${name} is ${JSON.stringify(env[name])}; it must be a whole number from ${from} to ${to}`);
    return value;
  };
  const commerceUrl = (env['COMMERCE_URL'] || 'http://127.0.0.1:4000').replace(/\/$/, '');
  if (!/^https?:\/\//.test(commerceUrl)) faults.push('COMMERCE_URL must be an http(s) address');
  const config: Config = {
    host: env['HOST'] || '127.0.0.1',
    port: number('PORT', 4100, 0, 65_535),
    commerceUrl,
    cacheDirectory: env['IMAGING_CACHE'] ? resolve(env['IMAGING_CACHE']) : '',
    objectStorage: objectStorageFrom(env, faults, 'IMAGING_'),
    cacheBytes: number('IMAGING_CACHE_MB', 2_000, 10, 1_000_000) * MEGABYTE,
    memoryBytes: number('IMAGING_MEMORY_MB', 64, 1, 4_000) * MEGABYTE,
    chromium: chromiumOf(env, faults),
    queueLimit: number('IMAGING_QUEUE', 200, 1, 10_000),
    patienceMs: number('IMAGING_PATIENCE_MS', 8_000, 0, 60_000),
    logLevel: env['LOG_LEVEL'] || 'info',
  };
  if (config.objectStorage && config.cacheDirectory !== '')
    faults.push('IMAGING_CACHE and IMAGING_S3_ENDPOINT are both given: pictures are kept in one place');
  if (faults.length > 0)
    throw new Error(
      `The settings of the image service are not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  return config;
}

function chromiumOf(env: Environment, faults: string[]): string {
  try {
    return findChromium(env).path;
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
    return '';
  }
}
