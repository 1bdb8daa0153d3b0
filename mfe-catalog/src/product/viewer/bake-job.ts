import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import type { Piece } from '@suvarna/jewellery-model/piece';
import type { Portrait, Sight } from '@suvarna/jewellery-model/worn/portrait';

/** What the worker is asked for to show a piece. */
export interface BakeJob {
  readonly piece: Piece;
  /** With a one-rupee coin beside it. */
  readonly coin: boolean;
}

export type Bake = (job: BakeJob, signal: AbortSignal) => Promise<BakedModel>;

/** What the worker is asked for to try a piece on. */
export interface WornJob {
  readonly piece: Piece;
  readonly worn: Sight;
}

/** `null`: not worn where a face shows it. */
export type WornBaked = Portrait | null;

export type BakeWorn = (job: WornJob, signal: AbortSignal) => Promise<WornBaked>;
