import type { SettingsReader } from './read-settings.ts';
import { httpAddress, text, withoutSlash } from './setting.ts';
import { Type } from 'typebox';
import type { ObjectStorageOptions } from './object-storage.ts';

const settings = Type.Object({
  S3_ENDPOINT: httpAddress({ means: 'Address of the object storage (S3); without, a folder is used' }),
  S3_BUCKET: text({ means: 'Its bucket' }),
  S3_ACCESS_KEY: text({ means: 'Its access key' }),
  S3_SECRET_KEY: text({ means: 'Its secret key' }),
  S3_REGION: text({ default: 'us-east-1', means: 'Its region' }),
});

/**
 * Object storage as the environment names it: `S3_ENDPOINT S3_BUCKET S3_ACCESS_KEY S3_SECRET_KEY
 * [S3_REGION]`, each after `prefix`. What is missing is a fault when only some of them are given.
 *
 * @returns `undefined` when none is given
 */
export function objectStorageFrom(reader: SettingsReader, prefix = ''): ObjectStorageOptions | undefined {
  if (!Object.keys(settings.properties).some((name) => reader.isGiven(prefix + name))) return undefined;
  const given = reader.read(settings, prefix);
  return {
    endpoint: withoutSlash(given.S3_ENDPOINT),
    bucket: given.S3_BUCKET,
    region: given.S3_REGION,
    accessKeyId: given.S3_ACCESS_KEY,
    secretAccessKey: given.S3_SECRET_KEY,
  };
}
