import { turn } from '../../geometry/vector.ts';
import { moved, standing } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { revolve, sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';
import { grown, pointAt, type GirdlePoint } from '../../settings/girdle.ts';
import { copies, movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { FACING } from '../earrings/fittings.ts';
import { border } from '../earrings/surround.ts';
import type { Choices } from '../choices.ts';
import type { Family, Workshop } from '../family.ts';
import { ORNAMENT } from '../walls.ts';
import { headOf, headStyleFor, type HeadStyle } from '../rings/head.ts';
import { restingPin } from './resting.ts';
import { shankKind, shankOf } from './shank.ts';

const at = ([x, z]: GirdlePoint, y: number): Vector => [x, y, z];

/** A wire around the head, carried by four struts from its foot. */
function gallery(edge: readonly GirdlePoint[], y: number, under: number, gauge: number): Setting {
  const wire = Math.max(ORNAMENT, 0.17 * gauge);
  const struts = turn(4, Math.PI / 4).map((angle) => {
    const [x, z] = pointAt(edge, angle);
    return tube(
      [
        [x * 0.35, -under, z * 0.35],
        [x * 0.75, (y - under) / 2, z * 0.75],
        [x, y, z],
      ],
      wire,
      { sides: 7 },
    );
  });
  return solids([
    tube(
      edge.map((point) => at(point, y)),
      wire * 1.15,
      { closed: true, sides: 8 },
    ),
    ...struts,
  ]);
}

export const pinStone = ({ centre }: Pick<Workshop, 'centre'>): SizedStone =>
  stoneOf(centre ?? { type: 'diamond', shape: 'round', count: 1, millicarat: 40, role: 'centre' });

/** Drawn first of all. Two bars beside a stone of 3 mm are wider than it: it gets a whole cup. */
export function pinHead(stone: SizedStone, choices: Choices): HeadStyle {
  const style = headStyleFor(stone, choices);
  return style === 'half-bezel' ? 'bezel' : style;
}

/** Rays and crowns around so small a stone look like bolts. */
const PIN_BORDERS = ['grains', 'cord', 'leaves', 'loops'] as const;

/** One small stone on a wire. */
export const stud: Family = ({ piece, choices, gauge, centre }) => {
  const stone = pinStone({ centre });
  const under = Math.max(stone.pavilion * 1.05, 0.7) + 0.25;
  const style = pinHead(stone, choices);
  const head = headOf(stone, {
    style,
    drop: under,
    seat: stone.width * 0.26,
    gauge: gauge * 0.9,
    milgrain: piece.style === 'vintage',
  });
  const edge = grown(stone.girdle, 0.3 * gauge);
  const radius = Math.max(...edge.map(([x, z]) => Math.hypot(x, z)));
  const spare = piece.width_tenth_mm / 20 - radius;
  const adorned = piece.style !== 'minimal' && choices.chance(0.55);
  // What adorns the head is soldered to a wire around it, and the wire to the head's foot.
  const level = -stone.pavilion * 0.3;
  const rim: Setting = adorned
    ? together(
        border(choices.pick(PIN_BORDERS), edge, {
          reach: Math.max(0.5, Math.min(1.1, spare)),
          y: level,
          gauge: gauge * 0.8,
          thick: 0.35 * gauge,
        }),
        gallery(edge, level, under, gauge),
      )
    : choices.chance(0.3)
      ? together(
          copies(
            sphere(0.28, 10),
            turn(choices.pick([3, 4, 6])).map((angle) =>
              standing(at(pointAt(edge, angle), level), [0, 1, 0]),
            ),
          ),
          gallery(edge, level, under, gauge),
        )
      : solids([]);
  const base = Math.min(radius * 0.72, 1.5);
  const deep = Math.min(1.3, Math.max(0.4, 2.2 / (base * base))) * gauge ** 2;
  const foot = placed(
    revolve(
      [
        [0, -deep],
        [base * 0.75, -deep],
        [base, -deep * 0.5],
        [base * 0.9, 0.05],
        [0, 0.1],
      ],
      28,
    ),
    moved([0, -under, 0]),
  );
  const shank = shankKind(piece.look);
  return restingPin(
    together(
      movedSetting(together(head, rim, solids([foot])), FACING),
      solids([placed(shankOf(shank), moved([0, 0, -under - 0.2]))]),
    ),
    shank === 'ball' || shank === 'nut' ? 0.2 : 0.05,
    piece.look,
  );
};
