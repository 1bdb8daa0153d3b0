/** Draws compositions of several pieces, as `still-page.ts` draws one. */
import { bakeModel } from '@suvarna/jewellery-model/geometry/bake';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import type { Camera, Model } from '@suvarna/jewellery-model/model';
import type { Piece } from '@suvarna/jewellery-model/piece';
import { arranged, roomOf, type Placement } from '@suvarna/jewellery-renderer/arrangement/arranged';
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

function render({ pieces, scenery, shape, size, height, frames, rows, turns }: BannerJob): StillResult {
  const start = performance.now();
  const baked = pieces.map(({ piece, colour }) => ({ baked: bakeModel(itself(piece)), colour }));
  const placements = inRows(baked, { rows, turns });
  const camera = cameraOf(placements, shape);
  renderer.load(arranged({ placements, scenery, camera }));
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
function cameraOf(placements: readonly Placement[], shape: BannerJob['shape']): Camera {
  if (shape === 'square') return { azimuth: 0, elevation: 0.85, fieldOfView: 22, fill: 0.94 };
  const sides = placements.map(({ baked: piece, at: [x], turned }) => [x, roomOf(piece, turned)[0]] as const);
  const left = Math.min(...sides.map(([x, aside]) => x - aside));
  const right = Math.max(...sides.map(([x, aside]) => x + aside));
  const nears = placements.map(({ at: [, near] }) => near);
  const near = (Math.min(...nears) + Math.max(...nears)) / 2;
  return {
    azimuth: 0,
    elevation: 0.62,
    fieldOfView: 20,
    fill: 0.97,
    target: [right - ((right - left) / TAKEN) * 0.48, 4, near],
  };
}

Object.assign(globalThis, { still: { gpu: renderer.gpu, render } });
