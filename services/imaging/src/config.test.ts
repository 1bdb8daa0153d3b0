import { describe, expect, it } from '@jest/globals';
import { SettingsInvalid } from '@suvarna/settings/read-settings';
import { readConfig } from './config.ts';

const storage = {
  IMAGING_S3_ENDPOINT: 'https://s3.example',
  IMAGING_S3_BUCKET: 'b',
  IMAGING_S3_ACCESS_KEY: 'k',
  IMAGING_S3_SECRET_KEY: 's',
};

describe('where pictures are stored', () => {
  it('is memory, a folder, or object storage', () => {
    expect(readConfig({ STORE_STAGE: 'local', CHROMIUM: 'none' })).toMatchObject({
      cacheDirectory: '',
      objectStorage: undefined,
    });
    expect(
      readConfig({ STORE_STAGE: 'local', CHROMIUM: 'none', IMAGING_CACHE: '/var/pictures' }),
    ).toMatchObject({
      cacheDirectory: '/var/pictures',
      objectStorage: undefined,
    });
    expect(readConfig({ STORE_STAGE: 'local', CHROMIUM: 'none', ...storage })).toMatchObject({
      cacheDirectory: '',
      objectStorage: { bucket: 'b', region: 'us-east-1' },
    });
  });

  it('is never half said, and one place', () => {
    expect(() =>
      readConfig({ STORE_STAGE: 'local', CHROMIUM: 'none', IMAGING_S3_BUCKET: 'b', PORT: 'x' }),
    ).toThrow(
      /PORT is "x"[^]*IMAGING_S3_ENDPOINT is missing[^]*IMAGING_S3_ACCESS_KEY is missing[^]*IMAGING_S3_SECRET_KEY is missing/,
    );
    expect(() =>
      readConfig({ STORE_STAGE: 'local', CHROMIUM: 'none', IMAGING_CACHE: '/var/pictures', ...storage }),
    ).toThrow(/IMAGING_CACHE and IMAGING_S3_ENDPOINT are both given/);
  });
});

describe('outside a developer’s machine', () => {
  const faults = (env: Readonly<Record<string, string>>): readonly string[] => {
    try {
      readConfig(env);
    } catch (error) {
      if (error instanceof SettingsInvalid) return error.faults;
      throw error;
    }
    return [];
  };

  it('nothing that is elsewhere has a default', () => {
    expect(faults({ CHROMIUM: 'none' })).toEqual([
      'COMMERCE_URL is missing',
      expect.stringContaining('IMAGING_CACHE or IMAGING_S3_ENDPOINT is missing'),
    ]);
    expect(
      faults({ CHROMIUM: 'none', COMMERCE_URL: 'http://commerce:4000', IMAGING_CACHE: '/var/pictures' }),
    ).toEqual([]);
  });
});
