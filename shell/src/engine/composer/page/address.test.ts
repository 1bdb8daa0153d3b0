import { describe, expect, it } from '@jest/globals';
import { isOwnPath, readAddress, relevantQuery } from './address.ts';
import { jsonForScript } from './json-block.ts';
import fc from 'fast-check';

describe('an address', () => {
  it('is split into language, path, query and currency', () => {
    const address = readAddress('/hi/jewellery/?a=1', 'x=1; currency_code=AED');
    expect([address.locale, address.path, address.query.get('a'), address.currency]).toEqual([
      'hi',
      '/jewellery/',
      '1',
      'AED',
    ]);
  });

  it.each(['currency_code=ZZZ', 'xcurrency_code=AED', 'currency_code=AEDX', ''])(
    'with the cookie %p is in rupees',
    (cookie) => {
      expect(readAddress('/', cookie).currency).toBe('INR');
    },
  );

  it('writes the currency that ?c= asks for only where that is honoured', () => {
    const literal = readAddress('/?c=GBP', 'currency_code=AED');
    const honoured = readAddress('/?c=GBP', 'currency_code=AED', 'honour');
    expect([literal.currency, literal.writes]).toEqual(['INR', 'INR']);
    expect([honoured.currency, honoured.writes]).toEqual(['GBP', 'GBP']);
    expect([
      readAddress('/?c=EUR', 'currency_code=AED').currency,
      readAddress('/', 'currency_code=AED').writes,
    ]).toEqual(['AED', null]);
  });

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
