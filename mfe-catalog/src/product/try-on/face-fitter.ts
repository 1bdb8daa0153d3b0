import { cutFor, liesIn, toward, wholeOf, type Cut } from './cutting.ts';
import type { Finder, OpenFinder } from './finder/finder.ts';
import type { FitFrame, OpenFitter } from './fitter.ts';
import { fitFace } from './placing.ts';
import { smallOf } from './small-of.ts';
import type { FacePlace } from './where-worn.ts';

/** A piece goes where a face is found, and what is shown follows the face. */
export const faceFitter =
  (openFinder: OpenFinder, wornAt: FacePlace): OpenFitter =>
  async (signal) => {
    const finder = await openFinder(signal);
    return { begin: () => following(finder, wornAt), close: finder.close };
  };

function following(finder: Finder, wornAt: FacePlace): FitFrame {
  let cut: Cut | undefined;
  return async (frame) => {
    if (cut && !liesIn(cut, frame)) cut = undefined;
    const { bitmap, share } = await smallOf(frame);
    const points = await finder.look(bitmap);
    const fit = points
      ? fitFace(
          points.map((value) => value / share),
          wornAt,
        )
      : undefined;
    cut = fit ? toward(cut, cutFor(fit, wornAt, frame)) : (cut ?? wholeOf(frame));
    return { fit, cut };
  };
}
