import { describe, expect, it } from '@jest/globals';
import { cutFor, liesIn, toward, wholeOf } from './cutting.ts';

const frame = { width: 640, height: 480 };
const fit = (x: number, y: number, pxPerMm: number) => ({ pxPerMm, middle: [x, y] as const, spots: [] });

describe('what of a frame is shown', () => {
  it('is a square around what is worn, nearer for smaller things', () => {
    const [ears, nose] = [
      cutFor(fit(320, 240, 1), 'ears', frame),
      cutFor(fit(320, 240, 1), 'nostril', frame),
    ];
    expect(ears.x + ears.side / 2).toBe(320);
    expect(nose.side).toBeLessThan(ears.side);
  });

  it('never leaves the frame', () => {
    for (const [x, y, pxPerMm] of [
      [0, 0, 1],
      [640, 480, 1],
      [320, 240, 5],
      [10, 470, 0.1],
    ] as const) {
      for (const wornAt of ['ears', 'nostril', 'neck'] as const) {
        const cut = cutFor(fit(x, y, pxPerMm), wornAt, frame);
        expect(Math.min(cut.x, cut.y)).toBeGreaterThanOrEqual(0);
        expect(cut.x + cut.side).toBeLessThanOrEqual(frame.width);
        expect(cut.y + cut.side).toBeLessThanOrEqual(frame.height);
      }
    }
  });

  it('is found anew in a frame that was turned', () => {
    const cut = cutFor(fit(620, 240, 1), 'ears', frame);
    expect(liesIn(cut, frame)).toBe(true);
    expect(liesIn(cut, { width: frame.height, height: frame.width })).toBe(false);
  });

  it('is the middle while no face is known, and follows one calmly', () => {
    expect(wholeOf(frame)).toEqual({ x: 80, y: 0, side: 480 });
    const wanted = { x: 0, y: 0, side: 100 };
    expect(toward(undefined, wanted)).toEqual(wanted);
    const halfway = toward({ x: 80, y: 0, side: 480 }, wanted);
    expect(halfway.x).toBeLessThan(80);
    expect(halfway.x).toBeGreaterThan(0);
  });
});
