import type { Category } from '@suvarna/contracts/catalogue';
import type { Camera, GroundCover, Model, Scenery } from './model.ts';
import type { Piece } from './piece.ts';

/** Three covers a category: large flat pieces lie on what has no folds under them. */
const COVERS: Readonly<Record<Category, readonly [GroundCover, GroundCover, GroundCover]>> = {
  rings: ['plaster', 'stone', 'silk'],
  earrings: ['plaster', 'stone', 'linen'],
  pendants: ['plaster', 'linen', 'silk'],
  necklaces: ['plaster', 'stone', 'linen'],
  bangles: ['plaster', 'stone', 'silk'],
  bracelets: ['plaster', 'stone', 'linen'],
  mangalsutra: ['plaster', 'linen', 'silk'],
  'nose-pins': ['plaster', 'stone', 'silk'],
  chains: ['plaster', 'stone', 'linen'],
  'gold-coins': ['plaster', 'stone', 'linen'],
  solitaires: ['plaster', 'stone', 'silk'],
  gifts: ['plaster', 'stone', 'linen'],
};

/**
 * Follows from the piece's own number: the same piece is always photographed alike, its neighbours on
 * a page mostly otherwise. Other bits than shapes are chosen by.
 */
export function sceneryOf({ category, look }: Pick<Piece, 'category' | 'look'>): Scenery {
  const mixed = Math.imul(look ^ (look >>> 15), 0x2c1b3c6d);
  const number = (mixed ^ (mixed >>> 13)) >>> 0;
  return {
    cover: COVERS[category][number % 3] ?? 'plaster',
    side: (number >>> 8) % 2 === 0 ? -1 : 1,
    hard: (number >>> 12) % 3 === 0,
    seenFrom: (number >>> 16) % 2 === 0 ? -1 : 1,
  };
}

/** From how much higher or lower what stands is seen, radians. */
const LIFTS = [0, -0.1, 0.12] as const;

/** A piece on its ground, under its light, seen from its side: from the left or the right, and what stands from a little higher or lower. */
export function photographed(model: Model, piece: Pick<Piece, 'category' | 'look'>): Model {
  const scenery = sceneryOf(piece);
  const stands = model.ground.normal[1] > 0.5;
  const lift = stands ? (LIFTS[(piece.look >>> 3) % LIFTS.length] ?? 0) : 0;
  const hero: Camera = {
    ...model.cameras.hero,
    azimuth: model.cameras.hero.azimuth * scenery.seenFrom,
    elevation: model.cameras.hero.elevation + lift,
  };
  return { ...model, scenery, cameras: { ...model.cameras, hero } };
}

/** Of what follows from no piece: worn, a composition. */
export const PLAIN: Scenery = { cover: 'plaster', side: -1, hard: false, seenFrom: 1 };
