import { raised } from '../lettering/relief.ts';
import { straightText, textWidth } from '../lettering/text.ts';
import type { PenPoint, Stroke } from '../lettering/pen.ts';
import { boundsOf } from '../families/bounds.ts';
import { applied, IDENTITY, turnedY } from '../geometry/matrix.ts';
import { Y, Z } from '../geometry/vector.ts';
import { movedSetting } from '../settings/setting.ts';
import { cornerOf, type Mesh } from '../geometry/mesh.ts';
import type { Camera, Material, Model, Vector } from '../model.ts';
import type { Piece } from '../piece.ts';
import { hiddenSides, type HiddenSide } from './hidden-side.ts';
import { asLettered } from './letters.ts';
import { feel, type Felt } from './room.ts';

/** A piece with words cut into it. */
export interface Engraved {
  readonly model: Model;
  /** From where the words are read, turned by hand. */
  readonly sight: HiddenSide['sight'];
  /** The piece as it is held to read them, and a camera close by. */
  readonly held: { readonly model: Model; readonly camera: Camera };
}

/** A cut is dark and takes no reflection. */
const CUT: Material = { kind: 'cloth', colour: [0.035, 0.026, 0.018] };
/** Heights of a capital: lines, edges left free, and pieces a line is bent by. */
const LINE = 0.13;
const FREE = 0.22;
const PIECE = 0.12;
/** Smaller letters cannot be read, millimetres. */
const SMALLEST = 0.62;
/** From one height that is tried to the next. */
const SMALLER = 0.93;
/** So much of a cut's floor stands over the metal, so that it is seen at all. */
const PROUD_MM = 0.015;
const SUNK_MM = 0.08;
/** Widths of the words that a picture of them shows, and the least half of it. */
const AROUND = 1.3;
const LEAST_SHOWN_MM = 5;
/** Degrees: from so far away a wall of a bangle does not come between. */
const LENS = 7;

/**
 * Cuts words where they are cut in the workshop: inside a ring, a bangle or a cuff, into the back of
 * a pendant. They belong to no weight and to no picture of the catalogue.
 *
 * @returns `undefined` where nothing is left to cut them into, or letters are missing
 */
export function engraved(piece: Piece, shown: Model, words: string): Engraved | undefined {
  const model = lying(shown);
  const text = asLettered(words);
  if (text === undefined) return undefined;
  for (const group of hiddenSides(piece)) {
    const sides = group.map((side) => ({ side, felt: feel(model, side) }));
    const capital = Math.max(...group.map((side) => side.capital));
    for (let height = capital; height >= SMALLEST; height *= SMALLER) {
      const width = textWidth(text, { height });
      const rooms = sides.flatMap(({ side, felt }) => {
        const at = felt.room(width + 2 * FREE * height, height * (1 + 2 * FREE));
        return at ? [{ text, height, width, at, side, felt }] : [];
      });
      const [nearest] = rooms.toSorted((one, other) => Math.hypot(...one.at) - Math.hypot(...other.at));
      if (nearest) return cut(model, nearest);
    }
  }
  return undefined;
}

/** A hoop that stands in its picture lies while it is engraved: its back is then where words are read from. */
export function lying(model: Model): Model {
  const { laidFlat, ...shown } = model;
  if (!laidFlat) return model;
  const { parts, gems } = movedSetting(model, laidFlat);
  return {
    ...shown,
    parts,
    gems,
    ground: { normal: Y, offset: boundsOf({ parts }).low[1] },
    cameras: { ...model.cameras, hero: { ...model.cameras.hero, azimuth: 0.4, elevation: 0.4 } },
  };
}

interface Cutting {
  readonly text: string;
  readonly height: number;
  readonly width: number;
  readonly at: PenPoint;
  readonly side: HiddenSide;
  readonly felt: Felt;
}

function cut(model: Model, { text, height, width, at, side, felt }: Cutting): Engraved {
  const strokes = straightText(text, { height }).map((stroke) => inPieces(stroke, PIECE * height));
  const flat = raised(strokes, { width: LINE * height, height: PROUD_MM, sunk: SUNK_MM });
  const middle = side.back([...at, felt.away(...at) ?? 0]);
  const letters = { mesh: laidOn(flat, { at, side, felt }), material: CUT, weightless: true } as const;
  const whole: Model = { ...model, parts: [...model.parts, letters] };
  // Light comes from the front: a back is turned to it.
  const [held, azimuth, target] = side.faces
    ? [turnedOver(whole), 0, applied(OVER, middle)]
    : [whole, side.sight.azimuth, middle];
  const sight = { ...side.sight, azimuth };
  const shown = Math.max(LEAST_SHOWN_MM, (width * AROUND) / 2);
  return {
    model: whole,
    sight: side.sight,
    held: {
      model: held,
      camera: {
        ...sight,
        fieldOfView: LENS,
        aperture: 0,
        target,
        fill: farthest(held, sight, target) / shown,
      },
    },
  };
}

const OVER = turnedY(Math.PI);

function turnedOver(model: Model): Model {
  const { parts, gems } = movedSetting(model, OVER);
  return { ...model, parts, gems, ground: { normal: Z, offset: boundsOf({ parts }).low[2] - 0.25 } };
}

/** Flat letters bent to the metal they are cut into. */
function laidOn(flat: Mesh, { at, side, felt }: Pick<Cutting, 'at' | 'side' | 'felt'>): Mesh {
  const positions = new Float32Array(flat.positions.length);
  const level = felt.away(...at) ?? 0;
  for (let corner = 0; corner < positions.length / 3; corner += 1) {
    const [x, y, z] = cornerOf(flat, corner);
    const [right, up] = [at[0] + x, at[1] + y];
    positions.set(side.back([right, up, (felt.away(right, up) ?? level) - z]), corner * 3);
  }
  return { positions, indices: flat.indices };
}

function inPieces(stroke: Stroke, longest: number): Stroke {
  return stroke.flatMap((to, index): PenPoint[] => {
    const from = stroke[index - 1];
    if (!from) return [to];
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / longest));
    return Array.from({ length: pieces }, (_, at): PenPoint => {
      const share = (at + 1) / pieces;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

/** How far a piece reaches from a place, across the line of sight: a camera's `fill` is a share of it. */
function farthest({ parts }: Model, { azimuth, elevation }: HiddenSide['sight'], [x, y, z]: Vector): number {
  const [ca, sa, ce, se] = [Math.cos(azimuth), Math.sin(azimuth), Math.cos(elevation), Math.sin(elevation)];
  let far = 0;
  const reach = ([px, py, pz]: Vector): void => {
    const [dx, dy, dz] = [px - x, py - y, pz - z];
    far = Math.max(far, Math.abs(dx * ca - dz * sa), Math.abs(-dx * sa * se + dy * ce - dz * ca * se));
  };
  for (const { mesh, instances = [IDENTITY] } of parts)
    for (const instance of instances)
      for (let corner = 0; corner < mesh.positions.length / 3; corner += 1)
        reach(applied(instance, cornerOf(mesh, corner)));
  return far;
}
