import { pathLength, stations } from '../geometry/curve.ts';
import { moved } from '../geometry/matrix.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { sphere } from '../geometry/revolve.ts';
import { sweep } from '../geometry/sweep.ts';
import type { Vector } from '../model.ts';
import { copies, type Setting } from './setting.ts';

/** A row of tiny balls that touch each other: granulation, milgrain. */
export function grains(
  path: readonly Vector[],
  radius: number,
  {
    closed = false,
    pitch = 2.05,
    segments = 6,
  }: { readonly closed?: boolean; readonly pitch?: number; readonly segments?: number } = {},
): Setting {
  const count = Math.max(2, Math.round(pathLength(path, closed) / (radius * pitch)));
  return copies(
    sphere(radius, segments),
    stations(path, count, closed).map(({ at }) => moved(at)),
  );
}

/** Two wires twisted into a cord, soldered along a path. */
export function cord(
  path: readonly Vector[],
  radius: number,
  { closed = false, twist = 3.4 }: { readonly closed?: boolean; readonly twist?: number } = {},
): Mesh {
  const length = pathLength(path, closed);
  const turns = Math.max(4, Math.round(length / (radius * twist)));
  const line = stations(path, turns * 4 + (closed ? 0 : 1), closed).map(({ at }) => at);
  return sweep(
    line,
    (along) => {
      const turned = along * turns * Math.PI;
      return Array.from({ length: 8 }, (_, at) => {
        const angle = (2 * Math.PI * at) / 8;
        const r = radius * (0.62 + 0.38 * Math.abs(Math.cos(angle - turned)) ** 0.8);
        return [r * Math.cos(angle), r * Math.sin(angle)] as const;
      });
    },
    { closed, towards: (_, share) => frame(line, share) },
  );
}

/** Any direction that never runs along a flat path: its own plane's normal would turn with it. */
function frame(line: readonly Vector[], share: number): Vector {
  const at = Math.min(line.length - 1, Math.floor(share * line.length));
  const [a, b] = [
    line[Math.max(0, at - 1)] ?? [0, 0, 0],
    line[Math.min(line.length - 1, at + 1)] ?? [0, 0, 0],
  ];
  const [x, y, z] = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), Math.abs(b[2] - a[2])];
  return z <= x && z <= y ? [0, 0, 1] : y <= x ? [0, 1, 0] : [1, 0, 0];
}
