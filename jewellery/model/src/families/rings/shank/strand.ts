import { band } from '../../../geometry/band.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { sweep, type SectionPoint } from '../../../geometry/sweep.ts';
import type { Vector } from '../../../model.ts';

/** Something that changes around the finger; angles from the head, positive towards +X, radians −π…π (and past it for ends that overlap). */
export type Around = (angle: number) => number;

export interface StrandOptions {
  readonly inner: number;
  readonly width: Around;
  readonly thickness: Around;
  /** Along the finger. */
  readonly shift?: Around;
  /** Off the finger. */
  readonly lift?: Around;
  /** Open strands begin and end at these angles; without them the strand is closed. */
  readonly from?: number;
  readonly to?: number;
  readonly power?: number;
  readonly sides?: number;
  readonly segments?: number;
}

/** A bar of metal around the finger, all of the way or a part of it. */
export function strand({
  inner,
  width,
  thickness,
  shift,
  lift,
  from,
  to,
  power = 2.6,
  sides = 20,
  segments = 120,
}: StrandOptions): Mesh {
  if (from === undefined && !lift)
    return band({ inner, width, thickness, power, sides, segments, ...(shift ? { shift } : {}) });
  const [start, end] = [from ?? -Math.PI, to ?? Math.PI];
  const closed = from === undefined;
  const angles = Array.from(
    { length: segments + (closed ? 0 : 1) },
    (_, at) => start + ((end - start) * at) / segments,
  );
  const path = angles.map((angle): Vector => {
    const radius = inner + thickness(angle) / 2 + (lift?.(angle) ?? 0);
    return [radius * Math.sin(angle), radius * Math.cos(angle), shift?.(angle) ?? 0];
  });
  return sweep(
    path,
    (_, index) => court(thickness(angles[index] ?? 0), width(angles[index] ?? 0), power, sides),
    {
      closed,
      ends: 'round',
      towards: ([x, y]) => [x, y, 0],
    },
  );
}

/** A section flatter towards the finger than away from it. */
function court(height: number, width: number, power: number, sides: number): SectionPoint[] {
  const waist = height * 0.12;
  return Array.from({ length: sides }, (_, at) => {
    const angle = (2 * Math.PI * at) / sides;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [up, side] = [Math.sign(c) * Math.abs(c) ** (2 / power), Math.sign(s) * Math.abs(s) ** (2 / power)];
    const radial = up >= 0 ? waist + up * (height - waist) : waist * (1 + up);
    return [radial - height / 2, (width / 2) * side] as const;
  });
}
