import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import type { HiddenSide } from '@suvarna/jewellery-model/engraving/hidden-side';
import type { Piece } from '@suvarna/jewellery-model/piece';
import type { Portrait, Sight } from '@suvarna/jewellery-model/worn/portrait';

/** What the worker is asked for to show a piece. */
export interface BakeJob {
  readonly piece: Piece;
  /** With a one-rupee coin beside it. */
  readonly coin: boolean;
  /** Cut into it; `''` for none. */
  readonly words: string;
}

/** A piece to be turned. */
export interface Baked {
  readonly baked: BakedModel;
  /** From where its words are read; `null` where there are none, or no room or letters for them. */
  readonly sight: HiddenSide['sight'] | null;
}

export type Bake = (job: BakeJob, signal: AbortSignal) => Promise<Baked>;

/** What the worker is asked for to lay a piece over a picture, or to show how large it is. */
export interface WornJob {
  readonly piece: Piece;
  readonly worn: Sight;
  /** `nobody`: to show how large it is, as it is laid where a chain would be too long. */
  readonly on: 'body' | 'nobody';
}

export type BakeWorn = (job: WornJob, signal: AbortSignal) => Promise<Portrait>;

/** What the worker is asked for to show words from close by. */
export interface EngravedJob {
  readonly piece: Piece;
  readonly engraved: string;
}

/** Its hero camera reads the words. `null`: no room for them. */
export type BakeEngraved = (job: EngravedJob, signal: AbortSignal) => Promise<BakedModel | null>;
