import { bakeModel, type BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import type { Camera, Model, DrawnView } from '@suvarna/jewellery-model/model';
import type { Piece } from '@suvarna/jewellery-model/piece';
import { macroCamera } from '@suvarna/jewellery-model/worn/macro';
import { wornScene } from '@suvarna/jewellery-model/worn/worn-scene';
import type { Alloy } from '@suvarna/jewellery-renderer/alloy';
import { besideCoin } from '@suvarna/jewellery-renderer/scale/coin';
import { createRenderer } from '@suvarna/jewellery-renderer/renderer';
import { turnOf } from '@suvarna/jewellery-renderer/view/turn';
import { stagingOf, type Staging } from './staging.ts';

/** A picture as it is asked for from outside what draws. */
export interface StillJob {
  readonly piece: Piece;
  readonly view: DrawnView;
  readonly alloy: Alloy;
  readonly size: number;
  readonly frames: number;
  readonly cutOut?: boolean;
  /** Of a turn: how far the piece has turned in this frame, 0 to 1. */
  readonly turned?: number;
}

/** What was drawn: red, green, blue, alpha, rows from the bottom up. */
export interface Drawn {
  readonly pixels: Uint8Array;
  /** Milliseconds for the model, and for the picture. */
  readonly modelMs: number;
  readonly drawMs: number;
  readonly triangles: number;
}

interface Loaded {
  readonly key: string;
  readonly triangles: number;
  readonly camera: (view: DrawnView) => Camera;
  /** It stands: what lies flat or hangs has no back to show. */
  readonly upright: boolean;
}

let built: { readonly key: string; readonly model: Model } | undefined;
let baked: { readonly model: Model; readonly baked: BakedModel } | undefined;

/** The last piece's model: its views follow each other. */
function modelFor(piece: Piece): Model {
  const key = JSON.stringify(piece);
  if (built?.key !== key) built = { key, model: modelOf(piece) };
  return built.model;
}

function bakedFor(piece: Piece): BakedModel {
  const model = modelFor(piece);
  if (baked?.model !== model) baked = { model, baked: bakeModel(model) };
  return baked.baked;
}

/** There is no such picture of the piece; nothing was drawn. */
export class NoModel extends Error {
  override readonly name = 'NoModel';
}

function stage(
  piece: Piece,
  staging: Staging,
): { readonly shown: BakedModel; readonly camera: (view: DrawnView) => Camera } {
  if (staging === 'worn') {
    const worn = wornScene(piece, modelFor(piece));
    if (!worn) throw new Error(`${piece.category} have no place on a body`);
    return { shown: worn, camera: () => worn.cameras.hero };
  }
  const alone = bakedFor(piece);
  if (staging === 'coin') {
    const scale = besideCoin(alone);
    return { shown: scale.model, camera: () => scale.camera };
  }
  return {
    shown: alone,
    camera: (view) =>
      view === 'macro'
        ? macroCamera(alone)
        : alone.cameras[view === 'front' || view === 'side' ? view : 'hero'],
  };
}

function staged(piece: Piece, staging: Staging): ReturnType<typeof stage> {
  try {
    return stage(piece, staging);
  } catch (error) {
    throw new NoModel(`a ${piece.category} cannot be shown so`, { cause: error });
  }
}

/** What makes one picture after the other on a canvas, or on what stands for one. */
export interface Stills {
  readonly gpu: string;
  readonly render: (job: StillJob) => Drawn;
}

/** @throws Error when the canvas gives no WebGL2 that can sum up frames. */
export function createStills(canvas: OffscreenCanvas): Stills {
  const renderer = createRenderer(canvas);
  let loaded: Loaded | undefined;

  /** Pictures of one piece share what is on the GPU, except those that show a coin or a form with it. */
  const load = (piece: Piece, staging: Staging): Loaded => {
    const key = JSON.stringify([piece, staging]);
    if (loaded?.key === key) return loaded;
    const { shown, camera } = staged(piece, staging);
    renderer.load(shown);
    loaded = {
      key,
      triangles: shown.parts.reduce(
        (sum, part) => sum + ((part.surface.indices.length / 3) * part.matrices.length) / 16,
        0,
      ),
      camera,
      upright: shown.ground.normal[1] > 0.5,
    };
    return loaded;
  };

  return {
    gpu: renderer.gpu,
    render: ({ piece, view, alloy, size, frames, cutOut, turned }) => {
      const start = performance.now();
      const { triangles, camera, upright } = load(piece, stagingOf(view));
      const made = performance.now();
      const pixels = renderer.still(
        {
          camera: camera(view),
          alloy,
          width: size,
          height: size,
          cutOut: cutOut === true,
          ...(turned !== undefined && { orbit: turnOf(camera(view), upright, turned) }),
        },
        frames,
      );
      return { pixels, modelMs: made - start, drawMs: performance.now() - made, triangles };
    },
  };
}
