import { expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

it('names every wrong setting at once', () => {
  expect(() => readConfig({ PORT: 'many', REGISTRY_URL: 'ftp://x', COMMERCE_URL: 'nowhere', REGISTRY_KEYS: '/no/such/key.pem' }))
    .toThrow(/PORT[^]*REGISTRY_URL[^]*COMMERCE_URL[^]*REGISTRY_KEYS/);
});
