import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { productPiece } from '@suvarna/contracts/catalogue';
import type { Sight } from '@suvarna/jewellery-model/worn/portrait';
import type { Choice } from '../product.model.ts';
import { bakeWornInWorker } from '../viewer/bake-in-worker.ts';
import { stillCanvas } from '../viewer/still-canvas.ts';
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
  /** `hand`: in its actual size, beside the shopper's own hand. */
  readonly wornAt: WornAt | 'hand';
  readonly sight?: Sight;
}

export type DrawPiece = (wanted: WantedPiece, signal: AbortSignal) => Promise<DrawnPiece>;

const SIDE = { ears: 512, nostril: 320, neck: 1024, hand: 640 } as const;
/** A necklace goes behind the neck, not through the air. */
const FADE_MM = 10;

/** @throws Error where nothing draws WebGL2 */
export const drawPiece: DrawPiece = async ({ productId, choice, wornAt, sight = 'ahead' }, signal) => {
  const piece = await call(api, productPiece, {
    query: { product_id: productId, size: choice.size || undefined },
    signal,
  });
  const worn = await bakeWornInWorker({ piece, worn: sight }, signal);
  const picture = stillCanvas(worn.baked, { choice, side: SIDE[wornAt], cutOut: true });
  if (wornAt === 'neck') fadeTop(picture, worn.sideMm, worn.pin[1]);
  return { picture, sideMm: worn.sideMm, pin: worn.pin };
};

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
