import { expect, it } from '@jest/globals';
import { metresBetween } from './distance.ts';

it('is half of a great circle to the other side of the earth, and nothing to itself', () => {
  const here = { lat: 12.9762, lng: 77.6033 };
  expect(metresBetween(here, here)).toBe(0);
  expect(metresBetween(here, { lat: -12.9762, lng: -102.3967 })).toBe(Math.round(Math.PI * 6_371_000));
  // A degree of latitude.
  expect(metresBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBe(111_195);
});
