import { expect, it } from '@jest/globals';
import { MARKETS } from '../src/base/countries/index.ts';
import { ALERT_EVENTS, PHOTO_PATHS } from '../src/call-properties.ts';
import { CAPABILITIES, endpointsOf } from '../src/capabilities.ts';
import { callsOf, hasCalls } from './calls-source.ts';

const bundled = async (name: string): Promise<Readonly<Record<string, unknown>>> => ({
  ...((await import(`../generated/${name}.js`)) as object),
});

it.each(Object.entries(CAPABILITIES).filter(([, capability]) => hasCalls(capability)))(
  'a bundle gets of %s its calls without schemas, and its rules',
  async (name, capability) => {
    const calls = callsOf(endpointsOf(capability));
    const { rules, ...found } = Object.groupBy(Object.entries(await bundled(name)), ([key]) =>
      key in calls ? 'calls' : 'rules',
    );
    expect(Object.fromEntries(found.calls ?? [])).toEqual(calls);
    const known: Readonly<Record<string, unknown>> = capability;
    for (const [key, rule] of rules ?? []) expect([key, typeof rule]).toEqual([key, typeof known[key]]);
  },
);

it('a bundle gets what a client has to know of a path', async () => {
  expect(await bundled('call-properties')).toEqual({ ALERT_EVENTS, PHOTO_PATHS });
  expect(PHOTO_PATHS).toContain('box/elsewhere/add/');
});

it('a bundle gets of countries what prices are shown with, alone', async () => {
  expect(await bundled('markets')).toEqual({ MARKETS });
});

it('a call is told to bundles by its path, its shape, and whether photos come along', () => {
  expect(callsOf(endpointsOf(CAPABILITIES.wishlist))).toMatchObject({
    wishlistRead: { path: 'customer/customer_wishlist/', shape: { count: 'number' } },
  });
  // What only the store's people and processes may call, no shop has.
  expect(callsOf(endpointsOf(CAPABILITIES.operations))).toEqual({});
});
