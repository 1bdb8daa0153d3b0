import { describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { ConfigInvalid, readConfig } from './config.ts';

const vapid = webPush.generateVAPIDKeys();
const DATABASE_URL = 'postgresql:///suvarna?host=/tmp/x';

describe('settings', () => {
  it('have defaults for a developer', () => {
    expect(readConfig({ DATABASE_URL })).toMatchObject({ production: false, host: '127.0.0.1', port: 4000 });
  });

  it('name all faults together', () => {
    const refused = (): unknown => readConfig({ PORT: '70000', LOG_LEVEL: 'loud', NODE_ENV: 'production' });
    expect(refused).toThrow(ConfigInvalid);
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'SESSION_SECRET', 'DOCUMENT_SECRET', 'VAPID_PUBLIC_KEY']) expect(refused).toThrow(name);
  });

  it('have no default secret in production', () => {
    expect(() => readConfig({ DATABASE_URL, NODE_ENV: 'production' })).toThrow('SESSION_SECRET');
    expect(readConfig({ DATABASE_URL, NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), DOCUMENT_SECRET: 'y'.repeat(32), VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey }).production).toBe(true);
  });

  it('let none of the store\'s people in until there are tokens, and refuse weak ones', () => {
    expect(readConfig({ DATABASE_URL }).staff).toEqual({ viewToken: '', adminToken: '' });
    expect(() => readConfig({ DATABASE_URL, STAFF_ADMIN_TOKEN: 'short' })).toThrow('STAFF_ADMIN_TOKEN');
    const one = 's'.repeat(32);
    expect(() => readConfig({ DATABASE_URL, STAFF_VIEW_TOKEN: one, STAFF_ADMIN_TOKEN: one })).toThrow('must differ');
  });
});
