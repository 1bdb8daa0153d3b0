import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { SettingsInvalid } from '@suvarna/settings/read-settings';
import { readConfig } from './read-config.ts';

const vapid = webPush.generateVAPIDKeys();
const DATABASE_URL = 'postgresql:///suvarna?host=/tmp/x';
const SHOP = {
  DATABASE_URL,
  SESSION_SECRET: randomBytes(32).toString('base64url'),
  DOCUMENT_SECRET: randomBytes(32).toString('base64url'),
  SHOP_ORIGIN: 'https://shop.example',
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  SUPPORT_PHONE: '1800-111-2222',
  SUPPORT_WHATSAPP: '911112223334',
  SUPPORT_EMAIL: 'care@shop.example',
  GRIEVANCE_OFFICER_NAME: 'Meera Iyer',
  GRIEVANCE_OFFICER_EMAIL: 'officer@shop.example',
  CONTACT_SINCE: '2026-11-29',
};

describe('settings', () => {
  it('have defaults for a developer', () => {
    expect(readConfig({ DATABASE_URL, STORE_STAGE: 'local' })).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      shopOrigin: 'http://127.0.0.1:3000',
    });
  });

  it('say how the database is reached', () => {
    expect(readConfig({ ...SHOP }).database).toEqual({
      url: DATABASE_URL,
      directUrl: DATABASE_URL,
      sharing: 'session',
      namesStatements: true,
      connections: { calls: 10, pages: 4, jobs: 7 },
    });
    const pooled = {
      ...SHOP,
      DATABASE_POOLER: 'transaction',
      DATABASE_URL: 'postgresql://pooled@bouncer/shop',
    };
    const direct = { DATABASE_DIRECT_URL: 'postgresql://owner@db/shop' };
    expect(readConfig({ ...pooled, ...direct, DATABASE_CALLS_CONNECTIONS: '40' }).database).toEqual({
      url: 'postgresql://pooled@bouncer/shop',
      directUrl: 'postgresql://owner@db/shop',
      sharing: 'transaction',
      namesStatements: false,
      connections: { calls: 40, pages: 4, jobs: 7 },
    });
    expect(
      readConfig({ ...pooled, ...direct, DATABASE_NAMED_STATEMENTS: '1' }).database.namesStatements,
    ).toBe(true);
    expect(() => readConfig(pooled)).toThrow('DATABASE_DIRECT_URL is missing');
    expect(() => readConfig({ ...pooled, DATABASE_DIRECT_URL: 'postgresql://pooled@db/shop' })).toThrow(
      'must have different logins',
    );
  });

  it('name all faults together', () => {
    const refused = (): unknown => readConfig({ PORT: '70000', LOG_LEVEL: 'loud' });
    expect(refused).toThrow(SettingsInvalid);
    for (const name of [
      'PORT',
      'LOG_LEVEL',
      'DATABASE_URL',
      'SESSION_SECRET',
      'DOCUMENT_SECRET',
      'SHOP_ORIGIN',
      'VAPID_PUBLIC_KEY',
    ])
      expect(refused).toThrow(name);
  });

  it('let pages be read over a listener of their own', () => {
    expect(readConfig({ DATABASE_URL, STORE_STAGE: 'local', HOST: '10.0.0.2', PORT: '5000' })).toMatchObject({
      pagesHost: '10.0.0.2',
      pagesPort: 5001,
    });
    expect(readConfig({ ...SHOP })).toMatchObject({ port: 4000, pagesPort: 4001 });
    expect(readConfig({ ...SHOP, PAGES_HOST: '10.0.0.3', PAGES_PORT: '5001' })).toMatchObject({
      host: '127.0.0.1',
      pagesHost: '10.0.0.3',
      pagesPort: 5001,
    });
    expect(() => readConfig({ ...SHOP, PORT: '4001', PAGES_PORT: '4001' })).toThrow(
      'PAGES_PORT and PORT must differ',
    );
    expect(() => readConfig({ ...SHOP, PAGES_PORT: 'many' })).toThrow('PAGES_PORT is "many"');
  });

  it('take several keys while one is replaced, each as good as one alone', () => {
    const [first, second] = [SHOP.SESSION_SECRET, randomBytes(32).toString('base64url')];
    const read = (SESSION_SECRET: string) => readConfig({ ...SHOP, SESSION_SECRET });
    expect(read(`${second},${first}`).sessionSecret).toBe(`${second},${first}`);
    expect(() => read(`${first},short`)).toThrow('SESSION_SECRET');
    expect(() => read(`${first},`)).toThrow('SESSION_SECRET');
    expect(() => read(`${first},${SHOP.DOCUMENT_SECRET}`)).toThrow('must differ');
  });

  it.each(['staging', 'production', undefined])(
    "on stage %p have no default for a secret or for the shop's address",
    (STORE_STAGE) => {
      const read = (change: Readonly<Record<string, string>> = {}) =>
        readConfig({ ...SHOP, STORE_STAGE, ...change });
      expect(read()).toMatchObject({ production: true, shopOrigin: 'https://shop.example' });
      for (const name of ['SESSION_SECRET', 'DOCUMENT_SECRET', 'SHOP_ORIGIN'])
        expect(() => read({ [name]: '' })).toThrow(`${name} is missing`);
      for (const name of ['SESSION_SECRET', 'DOCUMENT_SECRET']) {
        expect(() => read({ [name]: 'not-a-secret-development-only-0000' })).toThrow(
          `${name} is published with the source`,
        );
        expect(() => read({ [name]: 'x'.repeat(32) })).toThrow(`${name} is easily guessed`);
      }
      expect(() => read({ DOCUMENT_SECRET: SHOP.SESSION_SECRET })).toThrow('must differ');
      for (const SHOP_ORIGIN of [
        'http://shop.example',
        'http://127.0.0.1:3000',
        'https://shop.example/in',
        'shop.example',
      ])
        expect(() => read({ SHOP_ORIGIN })).toThrow('SHOP_ORIGIN must be');
    },
  );

  it.each(['staging', 'production', undefined])(
    'on stage %p name whom people reach: an empty one, or the example of the source, is refused',
    (STORE_STAGE) => {
      const read = (change: Readonly<Record<string, string>> = {}) =>
        readConfig({ ...SHOP, STORE_STAGE, ...change });
      expect(read().contact).toEqual({
        phone: '1800-111-2222',
        whatsapp: '911112223334',
        email: 'care@shop.example',
        officer: { name: 'Meera Iyer', name_hi: 'Meera Iyer', email: 'officer@shop.example' },
        since: '2026-11-29',
      });
      const local = readConfig({ DATABASE_URL, STORE_STAGE: 'local' }).contact;
      for (const [name, example] of [
        ['SUPPORT_PHONE', local.phone],
        ['SUPPORT_WHATSAPP', local.whatsapp],
        ['SUPPORT_EMAIL', local.email],
        ['GRIEVANCE_OFFICER_NAME', local.officer.name],
        ['GRIEVANCE_OFFICER_EMAIL', local.officer.email],
      ] as const) {
        expect(() => read({ [name]: '' })).toThrow(`${name} is missing`);
        expect(() => read({ [name]: example })).toThrow(`${name} is published with the source`);
      }
      expect(() => read({ CONTACT_SINCE: '' })).toThrow('CONTACT_SINCE is missing');
      for (const [name, wrong] of [
        ['SUPPORT_PHONE', 'call us'],
        ['SUPPORT_WHATSAPP', '+91 98'],
        ['SUPPORT_EMAIL', 'care'],
        ['CONTACT_SINCE', '2026-02-30'],
      ] as const)
        expect(() => read({ [name]: wrong })).toThrow(`${name} must be`);
    },
  );

  it("let a password cost less only on a developer's own machine", () => {
    expect(readConfig({ DATABASE_URL, STORE_STAGE: 'local' }).passwordCost).toBe(15);
    expect(readConfig({ DATABASE_URL, STORE_STAGE: 'local', PASSWORD_COST: '10' }).passwordCost).toBe(10);
    for (const STORE_STAGE of ['staging', 'production'])
      expect(() => readConfig({ ...SHOP, STORE_STAGE, PASSWORD_COST: '14' })).toThrow(
        'PASSWORD_COST is "14"',
      );
  });

  it('of a store that others reach have no demo data', () => {
    expect(readConfig({ DATABASE_URL, STORE_STAGE: 'local' }).demoData).toBe(false);
    expect(readConfig({ DATABASE_URL, STORE_STAGE: 'local', DEMO_DATA: 'on' }).demoData).toBe(true);
    for (const STORE_STAGE of ['staging', 'production', undefined]) {
      expect(readConfig({ ...SHOP, STORE_STAGE, DEMO_DATA: 'off' }).demoData).toBe(false);
      expect(() => readConfig({ ...SHOP, STORE_STAGE, DEMO_DATA: 'on' })).toThrow('production has none');
    }
  });

  it('of production name no sandbox, which says "paid" at the press of a button', () => {
    const sandbox = {
      SANDBOX_URL: 'http://127.0.0.1:3900',
      SANDBOX_KEY_ID: randomBytes(16).toString('hex'),
      SANDBOX_KEY_SECRET: randomBytes(16).toString('hex'),
      SANDBOX_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
    };
    expect(() => readConfig({ ...SHOP, ...sandbox })).toThrow('SANDBOX_URL is for trying out');
    const staging = { ...SHOP, ...sandbox, STORE_STAGE: 'staging' };
    expect(readConfig(staging).sandbox).not.toBeNull();
    // Alerts are seen there, unless they have a chat of their own.
    expect(readConfig(staging).outward.alertUrl).toMatch(/^http:\/\/127\.0\.0\.1:3900\/chat\/hooks\/\w{32}$/);
    const ALERT_WEBHOOK_URL = 'https://chat.example/hooks/1';
    expect(readConfig({ ...staging, ALERT_WEBHOOK_URL }).outward.alertUrl).toBe(ALERT_WEBHOOK_URL);
  });

  it("let none of the store's people in until there are tokens, and refuse weak ones", () => {
    expect(readConfig({ ...SHOP }).staff).toEqual({
      viewToken: '',
      adminToken: '',
      people: [],
      knowsPeople: true,
    });
    expect(() => readConfig({ ...SHOP, STAFF_ADMIN_TOKEN: 'short' })).toThrow('STAFF_ADMIN_TOKEN');
    const one = 's'.repeat(32);
    expect(() => readConfig({ ...SHOP, STAFF_VIEW_TOKEN: one, STAFF_ADMIN_TOKEN: one })).toThrow(
      'must differ',
    );
  });

  it("know the store's people by tokens of their own, and refuse what is no person's", () => {
    const [one, other] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
    const read = (STAFF_PEOPLE: string, more = {}) => readConfig({ ...SHOP, STAFF_PEOPLE, ...more }).staff;
    expect(read(`Meera Rao:admin:${one}, रवि:view:${other}`).people).toEqual([
      { name: 'Meera Rao', role: 'admin', token: one },
      { name: 'रवि', role: 'view', token: other },
    ]);
    for (const [people, fault] of [
      [`Meera:admin:${one},Ravi:boss:${other}`, 'entry 2 is not name:role:token'],
      [`admin:${one}`, 'entry 1 is not name:role:token'],
      [`Meera:admin:${one},`, 'entry 2 is not name:role:token'],
      ['Meera:admin:short', 'the token of Meera has fewer than'],
      [`Meera:admin:${'s'.repeat(40)}`, 'the token of Meera is easily guessed'],
      ['Meera:admin:not-a-secret-development-only-0000', 'the token of Meera is published'],
      [`Meera:admin:${one},MEERA:view:${other}`, 'MEERA is there twice'],
      [`Meera:admin:${one},Ravi:view:${one}`, "the token of Ravi is another person's"],
    ] as const)
      expect(() => read(people)).toThrow(fault);
    expect(() => read(`Meera:admin:${one}`, { STAFF_ADMIN_TOKEN: one })).toThrow('the token of Meera is');
    expect(() => read(`${one}:admin`)).not.toThrow(one);
    const local = { DATABASE_URL, STORE_STAGE: 'local' };
    expect(readConfig(local).staff.knowsPeople).toBe(false);
    expect(readConfig({ ...local, STAFF_PEOPLE: `Meera:admin:${one}` }).staff.knowsPeople).toBe(true);
  });

  it('turn a provider of accounts on by all of its settings, and refuse some of them', () => {
    const apple = {
      APPLE_CLIENT_ID: 'shop.example',
      APPLE_TEAM_ID: 'TEAM123456',
      APPLE_KEY_ID: 'KEY1234567',
      APPLE_PRIVATE_KEY: generateKeyPairSync('ec', {
        namedCurve: 'P-256',
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        publicKeyEncoding: { type: 'spki', format: 'pem' },
      }).privateKey.replaceAll('\n', '\\n'),
    };
    const google = {
      GOOGLE_CLIENT_ID: '1.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: randomBytes(32).toString('base64url'),
    };
    expect(readConfig(SHOP).social).toEqual({ google: null, apple: null });
    expect(readConfig({ ...SHOP, ...apple, ...google }).social).toMatchObject({
      google: { issuer: 'https://accounts.google.com' },
      apple: { issuer: 'https://appleid.apple.com', teamId: 'TEAM123456' },
    });
    expect(() => readConfig({ ...SHOP, ...google, GOOGLE_CLIENT_ID: '' })).toThrow(
      'GOOGLE_CLIENT_ID is missing',
    );
    expect(() => readConfig({ ...SHOP, ...apple, APPLE_KEY_ID: '' })).toThrow('APPLE_KEY_ID is missing');
    expect(() => readConfig({ ...SHOP, ...apple, APPLE_PRIVATE_KEY: 'a key' })).toThrow(
      'APPLE_PRIVATE_KEY must be a private key on P-256',
    );
    expect(() => readConfig({ ...SHOP, ...google, GOOGLE_CLIENT_SECRET: 'not-a-secret-of-google' })).toThrow(
      'GOOGLE_CLIENT_SECRET is published with the source',
    );
  });
});
