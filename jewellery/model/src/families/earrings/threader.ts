import { cable } from '../../chains/patterns.ts';
import { chainAlong } from '../../chains/chain.ts';
import { smooth } from '../../geometry/curve.ts';
import { moved, standing, turnedY } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';
import { seated } from '../../motifs/seated.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { collet } from '../../settings/collet.ts';
import { movedSetting, settingsAt, solids, together } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import type { Family } from '../family.ts';
import { atLeast, WALL } from '../walls.ts';
import { loop } from './fittings.ts';
import { hangingPair } from './pair.ts';

/** Metal of the motif at the usual gauge, cubic millimetres. */
const MOTIF_METAL = 23;

/** Needle and thread: a fine chain drawn through the lobe, a motif before it and a needle behind. */
export const threader: Family = ({ piece, choices, gauge, accents }) => {
  const height = piece.height_tenth_mm / 10;
  const stone = accents && stoneOf(accents);
  const each = accents ? Math.floor(accents.count / 2) : 0;
  const heavy = gauge ** 1.8;
  const wire = 0.42 * Math.sqrt(gauge);
  const bow = choices.within(2.4, 3.4);
  const radius = Math.max(2.6, Math.min(5, piece.width_tenth_mm / 36));
  const motif = weighedMotif(piece.motif, {
    radius,
    volume: MOTIF_METAL,
    gauge: heavy,
    least: atLeast(WALL, gauge),
    look: choices.whole(0, 1e9),
  });
  const wanted = Math.min(each, choices.pick([1, 2, 3, 4]));
  const set = stone ? seated(motif, stone, wanted, 0.22 * gauge) : { setting: solids([]), left: 0 };
  const rest = each - wanted + set.left;
  const needle = choices.within(9, 13);
  const front = Math.max(5, height * choices.within(0.42, 0.6) - 2 * radius);
  const behind = Math.max(6, height - bow - needle);
  // The hook over the lobe: the front end at +Z, the back end at −Z.
  const hook = tube(
    smooth(
      [
        [0, -3.2, bow],
        [0, -0.5, bow],
        [0, bow * 0.75, bow * 0.8],
        [0, bow * 1.2, 0],
        [0, bow * 0.75, -bow * 0.8],
        [0, -0.5, -bow],
        [0, -3.2, -bow],
      ],
      6,
    ),
    wire,
    { sides: 10 },
  );
  const width = 1.15 * gauge ** 0.6;
  const pattern = cable({ width, length: 60, wire: 0.24 });
  const line = (from: number, length: number, z: number): Vector[] => [
    [0, from, z],
    [0, from - length / 2, z],
    [0, from - length, z],
  ];
  const joint = -3.2 - 0.7;
  const chains = [
    [front, bow],
    [behind, -bow],
  ] as const;
  const rings = chains.flatMap(([length, z]) =>
    [0, length].map((down) =>
      placed(
        loop(0.62, 0.2 * Math.sqrt(gauge), down === 0),
        moved([0, joint - 0.05 - down + (down === 0 ? 0.3 : 0.05), z]),
      ),
    ),
  );
  const beads =
    stone && rest > 0
      ? settingsAt(
          collet(stone, 0.24 * gauge),
          Array.from({ length: rest }, (_, at) =>
            standing([0, joint - (front * (at + 1)) / (rest + 1), bow + 0.35], [0, 0, 1]),
          ),
        )
      : solids([]);
  const grains = stone
    ? solids([])
    : solids(
        Array.from({ length: choices.whole(0, 4) }, (_, at) =>
          placed(sphere(0.95, 12), moved([0, joint - front * (0.18 + at * 0.2), bow])),
        ),
      );
  const bottom = joint - front - 0.75;
  const end = joint - behind - 0.8;
  const pin = tube(
    [
      [0, end, -bow],
      [0, end - needle, -bow],
    ],
    (along) => wire * 1.25 * (along < 0.9 ? 1 : 1 - 6 * (along - 0.9)),
    { sides: 10 },
  );
  const one = together(
    solids([
      hook,
      pin,
      ...rings,
      placed(sphere(wire * 1.5, 10), moved([0, -3.2, bow])),
      placed(sphere(wire * 1.5, 10), moved([0, -3.2, -bow])),
    ]),
    ...chains.map(([length, z]) => chainAlong(line(joint, length, z), pattern)),
    beads,
    grains,
    movedSetting(
      together(
        motif.setting,
        set.setting,
        movedSetting(solids([loop(0.5, 0.2)]), moved([motif.hang[0], motif.hang[1] + 0.2, motif.hang[2]])),
      ),
      moved([-motif.hang[0], bottom - motif.hang[1], bow - motif.hang[2]]),
    ),
  );
  // Turned so far that needle and front are both seen; the motif is turned back to the viewer.
  return {
    ...hangingPair(movedSetting(one, turnedY(-0.62)), { gap: 0.5 }),
    worn: { ...one, pin: [0, bow, 0] },
  };
};
