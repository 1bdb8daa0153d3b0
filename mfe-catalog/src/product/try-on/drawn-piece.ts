import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { productPiece } from '@suvarna/contracts/catalogue';
import type { Piece } from '@suvarna/jewellery-model/piece';
import type { Portrait, Sight } from '@suvarna/jewellery-model/worn/portrait';
import type { Choice } from '../product.model.ts';
import { bakeWornInWorker } from '../viewer/bake-in-worker.ts';
import { stillCanvas } from '../viewer/still-canvas.ts';
import { bakeOverWristInWorker } from './form-job.ts';
import type { WornAt } from './where-worn.ts';

/** A piece as it is laid over a picture: cut out, seen from straight ahead, at a known scale. */
export interface DrawnPiece {
  readonly picture: HTMLCanvasElement;
  /** Millimetres that a side of the square picture shows. */
  readonly sideMm: number;
  /** From the picture's middle to the right and up, millimetres. */
  readonly pin: readonly [number, number];
  /** Width of the finger or wrist it goes around, seen from above, millimetres. */
  readonly aroundMm?: number;
}

export interface WantedPiece {
  readonly productId: number;
  readonly choice: Choice;
  /** `held`: in its actual size, beside the shopper's own hand. */
  readonly wornAt: WornAt | 'held';
  readonly sight?: Sight;
}

export type DrawPiece = (wanted: WantedPiece, signal: AbortSignal) => Promise<DrawnPiece>;

const SIDE = { ears: 512, nostril: 320, neck: 1024, finger: 512, wrist: 768, held: 640 } as const;
/** A necklace goes behind the neck, not through the air. */
const FADE_MM = 10;
/** Around a finger, where a ring has no sizes. */
const USUAL_RING_MM = 52;

/** @throws Error where nothing draws WebGL2 */
export const drawPiece: DrawPiece = async ({ productId, choice, wornAt, sight = 'ahead' }, signal) => {
  const piece = await call(api, productPiece, {
    query: { product_id: productId, size: choice.size || undefined },
    signal,
  });
  const { baked, sideMm, pin, aroundMm } = await portraitFor(wornAt, piece, sight, signal);
  const picture = stillCanvas(baked, { choice, side: SIDE[wornAt], cutOut: true });
  if (wornAt === 'neck') fadeTop(picture, sideMm, pin[1]);
  return { picture, sideMm, pin, ...(aroundMm !== undefined && { aroundMm }) };
};

async function portraitFor(
  wornAt: WantedPiece['wornAt'],
  piece: Piece,
  sight: Sight,
  signal: AbortSignal,
): Promise<Portrait & Pick<DrawnPiece, 'aroundMm'>> {
  switch (wornAt) {
    case 'held':
      return bakeWornInWorker({ piece, worn: sight, on: 'nobody' }, signal);
    case 'finger':
      return {
        ...(await bakeWornInWorker({ piece, worn: 'above', on: 'body' }, signal)),
        aroundMm: (piece.size_mm || USUAL_RING_MM) / Math.PI,
      };
    case 'wrist':
      return bakeOverWristInWorker(piece, signal);
    default:
      return bakeWornInWorker({ piece, worn: sight, on: 'body' }, signal);
  }
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
