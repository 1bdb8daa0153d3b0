import { describe, expect, it } from '@jest/globals';
import { readAddress } from './address.ts';

const secure = { secure: true };

describe('an address', () => {
  it('is split into language, path, query and country', () => {
    expect(readAddress('/hi/jewellery/?a=1', 'x=1; currency_code=AED', secure)).toEqual({
      locale: 'hi',
      base: '/hi',
      path: '/jewellery/',
      query: new URLSearchParams('a=1'),
      variant: 'AED',
      setCookie: null,
    });
  });

  it.each(['currency_code=ZZZ', 'xcurrency_code=AED', 'currency_code=AEDX', ''])(
    'with the cookie %p is in rupees',
    (cookie) => {
      expect(readAddress('/', cookie, secure).variant).toBe('INR');
    },
  );

  it('writes the currency that ?c= asks for only where that is honoured', () => {
    const literal = readAddress('/?c=GBP', 'currency_code=AED', secure);
    const honoured = readAddress('/?c=GBP', 'currency_code=AED', { ...secure, mode: 'honour' });
    expect([literal.variant, literal.setCookie]).toEqual([
      'INR',
      'currency_code=INR; Path=/; Max-Age=2160000; SameSite=Lax; Secure',
    ]);
    expect([honoured.variant, honoured.setCookie?.split(';')[0]]).toEqual(['GBP', 'currency_code=GBP']);
    expect(readAddress('/?c=EUR', 'currency_code=AED', secure)).toMatchObject({
      variant: 'AED',
      setCookie: null,
    });
  });
});
