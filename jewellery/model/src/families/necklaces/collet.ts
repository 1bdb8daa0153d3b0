import { revolve } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { joined } from '../../geometry/mesh.ts';
import { turn } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import { solids, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import { facing } from '../../chains/bail.ts';

/** A round stone in a plain cup, drawn with few triangles: necklaces have a hundred of them. It faces the viewer; `back` is how deep it reaches. */
export function collet(stone: SizedStone, wall: number): Setting {
  const r = stone.width / 2;
  const deep = stone.kind === 'pearl' ? r * 0.75 : stone.pavilion * 0.9;
  const lip = stone.kind === 'pearl' ? -r * 0.3 : stone.crown * 0.35;
  const at = stone.kind === 'pearl' ? r * 0.93 : r;
  const cup = revolve(
    [
      [0, -deep],
      [r * 0.5 + wall, -deep],
      [r + wall, -deep * 0.3],
      [r + wall, lip * 0.6],
      [at + wall * 0.3, lip],
      [at - wall * 0.25, lip * 0.9],
      [at - 0.02, lip * 0.2 - 0.02],
      [r * 0.4, -deep * 0.55],
      [0, -deep * 0.55],
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
  const prongs = turn(4, Math.PI / 4).map((angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const path: Vector[] = [
      [c * r * 0.86, -deep * 0.8, s * r * 0.86],
      [c * r * 1.02, -0.05, s * r * 1.02],
      [c * r * 0.84, stone.crown * 0.62, s * r * 0.84],
    ];
    return tube(path, Math.max(0.16, wall * 0.55), { sides: 6 });
  });
  return facing(together(stone.setting, solids([joined([cup, ...prongs])])));
}
