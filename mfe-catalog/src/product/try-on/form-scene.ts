import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { productPiece } from '@suvarna/contracts/catalogue';
import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import type { FormTone } from '@suvarna/jewellery-model/forms/tones';
import type { Choice } from '../product.model.ts';
import { stillCanvas } from '../viewer/still-canvas.ts';
import { bakeOnFormInWorker } from './form-job.ts';

/** A piece on a form of the part of a body that wears it: the scene of the picture in which it is worn. */
export interface FormScene {
  /** Of the catalogue's picture. */
  readonly tone: FormTone;
  /**
   * The catalogue's picture, in another metal and on another skin.
   *
   * @throws Error where nothing draws WebGL2
   */
  readonly draw: (choice: Choice, tone: FormTone) => HTMLCanvasElement;
}

export type OpenFormScene = (
  wanted: { readonly productId: number; readonly size: string },
  signal: AbortSignal,
) => Promise<FormScene>;

/** Pixels of a side. */
const SIDE = 960;

/** @throws Error for what has no place on a body */
export const openFormScene: OpenFormScene = async ({ productId, size }, signal) => {
  const piece = await call(api, productPiece, {
    query: { product_id: productId, size: size || undefined },
    signal,
  });
  const baked = await bakeOnFormInWorker(piece, signal);
  const tone = baked && toneOf(baked);
  if (!baked || !tone) throw new Error('no form wears it');
  return {
    tone,
    draw: (choice, wanted) => stillCanvas(toned(baked, wanted), { choice, side: SIDE, cutOut: false }),
  };
};

/** What a baked form is made of. */
export function toneOf({ parts }: Pick<BakedModel, 'parts'>): FormTone | undefined {
  for (const { material } of parts) if (material.kind === 'form') return material.tone;
  return undefined;
}

/** The same scene on another skin. */
export const toned = (baked: BakedModel, tone: FormTone): BakedModel => ({
  ...baked,
  parts: baked.parts.map((part) =>
    part.material.kind === 'form' ? { ...part, material: { kind: 'form', tone } } : part,
  ),
});
