import { buffersOf, bakeModel, type BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { besideCoin } from '@suvarna/jewellery-model/scale-coin';
import { asWorn } from '@suvarna/jewellery-model/worn/as-worn';
import { portraitOf } from '@suvarna/jewellery-model/worn/portrait';
import type { BakeJob, WornBaked, WornJob } from './bake-job.ts';

interface Answer<Said> {
  readonly said: Said;
  /** Everything of it that can be handed over without a copy. */
  readonly buffers: readonly ArrayBufferLike[];
}

/** Geometry of a piece. */
export function bake({ piece, coin }: BakeJob): Answer<BakedModel> {
  const model = modelOf(piece);
  const baked = bakeModel(coin ? besideCoin(model) : model);
  return { said: baked, buffers: buffersOf(baked) };
}

/** Geometry of a piece as it is worn. */
export function bakeWorn({ piece, worn: sight }: WornJob): Answer<WornBaked> {
  const worn = asWorn(modelOf(piece));
  if (!worn) return { said: null, buffers: [] };
  const said = portraitOf(bakeModel(worn.model), worn.pin, sight);
  return { said, buffers: buffersOf(said.baked) };
}
