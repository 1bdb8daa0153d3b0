import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { root } from './workspace.ts';

test('needs no setting at all', () => {
  expect(readConfig({})).toEqual({
    data: join(root, '.data'),
    host: '127.0.0.1',
    ports: {
      shop: 3000,
      registry: 3100,
      commerce: 4000,
      pages: 4001,
      sandbox: 3900,
      imaging: 4100,
      mail: 3925,
      console: 3200,
    },
    databaseUrl: undefined,
  });
});

test('names every fault together', () => {
  const read = () =>
    readConfig({
      SHOP_PORT: 'shop',
      REGISTRY_PORT: '70000',
      COMMERCE_PORT: '3000',
      DATABASE_URL: 'mysql://x',
    });
  for (const name of ['SHOP_PORT', 'REGISTRY_PORT', 'must differ', 'DATABASE_URL'])
    expect(read).toThrow(name);
});

test('a second store has a folder and ports of its own', () => {
  const { data, ports } = readConfig({
    STORE_DATA: '/tmp/second',
    SHOP_PORT: '3001',
    REGISTRY_PORT: '3101',
    COMMERCE_PORT: '4002',
    SANDBOX_PORT: '3901',
    IMAGING_PORT: '4101',
    SANDBOX_SMTP_PORT: '3926',
    CONSOLE_PORT: '3201',
  });
  expect([data, ports]).toEqual([
    '/tmp/second',
    {
      shop: 3001,
      registry: 3101,
      commerce: 4002,
      pages: 4003,
      sandbox: 3901,
      imaging: 4101,
      mail: 3926,
      console: 3201,
    },
  ]);
  expect(readConfig({ COMMERCE_PAGES_PORT: '4009' }).ports).toMatchObject({ commerce: 4000, pages: 4009 });
});
