import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import type { Piece } from '@suvarna/jewellery-model/piece';
import type { OverWrist } from '@suvarna/jewellery-model/worn/over-wrist';
import { askWorker } from '../viewer/ask-worker.ts';

/** What the worker that knows forms of bodies is asked for: a piece on its form, or to be laid over a wrist. */
export interface FormJob {
  readonly piece: Piece;
  readonly on: 'form' | 'wrist';
}

const FILE = 'form-worker.js';

/** @returns nothing for what has no place on a body */
export const bakeOnFormInWorker = (piece: Piece, signal: AbortSignal): Promise<BakedModel | null> =>
  askWorker(FILE, { piece, on: 'form' } satisfies FormJob, signal);

/** @throws Error for what goes around no wrist */
export async function bakeOverWristInWorker(piece: Piece, signal: AbortSignal): Promise<OverWrist> {
  const over = await askWorker<OverWrist | null>(FILE, { piece, on: 'wrist' } satisfies FormJob, signal);
  if (!over) throw new Error('goes around no wrist');
  return over;
}
