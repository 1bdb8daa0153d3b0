import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'composer-config-'));
const key = join(folder, 'key.pub.pem');
writeFileSync(key, generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }));
afterAll(() => rmSync(folder, { recursive: true }));

const inProduction = {
  PUBLIC_ORIGIN: 'https://shop.example',
  REGISTRY_URL: 'http://registry:3100',
  COMMERCE_URL: 'http://commerce:4000',
  COMMERCE_PAGES_URL: 'http://commerce:4001',
  IMAGING_URL: 'http://imaging:4100',
  REGISTRY_KEYS: key,
  COMPOSER_DATA: folder,
};

it('names every wrong setting at once', () => {
  expect(() =>
    readConfig({
      STORE_STAGE: 'local',
      PORT: 'many',
      REGISTRY_URL: 'ftp://x',
      COMMERCE_URL: 'nowhere',
      REGISTRY_KEYS: '/no/such/key.pem',
    }),
  ).toThrow(/PORT[^]*REGISTRY_URL[^]*COMMERCE_URL[^]*REGISTRY_KEYS/);
});

describe.each(['staging', 'production', undefined])('a composer on stage %p', (STORE_STAGE) => {
  it('does not start with nothing set, and says all that is missing', () => {
    const names = Object.keys(inProduction);
    expect(() => readConfig({ STORE_STAGE })).toThrow(
      new RegExp(names.map((name) => `${name} is missing`).join('[^]*')),
    );
    for (const name of names)
      expect(() => readConfig({ ...inProduction, STORE_STAGE, [name]: '' })).toThrow(`${name} is missing`);
  });

  it('is reached by https, under one origin', () => {
    expect(readConfig({ ...inProduction, STORE_STAGE })).toMatchObject({
      origin: 'https://shop.example',
      ownOrigins: ['https://shop.example'],
      remoteOverrides: STORE_STAGE === 'staging',
    });
    for (const PUBLIC_ORIGIN of ['http://shop.example', 'https://shop.example/in/', 'shop.example'])
      expect(() => readConfig({ ...inProduction, STORE_STAGE, PUBLIC_ORIGIN })).toThrow(
        'PUBLIC_ORIGIN must be',
      );
    expect(() => readConfig({ ...inProduction, STORE_STAGE, CHAT_URL: 'http://chat.example/' })).toThrow(
      'CHAT_URL must be an https address',
    );
  });
});

it('reads pages and passes calls on to two listeners of commerce', () => {
  expect(readConfig(inProduction)).toMatchObject({
    commerce: 'http://commerce:4000',
    commercePages: 'http://commerce:4001',
  });
  expect(() => readConfig({ ...inProduction, COMMERCE_PAGES_URL: 'http://commerce:4000/' })).toThrow(
    'COMMERCE_PAGES_URL and COMMERCE_URL must differ',
  );
  expect(() => readConfig({ ...inProduction, COMMERCE_PAGES_URL: 'commerce:4001' })).toThrow(
    'COMMERCE_PAGES_URL must be an http(s) address',
  );
});

it('takes no deadline in which no page can be made', () => {
  expect(readConfig(inProduction)).toMatchObject({ pageDeadlineMs: 2_500 });
  expect(() => readConfig({ ...inProduction, PAGE_DEADLINE_MS: '0' })).toThrow('PAGE_DEADLINE_MS');
});

it("on a developer's machine needs a key and nothing else, and is reached by the machine's own names", () => {
  expect(readConfig({ STORE_STAGE: 'local', REGISTRY_KEYS: key, PORT: '3007' })).toMatchObject({
    origin: 'http://localhost:3007',
    ownOrigins: ['http://localhost:3007', 'http://127.0.0.1:3007'],
  });
});

it('shares the files of its shell by a folder or by a bucket, not by both', () => {
  expect(readConfig(inProduction).shellFiles).toEqual({ kind: 'own' });
  expect(readConfig({ ...inProduction, SHELL_FILES: '/shared' }).shellFiles).toEqual({
    kind: 'folder',
    directory: '/shared',
  });
  const bucket = {
    SHELL_S3_ENDPOINT: 'https://s3.example',
    SHELL_S3_BUCKET: 'b',
    SHELL_S3_ACCESS_KEY: 'k',
    SHELL_S3_SECRET_KEY: 's',
  };
  expect(readConfig({ ...inProduction, ...bucket }).shellFiles).toMatchObject({
    kind: 'bucket',
    storage: { endpoint: 'https://s3.example', bucket: 'b' },
  });
  expect(() => readConfig({ ...inProduction, ...bucket, SHELL_FILES: '/shared' })).toThrow(
    'SHELL_FILES and SHELL_S3_ENDPOINT are both given',
  );
});
