import { expect, it } from '@jest/globals';
import { handPoints } from './hand.fixtures.ts';
import { laidOnHand } from './hand-placing.ts';

const cut = { x: 0, y: 0, side: 640 };
const shown = { cut, mirrored: false };

it('a ring lies between root and joint of the ring finger, along it', () => {
  const { x, y, turn, width } = laidOnHand(handPoints(), 'finger', shown);
  expect(x * 640).toBeCloseTo(266 + 15 * 0.45, 0);
  expect(y * 640).toBeCloseTo(292 - 102 * 0.45, 0);
  expect(turn).toBeCloseTo((Math.atan2(15, 102) * 180) / Math.PI, 1);
  // Fingers of that hand are 47 pixels wide.
  expect(width * 640).toBeGreaterThan(38);
  expect(width * 640).toBeLessThan(56);
});

it('a bracelet lies past the wrist, away from the fingers, across the arm', () => {
  const { x, y, width } = laidOnHand(handPoints(), 'wrist', shown);
  expect(y * 640).toBeGreaterThan(481 + 30);
  expect(Math.abs(x * 640 - 272)).toBeLessThan(20);
  // That arm is 162 pixels wide there.
  expect(Math.abs(width * 640 - 162)).toBeLessThan(25);
});

it('a mirror shows the other side, turned the other way', () => {
  const [own, mirrored] = [false, true].map((is) =>
    laidOnHand(handPoints(), 'finger', { cut, mirrored: is }),
  );
  expect((own?.x ?? 0) + (mirrored?.x ?? 0)).toBeCloseTo(1);
  expect((own?.turn ?? 0) + (mirrored?.turn ?? 0)).toBeCloseTo(0);
});

it('fingers that look down are no reason to turn a ring upside down', () => {
  const down = handPoints().map((value, at) => (at % 2 === 1 ? 640 - value : value));
  expect(Math.abs(laidOnHand(down, 'finger', shown).turn)).toBeLessThan(45);
});
