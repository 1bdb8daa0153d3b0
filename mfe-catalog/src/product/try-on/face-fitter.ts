import { cutFor, liesIn, toward, wholeOf, type Cut } from './cutting.ts';
import type { FaceFinder, OpenFaceFinder } from './face/face-finder.ts';
import type { FitFrame, OpenFitter } from './fitter.ts';
import { fitFace } from './placing.ts';
import type { FacePlace } from './where-worn.ts';

/** What the finder gets: it needs no more to see a face. */
const LOOK_AT = 720;

/** A piece goes where a face is found, and what is shown follows the face. */
export const faceFitter =
  (openFinder: OpenFaceFinder, wornAt: FacePlace): OpenFitter =>
  async (signal) => {
    const finder = await openFinder(signal);
    return { begin: () => following(finder, wornAt), close: finder.close };
  };

function following(finder: FaceFinder, wornAt: FacePlace): FitFrame {
  let cut: Cut | undefined;
  return async (frame) => {
    if (cut && !liesIn(cut, frame)) cut = undefined;
    const share = Math.min(1, LOOK_AT / Math.max(frame.width, frame.height, 1));
    const small = await createImageBitmap(frame, {
      resizeWidth: Math.max(1, Math.round(frame.width * share)),
      resizeHeight: Math.max(1, Math.round(frame.height * share)),
      resizeQuality: 'medium',
    });
    const points = await finder.look(small);
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
