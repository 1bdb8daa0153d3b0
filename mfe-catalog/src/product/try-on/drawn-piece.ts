import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { productPiece } from '@suvarna/contracts/catalogue';
import type { Sight } from '@suvarna/jewellery-model/worn/portrait';
import type { Alloy } from '@suvarna/jewellery-renderer/alloy';
import { createRenderer } from '@suvarna/jewellery-renderer/renderer';
import type { Choice } from '../product.model.ts';
import { bakeWornInWorker } from '../viewer/bake-in-worker.ts';
import type { WornBaked } from '../viewer/bake-job.ts';
import { kindOfGpu } from '../viewer/gpu.ts';
import type { WornAt } from './where-worn.ts';

/** A piece as it is laid over a picture: cut out, seen from straight ahead, at a known scale. */
export interface DrawnPiece {
  readonly picture: HTMLCanvasElement;
  /** Millimetres that a side of the square picture shows. */
  readonly sideMm: number;
  /** From the picture's middle to the right and up, millimetres. */
  readonly pin: readonly [number, number];
}

export interface WantedPiece {
  readonly productId: number;
  readonly choice: Choice;
  readonly wornAt: WornAt | 'finger';
  readonly sight?: Sight;
}

export type DrawPiece = (wanted: WantedPiece, signal: AbortSignal) => Promise<DrawnPiece>;

const SIDE = { ears: 512, nostril: 320, neck: 1024, finger: 640 } as const;
/** A necklace goes behind the neck, not through the air. */
const FADE_MM = 10;

/** @throws Error where nothing draws WebGL2 */
export const drawPiece: DrawPiece = async ({ productId, choice, wornAt, sight = 'ahead' }, signal) => {
  const piece = await call(api, productPiece, {
    query: { product_id: productId, size: choice.size || undefined },
    signal,
  });
  const worn = await bakeWornInWorker({ piece, worn: sight }, signal);
  if (!worn) throw new Error('not worn where a face shows it');
  const picture = pictureOf(worn, choice, SIDE[wornAt]);
  if (wornAt === 'neck') fadeTop(picture, worn.sideMm, worn.pin[1]);
  return { picture, sideMm: worn.sideMm, pin: worn.pin };
};

function pictureOf(
  { baked }: NonNullable<WornBaked>,
  { karat, colour }: Choice,
  side: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const renderer = createRenderer(canvas);
  try {
    renderer.load(baked);
    const real = kindOfGpu(renderer.gpu) === 'real';
    const pixels = renderer.still(
      {
        camera: baked.cameras.front,
        alloy: { karat, colour } as Alloy,
        width: side,
        height: side,
        cutOut: true,
      },
      real ? 12 : 3,
    );
    return canvasOf(pixels, side);
  } finally {
    renderer.dispose();
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

/** Rows come from the bottom up. */
function canvasOf(pixels: Uint8Array, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const image = new ImageData(side, side);
  for (let row = 0; row < side; row += 1)
    image.data.set(pixels.subarray((side - 1 - row) * side * 4, (side - row) * side * 4), row * side * 4);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}

function fadeTop(canvas: HTMLCanvasElement, sideMm: number, pinUp: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const perMm = canvas.height / sideMm;
  const top = canvas.height / 2 - pinUp * perMm;
  const fade = context.createLinearGradient(0, top, 0, top + FADE_MM * perMm);
  fade.addColorStop(0, 'black');
  fade.addColorStop(1, 'transparent');
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = fade;
  context.fillRect(0, 0, canvas.width, top + FADE_MM * perMm);
}
