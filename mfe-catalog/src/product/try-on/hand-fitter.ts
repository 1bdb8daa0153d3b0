import { wholeOf } from './cutting.ts';
import type { Finder, OpenFinder } from './finder/finder.ts';
import type { OpenFitter } from './fitter.ts';
import type { Laying } from './hand-laying.ts';
import { laidOnHand } from './hand-placing.ts';
import { fitLaid } from './laid.ts';
import { smallOf } from './small-of.ts';
import type { HandPlace } from './where-worn.ts';

/**
 * A piece goes where the hand was found, and where the shopper lays it from then on. Who cannot look
 * for hands here still lays it herself.
 */
export const handFitter =
  (openFinder: OpenFinder, laying: Laying, place: HandPlace): OpenFitter =>
  (signal) => {
    let finder: Finder | undefined;
    // The shopper goes on without it; the store should hear of it, but not that she went away.
    const withoutIt = (error: unknown): void => {
      finder = undefined;
      if (!signal.aborted) globalThis.reportError(error);
    };
    const opening = openFinder(signal).then((opened) => (finder = opened), withoutIt);
    const find = async (frame: HTMLCanvasElement, by: Finder, mirrored: boolean): Promise<void> => {
      const small = await smallOf(frame);
      const points = await by.look(small.bitmap);
      if (!points) return;
      const inFrame = points.map((value) => value / small.share);
      laying.find(laidOnHand(inFrame, place, { cut: wholeOf(frame), mirrored }));
    };
    return Promise.resolve({
      begin: () => {
        laying.begin();
        let isFirst = true;
        return async (frame, { mirrored, moving, piece: { aroundMm = 1 } }) => {
          const cut = wholeOf(frame);
          // A camera's hand is followed in the frame that is shown. A photo is shown at once, and its hand is found when it is.
          if (moving && finder && !laying.isLaid())
            // What fails once is not asked of each frame.
            await find(frame, finder, mirrored).catch(withoutIt);
          else if (!moving && isFirst)
            void opening.then((by) => by && find(frame, by, mirrored)).catch(withoutIt);
          isFirst = false;
          return { cut, fit: fitLaid(laying.read(), { cut, mirrored, aroundMm, place }) };
        };
      },
      close: () => finder?.close(),
    });
  };
