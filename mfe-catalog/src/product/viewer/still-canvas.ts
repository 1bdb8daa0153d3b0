import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import type { Alloy } from '@suvarna/jewellery-renderer/alloy';
import { createRenderer } from '@suvarna/jewellery-renderer/renderer';
import type { Choice } from '../product.model.ts';
import { kindOfGpu } from './gpu.ts';

interface StillOptions {
  readonly choice: Choice;
  /** Pixels. */
  readonly side: number;
  /** Without paper and shadow, to be laid over something. */
  readonly cutOut: boolean;
}

/** Samples of a pixel where a GPU draws, and where the processor does. */
const [FINE, QUICK] = [12, 3];

/**
 * A finished picture of a baked piece from its hero camera; nothing of it stays on the GPU.
 *
 * @throws Error where nothing draws WebGL2
 */
export function stillCanvas(baked: BakedModel, { choice, side, cutOut }: StillOptions): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const renderer = createRenderer(canvas);
  const { karat, colour } = choice;
  try {
    renderer.load(baked);
    const pixels = renderer.still(
      {
        camera: baked.cameras.hero,
        alloy: { karat, colour } as Alloy,
        width: side,
        height: side,
        cutOut,
      },
      kindOfGpu(renderer.gpu) === 'real' ? FINE : QUICK,
    );
    return upright(pixels, side);
  } finally {
    renderer.dispose();
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

/** Rows come from the bottom up. */
function upright(pixels: Uint8Array, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const image = new ImageData(side, side);
  for (let row = 0; row < side; row += 1)
    image.data.set(pixels.subarray((side - 1 - row) * side * 4, (side - row) * side * 4), row * side * 4);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}
