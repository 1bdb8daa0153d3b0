import { revolve } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { joined } from '../../geometry/mesh.ts';
import { turn } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import { solids, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import { facing } from '../../chains/bail.ts';

/** Thickness of the wall of a cup, millimetres: the thinnest that is cast, after [M] of `audit/limits.ts`. */
export const CUP_WALL = 0.4;
/** Width of a stone from which its cup has to hold it by itself, and how far it then comes in over the girdle, millimetres ([S] of `audit/limits.ts`: 0.15). */
const [ALONE, OVER] = [2, 0.19];

/** A round stone in a plain cup, drawn with few triangles: necklaces have a hundred of them. It faces the viewer; `back` is how deep it reaches. */
export function collet(stone: SizedStone, wall: number): Setting {
  const r = stone.width / 2;
  const deep = stone.kind === 'pearl' ? r * 0.75 : stone.pavilion * 0.9;
  const alone = stone.kind !== 'pearl' && stone.width >= ALONE;
  const lip = stone.kind === 'pearl' ? -r * 0.3 : stone.crown * (alone ? 0.5 : 0.35);
  // Its floor under a pearl carries it; a thin one would be pressed in.
  const floor = stone.kind === 'pearl' ? Math.max(0, deep - Math.max(0.45, deep * 0.45)) : deep * 0.55;
  const at = stone.kind === 'pearl' ? r * 0.93 : r;
  const cup = revolve(
    [
      [0, -deep],
      [r * 0.5 + wall, -deep],
      [r + wall, -deep * 0.3],
      [r + wall, lip * 0.6],
      [at + wall * 0.3, lip],
      [at - (alone ? OVER : wall * 0.25), lip * 0.9],
      [at - 0.02, lip * 0.2 - 0.02],
      [r * 0.4, -floor],
      [0, -floor],
    ],
    18,
  );
  return facing(together(stone.setting, solids([cup])));
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
