import { expect, it } from '@jest/globals';
import { createStreamPlaces } from './stream-places.ts';

it('half of the places are everybody’s, however many are kept for composers', () => {
  const places = createStreamPlaces({ inAll: 4, perAddress: 50, kept: 100 });
  const take = (isKnown: boolean) => () => places.take('203.0.113.1', isKnown);
  take(false)();
  take(false)();
  expect(take(false)).toThrow('as many event streams');
  take(true)();
  take(true)();
  expect(take(true)).toThrow('as many event streams');
});
