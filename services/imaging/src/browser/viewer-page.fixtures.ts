/** Draws a piece as the product page's viewer does: a quick frame, then finer while nothing moves, to the end. */
import { bakeModel } from '@suvarna/jewellery-model/geometry/bake';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { createRenderer } from '@suvarna/jewellery-renderer/renderer';
import type { StillResult } from './still-page.ts';
import type { StillJob } from '../stills.ts';

/** Every Chromium that makes stills has it; the library of types does not yet. */
interface Base64 {
  readonly toBase64: () => string;
}

const canvas = new OffscreenCanvas(16, 16);
const renderer = createRenderer(canvas);

function render({ piece, view, alloy, size }: StillJob): StillResult {
  if (view !== 'hero' && view !== 'front' && view !== 'side') throw new Error(`the viewer has no ${view}`);
  [canvas.width, canvas.height] = [size, size];
  const baked = bakeModel(modelOf(piece));
  renderer.load(baked);
  const camera = baked.cameras[view];
  const { azimuth, elevation } = camera;
  renderer.frame({ camera, orbit: { azimuth, elevation, zoom: 1 }, alloy, width: size, height: size });
  while (renderer.settle());
  const gl = canvas.getContext('webgl2');
  const pixels = new Uint8Array(size * size * 4);
  // What a shopper sees: the canvas itself, read before the browser takes it.
  gl?.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl?.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return { pixels: (pixels as Uint8Array & Base64).toBase64(), modelMs: 0, drawMs: 0, triangles: 0 };
}

Object.assign(globalThis, { still: { gpu: renderer.gpu, render } });
