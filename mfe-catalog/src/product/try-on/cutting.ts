/** Which square of a frame is shown: near enough to see the piece. */
import type { Fit } from './placing.ts';
import type { FacePlace } from './where-worn.ts';

/** A square in pixels of the frame. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Millimetres that are shown, and how far below the middle of the face their middle lies. */
const SHOWN: Readonly<Record<FacePlace, { readonly side: number; readonly below: number }>> = {
  ears: { side: 250, below: 22 },
  nostril: { side: 130, below: 22 },
  neck: { side: 330, below: 125 },
};

/** The largest square in the middle: nothing is known of where to look. */
export const wholeOf = ({ width, height }: Size): Cut => {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
};

export function cutFor({ pxPerMm, middle }: Fit, wornAt: FacePlace, frame: Size): Cut {
  const { side: mm, below } = SHOWN[wornAt];
  const side = Math.min(mm * pxPerMm, frame.width, frame.height);
  const inside = (at: number, length: number): number => Math.min(Math.max(at - side / 2, 0), length - side);
  return { x: inside(middle[0], frame.width), y: inside(middle[1] + below * pxPerMm, frame.height), side };
}

/** A phone that is turned swaps the sides of its frames: what was cut from one may not lie in the next. A pixel is for rounding. */
export const liesIn = ({ x, y, side }: Cut, { width, height }: Size): boolean =>
  x + side <= width + 1 && y + side <= height + 1;

/** Follows a face calmly: a share of the way at each frame. */
export const toward = (before: Cut | undefined, wanted: Cut, share = 0.3): Cut =>
  before
    ? {
        x: before.x + (wanted.x - before.x) * share,
        y: before.y + (wanted.y - before.y) * share,
        side: before.side + (wanted.side - before.side) * share,
      }
    : wanted;
