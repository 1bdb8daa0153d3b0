import { expect, it } from '@jest/globals';
import { parseOverride, writeOverride } from './remote-override.ts';

it.each([
  ['catalog@http://localhost:3201', { remote: 'catalog', origin: 'http://localhost:3201' }],
  ['golden-bounty@http://127.0.0.1:3299', { remote: 'golden-bounty', origin: 'http://127.0.0.1:3299' }],
])('%s names a remote and an address of one’s own machine', (text, override) => {
  expect(parseOverride(text)).toEqual(override);
  expect(writeOverride(override)).toBe(text);
});

it.each([
  '',
  'catalog',
  'catalog@',
  '@http://localhost:3201',
  'Catalog@http://localhost:3201',
  'catalog@https://localhost:3201',
  'catalog@http://localhost',
  'catalog@http://evil.example:3201',
  'catalog@http://localhost.evil.example:3201',
  'catalog@http://localhost:3201/',
  'catalog@http://localhost:3201@evil.example',
  'catalog@http://user@localhost:3201',
  'catalog@http://localhost:99999',
  'catalog@http://localhost:3201; script-src *',
  'catalog@http://localhost:3201\nx',
  '../x@http://localhost:3201',
  'catalog@http://[::1]:3201',
  'catalog@javascript:alert(1)',
])('%j is no override', (text) => {
  expect(parseOverride(text)).toBeNull();
});
