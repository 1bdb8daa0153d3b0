import { TURN } from '@suvarna/jewellery-model/model';
import { expect, it } from '@jest/globals';
import { ACROSS, DOWN, turnOf } from './turn.model.ts';

it('is found by the main picture of a metal, in whatever size and of whatever time', () => {
  for (const picture of [
    '/media/designs/7/hero-rose-{w}-0123456789abcd',
    '/media/designs/7/hero-rose-515-0123456789abcd',
    '/media/designs/7/hero-rose-360',
  ])
    expect(turnOf(picture)).toBe('/media/designs/7/turn-rose-515');
  expect(turnOf('https://shop.example/media/designs/7/hero-white-515-0123456789abcd')).toBe(
    'https://shop.example/media/designs/7/turn-white-515',
  );
});

it.each(['', '/media/designs/7/worn-rose-515-0123456789abcd', '/files/hero.png'])(
  'is not there for %j',
  (other) => {
    expect(turnOf(other)).toBeUndefined();
  },
);

it('has the frames that are drawn', () => {
  expect([ACROSS, DOWN]).toEqual([TURN.across, TURN.down]);
});
