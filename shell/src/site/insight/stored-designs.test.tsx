import { afterEach, expect, it } from '@jest/globals';
import { recentlyViewedStore } from '@suvarna/stores';
import { storedDesigns } from './stored-designs.ts';

afterEach(() => {
  recentlyViewedStore.getState().forget();
  localStorage.clear();
});

it('are those that the store keeps, the latest first', () => {
  expect(storedDesigns()).toEqual([]);
  for (const id of [3, 8]) recentlyViewedStore.getState().see(id);
  expect(storedDesigns()).toEqual([8, 3]);
});

it.each([
  '{half',
  'null',
  '7',
  '{"state":{"items":"x"}}',
  '{"state":{"items":[{"product_id":"1"},{"product_id":-2}]}}',
])('nothing comes of %s', (text) => {
  localStorage.setItem('recentlyViewed', text);
  expect(storedDesigns()).toEqual([]);
});
