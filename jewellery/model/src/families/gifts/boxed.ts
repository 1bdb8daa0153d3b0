import { chainAlong } from '../../chains/chain.ts';
import { cable } from '../../chains/patterns.ts';
import { smooth } from '../../geometry/curve.ts';
import { chainOf, moved, turnedX, turnedZ } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';
import { seated } from '../../motifs/seated.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { collet } from '../../settings/collet.ts';
import { movedSetting, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { behind, postAndBack } from '../earrings/fittings.ts';
import { choicesFrom } from '../choices.ts';
import type { Family } from '../family.ts';
import { atLeast, WALL } from '../walls.ts';
import { inBox } from './box.ts';

const NOTHING: Setting = { parts: [], gems: [] };

/** A motif pendant with its bail, on the cushion of a box; the chain is not sold with it. */
export const pendantBox: Family = ({ piece, choices, gauge, accents }) => {
  const radius = Math.max(5.5, Math.min(10, (piece.width_tenth_mm + piece.height_tenth_mm) / 44));
  const thin = Math.sqrt(gauge);
  const motif = weighedMotif(piece.motif, {
    radius,
    volume: 66,
    // Thinner plates bend.
    gauge: 0.55 + 0.45 * gauge ** 1.5,
    least: atLeast(WALL, gauge),
    look: choices.whole(0, 1e9),
  });
  const stone = accents && stoneOf(accents);
  const set = stone ? seated(motif, stone, accents.count, 0.22 * thin) : { setting: NOTHING, left: 0 };
  const [x, y, z] = motif.hang;
  const ring: Vector = [x, y + 0.75, z * 0.6];
  const bail: Vector = [x, y + 2.3, z * 0.6];
  // Stones without room on the motif climb up from it.
  const riders = stone && set.left > 0 ? ladder(stone, set.left, bail, thin) : NOTHING;
  const top = bail[1] + (stone && set.left > 0 ? set.left * (stone.width + 0.75) + 0.4 : 0);
  const rings = solids([
    torusAt(1.1, 0.28 * thin, ring, true),
    torusAt(1.35, 0.34 * thin, [x, top + 0.4, bail[2]], false),
  ]);
  const pattern = cable({ width: 1.25, length: 200 });
  const chains = [1, -1].map((side) =>
    chainAlong(
      smooth(
        [
          [x, top + 1.2, bail[2]],
          [x + side * 2.4, top + 3.4, 0.6],
          [x + side * 5, top + 7, 0.5],
          [x + side * 6.6, top + 9.5, -2.2],
        ],
        8,
      ),
      pattern,
      { weightless: true },
    ),
  );
  const middle = (top + motif.foot[1]) / 2;
  return inBox(
    movedSetting(
      together(motif.setting, set.setting, riders, rings, ...chains),
      moved([0, -middle - 1.5, 0]),
    ),
    (top - motif.foot[1]) / 2 + 5,
    choicesFrom(piece.look + 17),
  );
};

const torusAt = (radius: number, wire: number, at: Vector, edge: boolean) =>
  tube(
    Array.from({ length: 24 }, (_, step): Vector => {
      const angle = (step / 24) * 2 * Math.PI;
      return edge
        ? [at[0], at[1] + radius * Math.cos(angle), at[2] + radius * Math.sin(angle)]
        : [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle), at[2]];
    }),
    wire,
    { closed: true, sides: 8 },
  );

function ladder(stone: SizedStone, count: number, from: Vector, thin: number): Setting {
  const step = stone.width + 0.75;
  const cups = settingsAt(
    collet(stone, 0.26 * thin),
    Array.from({ length: count }, (_, at) =>
      chainOf(moved([from[0], from[1] + (at + 0.35) * step, from[2] + 0.35]), turnedX(Math.PI / 2)),
    ),
  );
  return together(
    cups,
    solids([
      tube(
        [
          [from[0], from[1] - 0.6, from[2] - 0.3],
          [from[0], from[1] + count * step, from[2] - 0.3],
        ],
        0.36 * thin,
      ),
    ]),
  );
}

/** A pair of motif studs side by side on the cushion, their pins through it. */
export const studBox: Family = ({ piece, choices, gauge, accents }) => {
  const radius = Math.max(4.2, Math.min(7, (piece.width_tenth_mm + piece.height_tenth_mm) / 40));
  const thin = Math.sqrt(gauge);
  const look = choices.whole(0, 1e9);
  const motif = weighedMotif(piece.motif, {
    radius,
    volume: 24,
    gauge: gauge ** 1.6,
    least: atLeast(WALL, gauge),
    look,
  });
  const stone = accents && stoneOf(accents);
  const lean = choices.within(0, 0.3);
  const one = (side: 1 | -1): Setting => {
    const count = accents ? (side > 0 ? Math.ceil(accents.count / 2) : Math.floor(accents.count / 2)) : 0;
    const set = stone ? seated(motif, stone, count, 0.22 * thin) : { setting: NOTHING, left: 0 };
    // What the motif has no room for hangs under it.
    const below =
      stone && set.left > 0
        ? ladder(
            stone,
            set.left,
            [motif.foot[0], motif.foot[1] - set.left * (stone.width + 0.75), motif.foot[2]],
            thin,
          )
        : NOTHING;
    return movedSetting(
      together(
        motif.setting,
        set.setting,
        below,
        solids([placed(postAndBack(gauge, 'scroll'), behind(motif, 0))]),
      ),
      moved([side * radius * 1.32, 0, 0.2]),
      turnedZ(-side * lean),
    );
  };
  return inBox(together(one(1), one(-1)), radius * 2.2, choicesFrom(piece.look + 17));
};
