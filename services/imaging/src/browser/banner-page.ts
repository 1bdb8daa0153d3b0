/** Draws compositions of several pieces, as `still-page.ts` draws one. */
import { bakeModel, type BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import type { Camera, Model } from '@suvarna/jewellery-model/model';
import type { Piece } from '@suvarna/jewellery-model/piece';
import { arranged } from '@suvarna/jewellery-renderer/arrangement/arranged';
import { inRows } from '@suvarna/jewellery-renderer/arrangement/in-rows';
import { createRenderer } from '@suvarna/jewellery-renderer/renderer';
import type { BannerJob } from '../banners/banner-job.ts';
import type { StillResult } from './still-page.ts';

/** Every Chromium that makes stills has it; the library of types does not yet. */
interface Base64 {
  readonly toBase64: () => string;
}

/** Share of a wide banner that pieces take. */
const TAKEN = 0.66;

const renderer = createRenderer(new OffscreenCanvas(16, 16));

function render(job: BannerJob): StillResult {
  const { pieces, scenery, size, height, frames, rows, turns } = job;
  const start = performance.now();
  const baked = pieces.map(({ piece, colour }) => ({ baked: bakeModel(itself(piece)), colour }));
  const scene = arranged({ placements: inRows(baked, { rows, turns }), scenery });
  const camera = cameraOf(scene, job);
  renderer.load({ ...scene, cameras: { hero: camera, front: camera, side: camera } });
  const made = performance.now();
  // Metals keep their own colours; what is left of the alloy is its exposure on stones.
  const pixels = renderer.still(
    { camera, alloy: { karat: 18, colour: 'yellow' }, width: size, height },
    frames,
  );
  return {
    pixels: (pixels as Uint8Array & Base64).toBase64(),
    modelMs: made - start,
    drawMs: performance.now() - made,
    triangles: 0,
  };
}

/** Without the chain it hangs on or the stand; a gift with its box. */
function itself(piece: Piece): Model {
  const model = modelOf(piece);
  return piece.category === 'gifts' || piece.category === 'gold-coins'
    ? model
    : { ...model, parts: model.parts.filter(({ weightless }) => !weightless) };
}

/** A square is full of pieces; of a wide one the left is free for words. */
function cameraOf({ outline }: Pick<BakedModel, 'outline'>, { shape, from }: BannerJob): Camera {
  const [x, y, z] = ([0, 1, 2] as const).map((axis) => {
    const along = outline.filter((_, at) => at % 3 === axis);
    return { least: least(along), most: most(along) };
  });
  const lens = { azimuth: 0, fieldOfView: 20 };
  if (shape === 'square') return { ...lens, elevation: from === 'above' ? 1.15 : 0.8, fill: 0.94 };
  if (!x || !y || !z) throw new Error('a banner without pieces');
  return {
    ...lens,
    elevation: from === 'above' ? 1.05 : 0.55,
    fill: 0.97,
    target: [x.most - ((x.most - x.least) / TAKEN) * 0.48, (y.least + y.most) / 2, (z.least + z.most) / 2],
  };
}

const least = (values: Float32Array): number =>
  values.reduce((found, value) => Math.min(found, value), Infinity);
const most = (values: Float32Array): number =>
  values.reduce((found, value) => Math.max(found, value), -Infinity);

Object.assign(globalThis, { still: { gpu: renderer.gpu, render } });
