import { describe, expect, it } from '@jest/globals';
import { isOwnPath, relevantQuery } from './address.ts';
import { jsonForScript } from './document/json-block.ts';
import fc from 'fast-check';

describe('an address', () => {
  it('has declared keys in declared order, so that one page has one key', () => {
    expect(relevantQuery(new URLSearchParams('z=1&b=2&a=3'), ['a', 'b']).toString()).toBe('a=3&b=2');
  });

  it.each([
    ['/x/', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/a\u0000', false],
    ['https://evil.example', false],
  ])('%p is our own: %p', (path, own) => {
    expect(isOwnPath(path)).toBe(own);
  });
});

it('JSON in a document survives any value and never closes its element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const json = jsonForScript({ value, text, hostile: '</script><!--' });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value, text, hostile: '</script><!--' })));
    }),
  );
});
