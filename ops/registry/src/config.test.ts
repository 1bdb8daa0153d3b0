import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgresql://localhost/store';

describe('the settings', () => {
  it('of a local store need an address of a database and nothing else', () => {
    expect(readConfig({ DATABASE_URL, STORE_STAGE: 'local' })).toMatchObject({
      host: '127.0.0.1',
      port: 3100,
      trustedProxies: ['loopback'],
      signingKey: null,
      operators: null,
      storage: { kind: 'disk' },
    });
  });

  it('say whose word about the caller is believed, and nothing that is no address', () => {
    expect(
      readConfig({ DATABASE_URL, STORE_STAGE: 'local', TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1' })
        .trustedProxies,
    ).toEqual(['10.0.0.0/8', '192.0.2.1']);
    for (const TRUSTED_PROXIES of ['everybody', '10.0.0.0/40', '10.0.0.1,'])
      expect(() => readConfig({ DATABASE_URL, TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES/);
  });

  it('name every fault at once', () => {
    expect(() =>
      readConfig({
        PORT: 'many',
        S3_ENDPOINT: 'https://s3.example',
        REGISTRY_OPERATOR_TOKENS: 'asha:short',
      }),
    ).toThrow(
      /PORT is "many"; it must be a whole number[^]*DATABASE_URL is missing[^]*S3_BUCKET is missing[^]*asha has fewer/,
    );
    expect(() => readConfig({ DATABASE_URL, S3_ENDPOINT: 'https://s3.example' })).toThrow(
      /S3_BUCKET is missing[^]*S3_ACCESS_KEY is missing[^]*S3_SECRET_KEY is missing/,
    );
  });

  it.each(['staging', 'production', undefined])(
    'on stage %p make up no secret and take no weak one',
    (STORE_STAGE) => {
      expect(() => readConfig({ DATABASE_URL, STORE_STAGE })).toThrow(
        /REGISTRY_SIGNING_KEY is missing[^]*REGISTRY_OPERATOR_TOKENS is missing[^]*REGISTRY_COMPOSER_TOKEN is missing/,
      );
      const token = (): string => randomBytes(32).toString('base64url');
      const given = {
        REGISTRY_SIGNING_KEY: '/run/secrets/key.pem',
        REGISTRY_OPERATOR_TOKENS: `asha:${token()}, ravi:${token()}`,
        REGISTRY_COMPOSER_TOKEN: token(),
      };
      expect([...(readConfig({ DATABASE_URL, STORE_STAGE, ...given }).operators?.keys() ?? [])]).toEqual([
        'asha',
        'ravi',
      ]);
      expect(() =>
        readConfig({
          DATABASE_URL,
          STORE_STAGE,
          ...given,
          REGISTRY_OPERATOR_TOKENS: `asha:${'a'.repeat(43)}`,
          REGISTRY_COMPOSER_TOKEN: 'short',
        }),
      ).toThrow(/the token of asha is easily guessed[^]*REGISTRY_COMPOSER_TOKEN must have at least 32/);
    },
  );
});
