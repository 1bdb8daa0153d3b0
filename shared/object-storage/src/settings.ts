import type { ObjectStorageOptions } from './object-storage.ts';

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/**
 * Object storage as the environment names it: `S3_ENDPOINT S3_BUCKET S3_ACCESS_KEY S3_SECRET_KEY
 * [S3_REGION]`, each after `prefix`.
 *
 * @param faults - takes what is missing when only some of them are given
 * @returns `undefined` when none is given
 */
export function objectStorageFrom(
  env: Readonly<Record<string, string | undefined>>,
  faults: string[],
  prefix = '',
): ObjectStorageOptions | undefined {
  const value = (name: string): string => env[prefix + name] ?? '';
  if ([...NEEDED, 'S3_REGION'].every((name) => value(name) === '')) return undefined;
  for (const name of NEEDED) if (value(name) === '') faults.push(`${prefix}${name} is missing`);
  const endpoint = value('S3_ENDPOINT').replace(/\/$/, '');
  if (endpoint !== '' && !/^https?:\/\//.test(endpoint))
    faults.push(`${prefix}S3_ENDPOINT must be an http(s) address`);
  return {
    endpoint,
    bucket: value('S3_BUCKET'),
    region: value('S3_REGION') || 'us-east-1',
    accessKeyId: value('S3_ACCESS_KEY'),
    secretAccessKey: value('S3_SECRET_KEY'),
  };
}
