import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgresql://localhost/store';
const token = (): string => randomBytes(32).toString('base64url');
/** What a registry that others reach needs, all of it. */
const inProduction = {
  DATABASE_URL,
  COMMERCE_URL: 'http://commerce:4000',
  PUBLIC_ORIGIN: 'https://shop.example',
  REGISTRY_SIGNING_KEY: '/run/secrets/key.pem',
  REGISTRY_OPERATOR_TOKENS: `asha:${token()}, ravi:${token()}`,
  REGISTRY_COMPOSER_TOKEN: token(),
};

it('has as many connections as it is given', () => {
  const connections = (env: Readonly<Record<string, string>>) =>
    readConfig({ STORE_STAGE: 'local', DATABASE_URL: 'postgresql://x', ...env }).connections;
  expect([connections({}), connections({ DATABASE_CONNECTIONS: '4' })]).toEqual([10, 4]);
});

describe('the settings', () => {
  it('of a local store need an address of a database and nothing else', () => {
    expect(readConfig({ DATABASE_URL, STORE_STAGE: 'local' })).toMatchObject({
      host: '127.0.0.1',
      port: 3100,
      trustedProxies: ['loopback'],
      signingKey: null,
      operators: null,
      storage: { kind: 'disk' },
      smokeApi: null,
      shopOrigin: 'http://localhost:3000',
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

  it('say whose remotes a token moves, what two people put live, and how canaries go on', () => {
    const local = { DATABASE_URL, STORE_STAGE: 'local' };
    const operators = { REGISTRY_OPERATOR_TOKENS: `asha:${token()},ravi:${token()}:catalog+account` };
    const { operators: named, twoPeople, canaryPolicy } = readConfig({ ...local, ...operators });
    expect(named).toMatchObject([
      { name: 'asha', role: 'admin', remotes: null },
      { name: 'ravi', role: 'operator', remotes: ['catalog', 'account'] },
    ]);
    expect(twoPeople).toEqual([]);
    expect(canaryPolicy.steps).toEqual([1, 5, 25, 50, 100]);
    expect(readConfig({ ...local, REGISTRY_TWO_PEOPLE: 'checkout, account' }).twoPeople).toEqual([
      'checkout',
      'account',
    ]);
    expect(readConfig({ ...local, REGISTRY_CANARY_STEPS: '25,50,100' }).canaryPolicy.steps).toEqual([
      25, 50, 100,
    ]);
    expect(readConfig(inProduction).twoPeople).toEqual(['checkout']);
    for (const REGISTRY_CANARY_STEPS of ['50,25', '0,5', '5,101', 'few', '1.5', '1,2,3,4,5,6,7,8,9,10,11'])
      expect(() => readConfig({ ...local, REGISTRY_CANARY_STEPS })).toThrow(/REGISTRY_CANARY_STEPS/);
    for (const remotes of ['Catalog', '', 'catalog:more'])
      expect(() => readConfig({ ...local, REGISTRY_OPERATOR_TOKENS: `asha:${token()}:${remotes}` })).toThrow(
        /what asha may move/,
      );
  });

  it('say where people sign in, and what their codes are encrypted by', () => {
    const console = (env: Readonly<Record<string, string>>) =>
      readConfig({ DATABASE_URL, ...env }).console?.href;
    expect(console({ STORE_STAGE: 'local' })).toBe('http://localhost:3200/');
    expect(readConfig(inProduction)).toMatchObject({ console: null, codeSecret: null, isLocal: false });
    // As a compose file has it where nobody named one.
    expect(readConfig({ ...inProduction, CONSOLE_ORIGIN: '' }).console).toBeNull();
    expect(readConfig({ ...inProduction, CONSOLE_ORIGIN: 'https://console.example' }).console?.hostname).toBe(
      'console.example',
    );
    expect(() => readConfig({ ...inProduction, CONSOLE_ORIGIN: 'http://console.example' })).toThrow(
      /CONSOLE_ORIGIN/,
    );
    expect(() => readConfig({ ...inProduction, REGISTRY_CODE_SECRET: 'short' })).toThrow(
      /REGISTRY_CODE_SECRET/,
    );
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

  it('of a local store name its own addresses by http, if at all', () => {
    const local = { DATABASE_URL, STORE_STAGE: 'local' };
    expect(
      readConfig({ ...local, PUBLIC_ORIGIN: 'http://10.0.0.2:3000/', COMMERCE_URL: 'http://10.0.0.2:4000/' }),
    ).toMatchObject({ shopOrigin: 'http://10.0.0.2:3000', smokeApi: 'http://10.0.0.2:4000' });
    expect(() => readConfig({ ...local, PUBLIC_ORIGIN: 'nowhere', COMMERCE_URL: 'commerce:4000' })).toThrow(
      /COMMERCE_URL must be an http\(s\) address[^]*PUBLIC_ORIGIN must be an http\(s\) address/,
    );
  });
});

describe.each(['staging', 'production', undefined])('a registry on stage %p', (STORE_STAGE) => {
  it('does not start with nothing set, and says all that is missing', () => {
    const names = Object.keys(inProduction);
    expect(() => readConfig({ STORE_STAGE })).toThrow(
      new RegExp(names.map((name) => `${name} is missing`).join('[^]*')),
    );
    for (const name of names)
      expect(() => readConfig({ ...inProduction, STORE_STAGE, [name]: '' })).toThrow(`${name} is missing`);
  });

  it('draws its smoke pages, as pages of a shop that is reached by https', () => {
    expect(readConfig({ ...inProduction, STORE_STAGE })).toMatchObject({
      smokeApi: 'http://commerce:4000',
      shopOrigin: 'https://shop.example',
    });
    for (const PUBLIC_ORIGIN of ['http://shop.example', 'https://shop.example/in/', 'shop.example'])
      expect(() => readConfig({ ...inProduction, STORE_STAGE, PUBLIC_ORIGIN })).toThrow(
        'PUBLIC_ORIGIN must be',
      );
  });

  it('makes up no secret and takes no weak one', () => {
    expect(
      [...(readConfig({ ...inProduction, STORE_STAGE }).operators ?? [])].map(({ name }) => name),
    ).toEqual(['asha', 'ravi']);
    expect(() =>
      readConfig({
        ...inProduction,
        STORE_STAGE,
        REGISTRY_OPERATOR_TOKENS: `asha:${'a'.repeat(43)}`,
        REGISTRY_COMPOSER_TOKEN: 'short',
      }),
    ).toThrow(/the token of asha is easily guessed[^]*REGISTRY_COMPOSER_TOKEN must have at least 32/);
  });
});
