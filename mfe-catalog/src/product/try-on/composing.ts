import type { Cut } from './cutting.ts';
import type { DrawnPiece } from './drawn-piece.ts';
import type { Fit } from './placing.ts';

export interface Composition {
  readonly frame: CanvasImageSource;
  readonly cut: Cut;
  /** As in a mirror: what a camera that looks at its owner has to show. */
  readonly mirrored: boolean;
  readonly piece: DrawnPiece;
  /** Nothing is laid over the frame without it. */
  readonly fit: Fit | undefined;
}

/** Pixels of a side of what is shown and saved: the piece is sharper than most cameras. */
const SHOWN_SIDE = 960;

/** Draws a frame and the piece over it; both are of the same moment. */
export function compose(canvas: HTMLCanvasElement, { frame, cut, mirrored, piece, fit }: Composition): void {
  if (canvas.width !== SHOWN_SIDE) [canvas.width, canvas.height] = [SHOWN_SIDE, SHOWN_SIDE];
  const context = canvas.getContext('2d');
  if (!context) return;
  const times = SHOWN_SIDE / cut.side;
  const [across, from] = mirrored ? [-times, (cut.x + cut.side) * times] : [times, -cut.x * times];
  context.setTransform(across, 0, 0, times, from, -cut.y * times);
  context.imageSmoothingQuality = 'high';
  context.drawImage(frame, 0, 0);
  if (fit) lay(context, piece, fit, times);
  context.setTransform(1, 0, 0, 1, 0, 0);
}

/** A fit in pixels of the canvas. */
export function shownFit(fit: Fit, { x, y, side }: Cut, mirrored: boolean): Fit {
  const times = SHOWN_SIDE / side;
  return {
    ...fit,
    pxPerMm: fit.pxPerMm * times,
    spots: fit.spots.map((spot) => ({
      ...spot,
      x: (mirrored ? side - (spot.x - x) : spot.x - x) * times,
      y: (spot.y - y) * times,
    })),
  };
}

function lay(
  context: CanvasRenderingContext2D,
  { picture, sideMm, pin }: DrawnPiece,
  { pxPerMm, spots }: Fit,
  times: number,
): void {
  const side = sideMm * pxPerMm;
  for (const { x, y, turn, mirrored } of spots) {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.scale(mirrored ? -1 : 1, 1);
    // What lies on skin darkens it a little. Blur and offset of shadows do not follow the transform.
    context.shadowColor = 'rgb(40 18 8 / 45%)';
    context.shadowBlur = 1.6 * pxPerMm * times;
    context.shadowOffsetY = 0.6 * pxPerMm * times;
    context.drawImage(picture, -side / 2 - pin[0] * pxPerMm, -side / 2 + pin[1] * pxPerMm, side, side);
    context.restore();
  }
}
