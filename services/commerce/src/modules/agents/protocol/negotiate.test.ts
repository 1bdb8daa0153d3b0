import { describe, expect, it } from '@jest/globals';
import type { Capability } from './capabilities.ts';
import { negotiate, type Offers } from './negotiate.ts';

const own = (version: string, parents?: readonly string[]): Capability => ({
  version,
  spec: 'https://ucp.dev/spec',
  schema: 'https://ucp.dev/schema',
  ...(parents && { extends: parents }),
});
const V = '2026-04-08';
const OURS = {
  cart: own(V),
  checkout: own(V),
  discount: own(V, ['cart', 'checkout']),
  loyalty: own(V, ['discount']),
};
const spoken = (offers: Offers, version = V) => [...negotiate(version, offers, OURS).keys()];
const at = (version: string, more = {}) => [{ version, ...more }];

describe('what both sides speak', () => {
  it('is what both name in one version (rule 11)', () => {
    expect(spoken({ cart: at(V), checkout: at('2026-01-11'), other: at(V) })).toEqual(['cart']);
    expect(negotiate(V, { cart: [...at('2026-01-11'), ...at(V)] }, OURS).get('cart')).toBe(V);
  });

  it('has no extension without one of its parents, however long the chain (rule 11)', () => {
    expect(spoken({ discount: at(V), loyalty: at(V) })).toEqual([]);
    expect(spoken({ checkout: at(V), discount: at(V), loyalty: at(V) })).toEqual([
      'checkout',
      'discount',
      'loyalty',
    ]);
  });

  it('has no extension that needs versions that are not spoken (rules 14 and 15)', () => {
    const needing = (requires: object): Offers => ({ checkout: at(V), discount: at(V, { requires }) });
    expect(spoken(needing({ protocol: { min: '2026-09-01' } }))).toEqual(['checkout']);
    expect(spoken(needing({ protocol: { min: '2026-01-11', max: '2026-02-01' } }))).toEqual(['checkout']);
    expect(spoken(needing({ capabilities: { cart: { min: V } } }))).toEqual(['checkout']);
    expect(spoken(needing({ protocol: { min: V }, capabilities: { checkout: { min: V } } }))).toEqual([
      'checkout',
      'discount',
    ]);
  });

  it('is nothing for another version of the protocol (rule 7)', () => {
    for (const version of ['2026-01-11', '2027-01-01'])
      expect(() => spoken({ cart: at(V) }, version)).toThrow(
        expect.objectContaining({ code: 'version_unsupported', status: 422 }),
      );
  });

  it('does not take names of JavaScript for capabilities', () => {
    expect(negotiate(V, JSON.parse('{"__proto__": []}') as Offers, { toString: own(V) }).size).toBe(0);
  });
});
