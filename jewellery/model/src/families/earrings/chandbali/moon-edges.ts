import { pathLength, smooth, stations } from '../../../geometry/curve.ts';
import { joined, type Mesh } from '../../../geometry/mesh.ts';
import { tube } from '../../../geometry/sweep.ts';
import type { Vector } from '../../../model.ts';
import { cord, grains } from '../../../settings/grains.ts';
import { solids, together, type Setting } from '../../../settings/setting.ts';
import type { Choices } from '../../choices.ts';
import { ORNAMENT } from '../../walls.ts';
import { beside, type Moon } from './moon.ts';

/** Wires soldered along both edges: plain beside grains or cord. @param least radius of the finest wire that is seen */
export function edges(moon: Moon, thick: number, least: number, gauge: number, choices: Choices): Setting {
  const wire = Math.max(least, 0.3 * Math.sqrt(gauge));
  const z = thick / 2;
  const outer = beside(moon, 1, z * 0.6);
  const inner = beside(moon, -1, z * 0.6);
  const outside = beside({ ...moon, half: (along) => moon.half(along) + wire * 2.1 }, 1, z * 0.2);
  const border = choices.pick(['grains', 'cord', 'scallops'] as const);
  const trim =
    border === 'grains'
      ? grains(outside, wire * 1.4, { segments: 8 })
      : border === 'cord'
        ? solids([cord(outside, wire * 1.35)])
        : solids([scallops(moon, wire, z)]);
  const rims = solids([tube(outer, wire, { sides: 8 }), tube(inner, wire, { sides: 8 })]);
  const milgrain = choices.chance(0.6)
    ? together(
        grains(
          beside({ ...moon, half: (along) => Math.max(0.05, moon.half(along) - wire * 2) }, 1, z),
          wire * 0.72,
        ),
        grains(
          beside({ ...moon, half: (along) => Math.max(0.05, moon.half(along) - wire * 2) }, -1, z),
          wire * 0.72,
        ),
      )
    : solids([]);
  return together(rims, trim, milgrain);
}

/** Little arches of wire side by side along the outer edge. */
function scallops(moon: Moon, wire: number, z: number): Mesh {
  const edge = beside(moon, 1, z * 0.3);
  const count = Math.round(pathLength(edge) / 2.1);
  const feet = stations(edge, count + 1);
  return joined(
    feet.slice(1).map(({ at: b }, index) => {
      const a = feet[index]?.at ?? b;
      const middle: Vector = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z * 0.3];
      const size = Math.hypot(middle[0], middle[1]) || 1;
      const peak: Vector = [middle[0] * (1 + 1.25 / size), middle[1] * (1 + 1.25 / size), z * 0.3];
      return tube(
        smooth(
          [
            a,
            [((a[0] * 1.3 + peak[0]) / 2.3) * 1.012, ((a[1] * 1.3 + peak[1]) / 2.3) * 1.012, z * 0.3],
            peak,
            [((b[0] * 1.3 + peak[0]) / 2.3) * 1.012, ((b[1] * 1.3 + peak[1]) / 2.3) * 1.012, z * 0.3],
            b,
          ],
          3,
        ),
        Math.max(ORNAMENT, wire * 0.8),
        { sides: 6 },
      );
    }),
  );
}
