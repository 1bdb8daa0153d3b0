import type { Cut } from './cutting.ts';
import type { DrawnPiece } from './drawn-piece.ts';
import type { Fit } from './placing.ts';

/** Where in a frame a piece goes, and which square of the frame is shown; no `fit` where there is no place for it. */
export type FitFrame = (
  frame: HTMLCanvasElement,
  shown: {
    readonly mirrored: boolean;
    /** More frames follow. */
    readonly moving: boolean;
    readonly piece: DrawnPiece;
  },
) => Promise<{ readonly fit: Fit | undefined; readonly cut: Cut }>;

export interface Fitter {
  /** For the frames of one camera or photo, one after the other. */
  readonly begin: () => FitFrame;
  readonly close: () => void;
}

export type OpenFitter = (signal: AbortSignal) => Promise<Fitter>;
