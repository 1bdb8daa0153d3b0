import { describe, expect, it } from '@jest/globals';
import { createMatcher } from '@suvarna/remote-kit/routing';
import fc from 'fast-check';
import { commonAddress } from './pattern-overlap.ts';

/** Whether the router gives the address to a remote that has this pattern alone. */
const has = (pattern: string, address: string): boolean =>
  createMatcher([{ name: 'one', routes: [{ id: 'page', path: pattern }] }])(address) !== null;

/** Few letters, so that patterns meet often. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 3 });
/** With an address of it: what stands in the pattern, and what in the address. */
const segment = fc.oneof(
  word.map((text) => [text, text] as const),
  word.map((value) => [':x', value] as const),
  fc.tuple(word, word).map(([text, value]) => [`${text}:x`, text + value] as const),
  fc.tuple(word, word).map(([value, text]) => [`:x${text}`, value + text] as const),
);
const piece = fc.oneof(
  { weight: 5, arbitrary: segment.map(([pattern, value]) => [`${pattern}/`, `${value}/`] as const) },
  segment.map(([pattern]) => [`{${pattern}/}`, ''] as const),
  segment.map(([pattern, value]) => [`{${pattern}/}`, `${value}/`] as const),
  fc.tuple(word, word).map(([one, two]) => ['*y/', `${one}/${two}/`] as const),
);
const named = (pattern: string): string => {
  let count = 0;
  return pattern.replaceAll(/[xy](?=[^a-z]|$)/g, (name) => `"${name}${(count += 1)}"`);
};
const route = fc
  .tuple(fc.array(piece, { maxLength: 4 }), fc.boolean())
  .map(([pieces, cut]) => {
    const whole = (side: 0 | 1): string => `/${pieces.map((each) => each[side]).join('')}`;
    const address = whole(1);
    return {
      pattern: named(whole(0)),
      address: cut && address.length > 1 ? address.slice(0, -1) : address,
    };
  })
  // Some, such as two parts side by side once a group is left out, the router does not take at all.
  .filter(({ pattern }) => {
    try {
      has(pattern, '/');
      return true;
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  });

describe('an address that two patterns share', () => {
  it('is found wherever the router gives one address to both', () => {
    let shared = 0;
    fc.assert(
      fc.property(route, route, ({ pattern, address }, other) => {
        for (const each of [address, other.address])
          if (has(pattern, each) && has(other.pattern, each)) {
            shared += 1;
            expect(commonAddress(pattern, other.pattern)).not.toBeNull();
          }
      }),
      { numRuns: 2_000 },
    );
    expect(shared).toBeGreaterThan(100);
  });

  it('is one that the router gives to both, where patterns are of whole segments', () => {
    const plain = fc
      .array(fc.oneof(word, fc.constant(':x')), { maxLength: 4 })
      .map((segments) => named(`/${segments.map((each) => `${each}/`).join('')}`));
    let [shared, apart] = [0, 0];
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        const address = commonAddress(one, other);
        if (address === null) return void (apart += 1);
        shared += 1;
        expect([address, has(one, address), has(other, address)]).toEqual([address, true, true]);
      }),
      { numRuns: 1_000 },
    );
    expect(Math.min(shared, apart)).toBeGreaterThan(50);
  });

  it.each([
    ['/account/', '/checkout/'],
    ['/account/orders/:order_no/', '/account/wallet/'],
    ['/account/orders/:order_no/', '/account/orders/'],
    ['/jewellery/', '/jewellery-box/shared/:token/'],
    ['/a-:x/', '/b-:x/'],
    ['/:x-ring/', '/:x-chain/'],
  ])('is not there: %s and %s', (one, other) => {
    expect(commonAddress(one, other)).toBeNull();
  });
});
