import { expect, it } from '@jest/globals';
import { shownFit } from './composing.ts';
import { fitLaid, inRange, type Laid } from './laid.ts';

const cut = { x: 160, y: 0, side: 480 };
const laid: Laid = { x: 0.25, y: 0.5, width: 0.2, turn: 20 };

it.each([false, true])('lies where it was laid on the screen, mirrored: %s', (mirrored) => {
  const fit = fitLaid(laid, { cut, mirrored, aroundMm: 16, place: 'finger' });
  const [spot] = shownFit(fit, cut, mirrored).spots;
  expect(spot?.x).toBeCloseTo(0.25 * 960);
  expect(spot?.y).toBeCloseTo(0.5 * 960);
  // What a mirror turns around turns back on the screen.
  expect(Math.sign(spot?.turn ?? 0)).toBe(mirrored ? -1 : 1);
});

it('what it goes around is as wide as the lines are apart', () => {
  const { pxPerMm } = fitLaid(laid, { cut, mirrored: false, aroundMm: 16, place: 'finger' });
  expect(pxPerMm * 16).toBeCloseTo(0.2 * cut.side);
});

it('nothing is laid outside of the picture', () => {
  expect(inRange({ x: -2, y: 3, width: 0, turn: 400 })).toEqual({ x: 0.05, y: 0.95, width: 0.04, turn: 90 });
});
