import { buffersOf, bakeModel, type BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import { engraved } from '@suvarna/jewellery-model/engraving/engraved';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { besideCoin } from '@suvarna/jewellery-model/scale-coin';
import { asWorn } from '@suvarna/jewellery-model/worn/as-worn';
import { portraitOf, type Portrait } from '@suvarna/jewellery-model/worn/portrait';
import type { Baked, BakeJob, EngravedJob, WornJob } from './bake-job.ts';

interface Answer<Said> {
  readonly said: Said;
  /** Everything of it that can be handed over without a copy. */
  readonly buffers: readonly ArrayBufferLike[];
}

/** Geometry of a piece. */
export function bake({ piece, coin, words }: BakeJob): Answer<Baked> {
  const plain = modelOf(piece);
  const cut = words === '' ? undefined : engraved(piece, plain, words);
  const model = cut?.model ?? plain;
  const baked = bakeModel(coin ? besideCoin(model) : model);
  return { said: { baked, sight: cut?.sight ?? null }, buffers: buffersOf(baked) };
}

/** Geometry of a piece as it is worn; as it lies where it is worn on no face or finger. */
export function bakeWorn({ piece, worn: sight, on }: WornJob): Answer<Portrait> {
  const { model, pin } = asWorn(modelOf(piece), on);
  const said = portraitOf(bakeModel(model), pin, sight);
  return { said, buffers: buffersOf(said.baked) };
}

/** Geometry of a piece with words cut into it, as it is held to read them. */
export function bakeEngraved({ piece, engraved: words }: EngravedJob): Answer<BakedModel | null> {
  const cut = engraved(piece, modelOf(piece), words);
  if (!cut) return { said: null, buffers: [] };
  const { model, camera } = cut.held;
  const said = bakeModel({ ...model, cameras: { hero: camera, front: camera, side: camera } });
  return { said, buffers: buffersOf(said) };
}
