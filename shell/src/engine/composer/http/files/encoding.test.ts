import { expect, it } from '@jest/globals';
import { acceptedEncoding } from './encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['gzip;q=0.0', 'identity'],
  ['brotli', 'identity'],
  ['x-gzip', 'identity'],
  ['GZIP', 'gzip'],
] as const)('accept-encoding %p gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
