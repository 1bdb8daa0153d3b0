import type { BakedModel } from '../geometry/bake.ts';
import type { Category } from '@suvarna/contracts/catalogue';
import type { Model } from '../model.ts';
import type { Piece } from '../piece.ts';
import { bakeOnForm, type OnForm } from './on-form.ts';
import { onEar } from './on-ear.ts';
import { onHand } from './on-hand.ts';
import { onNeck } from './on-neck.ts';
import { onNose } from './on-nose.ts';
import { onWrist } from './on-wrist.ts';

type Wearing = (piece: Piece, model: Model) => OnForm | undefined;

const WEARING: Partial<Readonly<Record<Category, Wearing>>> = {
  rings: onHand,
  solitaires: (piece, model) => SOLITAIRES[piece.form]?.(piece, model),
  earrings: onEar,
  bangles: onWrist,
  bracelets: onWrist,
  'nose-pins': onNose,
  necklaces: onNeck,
  pendants: onNeck,
  mangalsutra: onNeck,
  chains: onNeck,
};

const SOLITAIRES: Readonly<Record<string, Wearing>> = { ring: onHand, pendant: onNeck, stud: onEar };

/** Where a piece lies on a body; `undefined` for what has no place on one. */
export const onForm: Wearing = (piece, model) => WEARING[piece.category]?.(piece, model);

/** A piece on a form of the part of the body that wears it; its hero camera shows it. */
export function wornScene(piece: Piece, model: Model): BakedModel | undefined {
  const worn = onForm(piece, model);
  return worn && bakeOnForm(worn, piece.look);
}
