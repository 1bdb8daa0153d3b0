import { revolve } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { joined } from '../../geometry/mesh.ts';
import { turn } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import { solids, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import { facing } from '../../chains/bail.ts';
import { WALL } from '../walls.ts';

type Profile = readonly (readonly [radius: number, height: number])[];

/** Thickness of the wall of a cup, millimetres: the thinnest that is cast, after [M] of `audit/limits.ts`. */
export const CUP_WALL = 0.4;
/** Of the open cup that holds a pearl only by its glue. */
const PEARL_WALL = 0.55;
/** Width of a stone from which its cup has to hold it by itself, and how far it then comes in over the girdle, millimetres ([S] of `audit/limits.ts`: 0.15). */
const [ALONE, OVER] = [2, 0.19];

/** A round stone in a plain cup, drawn with few triangles: necklaces have a hundred of them. It faces the viewer; `back` is how deep it reaches. */
export function collet(stone: SizedStone, wall: number): Setting {
  const profile =
    stone.kind === 'pearl' ? pearlCup(stone.width / 2, Math.max(PEARL_WALL, wall)) : cup(stone, wall);
  return facing(together(stone.setting, solids([revolve(profile, 18)])));
}

function cup(stone: SizedStone, wall: number): Profile {
  const r = stone.width / 2;
  const alone = stone.width >= ALONE;
  const deep = stone.pavilion * 0.9;
  const lip = stone.crown * (alone ? 0.5 : 0.35);
  return [
    [0, -deep],
    [r * 0.5 + wall, -deep],
    [r + wall, -deep * 0.3],
    [r + wall, lip * 0.6],
    [r + wall * 0.3, lip],
    [r - (alone ? OVER : wall * 0.25), lip * 0.9],
    [r - 0.02, lip * 0.2 - 0.02],
    [r * 0.4, -deep * 0.55],
    [0, -deep * 0.55],
  ];
}

/** A pearl is glued to a floor that carries its peg, and its cup ends below its middle. */
function pearlCup(r: number, wall: number): Profile {
  const seat = r - WALL / 2;
  return [
    [0, -r - WALL / 2],
    [r * 0.5 + wall, -r - WALL / 2],
    [r * 0.9 + wall, -r * 0.5],
    [r * 0.9 + wall, -r * 0.3],
    [r * 0.86, -r * 0.3],
    [r * 0.8, -r * 0.55],
    [r * 0.35, -seat],
    [0, -seat],
  ];
}

/** A stone between four prongs on a low cup: a cell of a tennis necklace. */
export function cell(stone: SizedStone, wall: number): Setting {
  const r = stone.width / 2;
  if (stone.kind === 'pearl') return collet(stone, wall);
  const deep = stone.pavilion;
  const cup = revolve(
    [
      [0, -deep],
      [r * 0.72, -deep],
      [r * 0.98, -deep * 0.42],
      [r * 1.0, -0.12],
      [r * 0.86, -0.2],
      [r * 0.5, -deep * 0.62],
      [0, -deep * 0.62],
    ],
    16,
  );
  const alone = stone.width >= ALONE;
  const wire = Math.max(0.2, wall * 0.55, alone ? r * 0.24 : 0);
  const beside = alone ? 1.1 : 1.02;
  const prongs = turn(4, Math.PI / 4).map((angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const path: Vector[] = [
      [c * r * 0.86, -deep * 0.8, s * r * 0.86],
      [c * r * beside, -0.05, s * r * beside],
      [c * r * 0.84, stone.crown * 0.62, s * r * 0.84],
    ];
    return tube(path, wire, { sides: alone ? 9 : 6 });
  });
  return facing(together(stone.setting, solids([joined([cup, ...prongs])])));
}
