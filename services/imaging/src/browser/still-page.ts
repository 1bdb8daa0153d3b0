import { bakeModel, type BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import type { Camera, PictureView } from '@suvarna/jewellery-model/model';
import type { Piece } from '@suvarna/jewellery-model/piece';
import type { Alloy } from '@suvarna/jewellery-renderer/alloy';
import { besideCoin } from '@suvarna/jewellery-renderer/scale/coin';
import { createRenderer } from '@suvarna/jewellery-renderer/renderer';

/** A picture as it is asked for from outside the page. */
export interface StillJob {
  readonly piece: Piece;
  readonly view: PictureView;
  readonly alloy: Alloy;
  readonly size: number;
  readonly frames: number;
  readonly cutOut?: boolean;
}

/** What the page hands out; `pixels` are base64 of red, green, blue, alpha, rows from the bottom up. */
export interface StillResult {
  readonly pixels: string;
  /** Milliseconds for the model, and for the picture. */
  readonly modelMs: number;
  readonly drawMs: number;
  readonly triangles: number;
}

/** Every Chromium that makes stills has it; the library of types does not yet. */
interface Base64 {
  readonly toBase64: () => string;
}

const renderer = createRenderer(new OffscreenCanvas(16, 16));
let loaded:
  | { readonly key: string; readonly triangles: number; readonly camera: (view: PictureView) => Camera }
  | undefined;

let baked: { readonly key: string; readonly model: BakedModel } | undefined;

/** The last piece's model: its views follow each other. */
function modelFor(piece: Piece): BakedModel {
  const key = JSON.stringify(piece);
  if (baked?.key !== key) baked = { key, model: bakeModel(modelOf(piece)) };
  return baked.model;
}

/** Pictures of one piece share what is on the GPU, except that the one of its scale shows a coin too. */
function load(piece: Piece, withCoin: boolean): NonNullable<typeof loaded> {
  const key = JSON.stringify([piece, withCoin]);
  if (loaded?.key === key) return loaded;
  const model = modelFor(piece);
  const scale = withCoin ? besideCoin(model) : undefined;
  renderer.load(scale?.model ?? model);
  loaded = {
    key,
    triangles: model.parts.reduce(
      (sum, part) => sum + ((part.surface.indices.length / 3) * part.matrices.length) / 16,
      0,
    ),
    camera: (view) => (view === 'scale' ? (scale?.camera ?? model.cameras.front) : model.cameras[view]),
  };
  return loaded;
}

function render({ piece, view, alloy, size, frames, cutOut }: StillJob): StillResult {
  const start = performance.now();
  const { triangles, camera } = load(piece, view === 'scale');
  const built = performance.now();
  const pixels = renderer.still(
    { camera: camera(view), alloy, width: size, height: size, cutOut: cutOut === true },
    frames,
  );
  return {
    pixels: (pixels as Uint8Array & Base64).toBase64(),
    modelMs: built - start,
    drawMs: performance.now() - built,
    triangles,
  };
}

Object.assign(globalThis, { still: { gpu: renderer.gpu, render } });
