import { moved, standing, turnedX, turnedY } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { sphere, torus } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Model, Vector } from '../../model.ts';
import { mirroredSetting } from '../../settings/mirrored.ts';
import { copies, solids, together, type Setting } from '../../settings/setting.ts';
import { choicesFrom } from '../choices.ts';
import { on, type Body } from './hoop-body.ts';
import { rested } from './pair.ts';

/** The middle of what is seen of a hoop from the front, as an angle from its lowest point. */
const FRONT = Math.PI * 0.44;

/** What a hoop without stones carries: a coil of wire, balls, rings around it, a ball that slides, or nothing. */
export function adorned(outer: number, body: Body, look: number): Setting {
  const choices = choicesFrom(look + 86);
  const kind = choices.pick(['none', 'coil', 'balls', 'rings', 'slider'] as const);
  const half = body.half(FRONT);
  const reach = Math.max(half, body.wide(FRONT));
  const middle = (angle: number): Vector => on(outer - half, angle);
  switch (kind) {
    case 'none':
      return solids([]);
    case 'coil': {
      const [from, to] = choices.pick([
        [FRONT - 0.5, FRONT + 0.5],
        [-0.6, 0.6],
        [-1.4, FRONT + 0.3],
      ] as const);
      const turns = Math.round(((to - from) * outer) / 1.3);
      const path = Array.from({ length: turns * 10 + 1 }, (_, at): Vector => {
        const angle = from + ((to - from) * at) / (turns * 10);
        const around = (2 * Math.PI * at) / 10;
        const [x, y] = on(outer - half + (half + 0.2) * Math.cos(around), angle);
        return [x, y, (body.wide(angle) + 0.2) * Math.sin(around)];
      });
      return solids([tube(path, 0.33, { sides: 7 })]);
    }
    case 'balls': {
      const [count, size] = [choices.whole(3, 9), choices.within(0.75, 1.15)];
      const step = (size * choices.within(2.2, 4)) / outer;
      return copies(
        sphere(size + half * 0.4, 14),
        Array.from({ length: count }, (_, at) => moved(middle(FRONT - 0.35 + (at - (count - 1) / 2) * step))),
      );
    }
    case 'rings': {
      const count = choices.pick([6, 9, 12, 18]);
      return copies(
        torus(reach + 0.1, 0.4, 18, 8),
        Array.from({ length: count }, (_, at) => {
          const angle = -2.2 + (4.4 * at) / (count - 1);
          return standing(middle(angle), [Math.cos(angle), Math.sin(angle), 0]);
        }),
      );
    }
    case 'slider': {
      // Solid up to 4 mm.
      const size = Math.min(1.95, choices.within(1.5, 2.3));
      return solids([placed(sphere(size, 20), moved(middle(choices.pick([0, 0.5, FRONT]))))]);
    }
  }
}

/** Two hoops on the floor, by the piece's own number: side by side, turned from each other, one behind the other, or one lying. */
export function standingHoops(one: Setting, outer: number, look: number): Model {
  const choices = choicesFrom(look + 89);
  const pose = choices.pick(['parallel', 'apart', 'behind', 'lying'] as const);
  const way = choices.pick([1, -1]);
  const aside = choices.within(0.6, 1.1);
  const wide = outer * (0.46 + 0.46 * Math.cos(aside)) + 1.2;
  const pair = {
    parallel: () => [
      rested(one, -wide, outer * 0.3 * way, turnedY(-aside)),
      rested(one, wide, -outer * 0.3 * way, turnedY(-aside + 0.16)),
    ],
    apart: () => [
      rested(mirroredSetting(one), -wide, 0, turnedY(aside)),
      rested(one, wide, 0, turnedY(-aside)),
    ],
    behind: () => [
      rested(one, -outer * 0.45 * way, outer * 0.75, turnedY(-0.5 * way)),
      rested(one, outer * 0.5 * way, -outer * 0.75, turnedY(-aside * way)),
    ],
    lying: () => [
      rested(one, -outer * 0.8 * way - way, -outer * 0.62, turnedY(-aside * way)),
      rested(one, outer * 0.8 * way + way, outer * 0.66, turnedY(choices.within(0, 6)), turnedX(Math.PI / 2)),
    ],
  }[pose]();
  return {
    ...together(...pair),
    ground: { normal: [0, 1, 0], offset: 0 },
    cameras: {
      hero: { azimuth: 0.08, elevation: pose === 'lying' ? 0.42 : 0.24, fieldOfView: 20, fill: 0.84 },
      front: { azimuth: 0, elevation: 0.1, fieldOfView: 20, fill: 0.84 },
      side: { azimuth: 0.9, elevation: 0.25, fieldOfView: 20, fill: 0.8 },
    },
  };
}
