import { expect, it } from '@jest/globals';
import { forbiddenNumberIn } from './forbidden-numbers.ts';

// Numbers that card networks publish for tests; the PAN is nobody's.
it.each([
  ['4111111111111111'],
  ['4111 1111 1111 1111'],
  ['4111-1111-1111-1111'],
  ['4111.1111.1111.1111'],
  ['4111\u00a01111  1111 1111'],
  ['my card-4111111111111111, please'],
  [5_555_555_555_554_444],
  ['378282246310005'],
])('%s is a card number, whatever stands around', (value) => {
  expect(forbiddenNumberIn({ a: [{ b: value }] })).toEqual({ path: '$.a[0].b', kind: 'card number' });
});

it.each([['ABCPE1234F'], ['abcpe1234f'], ['PAN: ABCPE 1234 F'], ['ABCPE-1234-F']])('%s is a PAN', (value) => {
  expect(forbiddenNumberIn({ a: value })).toEqual({ path: '$.a', kind: 'tax number (PAN)' });
});

it('a card number is one in the name of a member, and in the place of a phone', () => {
  expect(forbiddenNumberIn({ '4111111111111111': true })?.kind).toBe('card number');
  expect(forbiddenNumberIn({ phone_number: '4111 1111 1111 1111' })?.kind).toBe('card number');
});

it.each([
  [{ phone_number: '+919845012345' }],
  [{ id: 'RG01084-18W-12' }],
  [{ at: 1_796_102_400_000 }],
  [{ id: 'chk_Xb3lP2vUq0m1nA9sD8f7Gg' }],
  [{ code: '4111111111111112' }],
])('%j holds none', (value) => {
  expect(forbiddenNumberIn(value)).toBeUndefined();
});
