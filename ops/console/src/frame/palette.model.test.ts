import { expect, test } from '@jest/globals';
import { aCanary, aLive, aPerson } from '../api/registry.fixtures.ts';
import { entriesOf } from './palette.model.ts';

const of = (given: Partial<Parameters<typeof entriesOf>[0]> = {}) =>
  entriesOf({ live: aLive(), locks: [], person: aPerson(), isStale: false, ...given });
const orders = (given: Partial<Parameters<typeof entriesOf>[0]> = {}) =>
  of(given).flatMap((entry) => (entry.kind === 'order' ? [`${entry.says} ${entry.remote}`.trim()] : []));
const places = (given: Partial<Parameters<typeof entriesOf>[0]> = {}) =>
  of(given).flatMap((entry) => (entry.kind === 'place' ? [entry.place.id] : []));

test('an operator goes anywhere but to people and tokens, and orders all there is', () => {
  expect(places()).not.toContain('people');
  expect(places({ person: aPerson({ role: 'admin' }) })).toEqual(
    expect.arrayContaining(['people', 'tokens']),
  );
  expect(orders()).toEqual([
    'roll-back',
    'roll-back-remote catalog',
    'kill catalog',
    'lock catalog',
    'roll-back-remote checkout',
    'kill checkout',
    'lock checkout',
  ]);
});

test('a viewer is offered no order, nor is anybody on a page that is stale', () => {
  expect(orders({ person: aPerson({ role: 'viewer' }) })).toEqual([]);
  expect(orders({ isStale: true })).toEqual([]);
});

test('who has remotes orders those', () => {
  expect(orders({ person: aPerson({ remotes: ['catalog'] }) }).join()).not.toContain('checkout');
});

test('what is switched off is revived, what is locked is unlocked, what is held is not held again', () => {
  const [catalog, ...others] = aLive().remotes;
  const live = aLive({
    remotes: [...(catalog ? [{ ...catalog, state: 'killed' as const }] : []), ...others],
    canary: aCanary({ state: 'held' }),
  });
  const offered = orders({ live, locks: [{ remote: 'checkout', reason: 'audit', by: 'ravi' }] });
  expect(offered).toEqual(expect.arrayContaining(['revive catalog', 'unlock checkout', 'canary-abort']));
  expect(offered).not.toContain('kill catalog');
  expect(offered).not.toContain('canary-hold');
});
