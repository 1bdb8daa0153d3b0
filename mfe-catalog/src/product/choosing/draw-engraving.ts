import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { productPiece } from '@suvarna/contracts/catalogue';
import { asLettered } from '@suvarna/jewellery-model/engraving/letters';
import type { Choice } from '../product.model.ts';
import { bakeEngravedInWorker } from '../viewer/bake-in-worker.ts';
import { stillCanvas } from '../viewer/still-canvas.ts';

interface WantedEngraving {
  readonly productId: number;
  readonly choice: Choice;
  readonly words: string;
}

/** Why words are not shown although they can be cut: letters the drawing does not know, or no even metal for them. */
type NotShown = 'letters' | 'room';

export type DrawEngraving = (
  wanted: WantedEngraving,
  signal: AbortSignal,
) => Promise<HTMLCanvasElement | NotShown>;

/** Pixels: twice as many as it is shown with. */
const SIDE = 512;

/** @throws Error where nothing draws WebGL2 */
export const drawEngraving: DrawEngraving = async ({ productId, choice, words }, signal) => {
  if (asLettered(words) === undefined) return 'letters';
  const piece = await call(api, productPiece, {
    query: { product_id: productId, size: choice.size || undefined },
    signal,
  });
  const baked = await bakeEngravedInWorker({ piece, engraved: words }, signal);
  return baked ? stillCanvas(baked, { choice, side: SIDE, cutOut: false }) : 'room';
};
