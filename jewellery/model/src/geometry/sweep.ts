import type { Vector } from '../model.ts';
import type { Mesh } from './mesh.ts';
import { sheet } from './sheet.ts';
import { X, Y, across, add, cross, dot, subtract, times, unit } from './vector.ts';

/** `[sideways, outwards]` in the plane across a path, millimetres. */
export type SectionPoint = readonly [number, number];

interface Frame {
  readonly at: Vector;
  readonly tangent: Vector;
  readonly normal: Vector;
  readonly binormal: Vector;
}

export interface SweepOptions {
  readonly closed?: boolean;
  /** Keeps the section's first axis towards this direction (for planar paths); left out, it turns as little as it can. */
  readonly towards?: (at: Vector, along: number) => Vector;
  /** Ends of an open path. */
  readonly ends?: 'flat' | 'round';
}

function framesOf(path: readonly Vector[], closed: boolean, towards: SweepOptions['towards']): Frame[] {
  const count = path.length;
  const point = (at: number): Vector =>
    path[closed ? (at + count) % count : Math.max(0, Math.min(count - 1, at))] ?? [0, 0, 0];
  const tangents = path.map((_, at): Vector => unit(subtract(point(at + 1), point(at - 1))));
  let normal = across(tangents[0] ?? [0, 1, 0]);
  const normals = tangents.map((tangent, at): Vector => {
    const wish = towards ? towards(point(at), at / count) : normal;
    normal = unit(subtract(wish, times(tangent, dot(wish, tangent))));
    return normal;
  });
  // A closed path carried without a wish comes back turned: the difference is spread along it.
  const first: Vector = normals[0] ?? X;
  const start: Vector = tangents[0] ?? Y;
  const last = unit(subtract(normal, times(start, dot(normal, start))));
  const twist = closed && !towards ? Math.atan2(dot(cross(last, first), start), dot(last, first)) : 0;
  return path.map((at, index) => {
    const tangent = tangents[index] ?? start;
    const n = normals[index] ?? first;
    const b = cross(tangent, n);
    const angle = (twist * index) / count;
    const turnedNormal = add(times(n, Math.cos(angle)), times(b, Math.sin(angle)));
    return { at, tangent, normal: turnedNormal, binormal: cross(tangent, turnedNormal) };
  });
}

/**
 * Draws a section along a path. `section(t, index)` gives its outline counter-clockwise, always
 * with the same number of points, for the share `t` of the path.
 */
export function sweep(
  path: readonly Vector[],
  section: (along: number, index: number) => readonly SectionPoint[],
  { closed = false, towards, ends = 'flat' }: SweepOptions = {},
): Mesh {
  const frames = framesOf(path, closed, towards);
  const rings = frames.map((frame, index) => {
    const outline = section(closed ? index / frames.length : index / Math.max(1, frames.length - 1), index);
    return outline.map(([a, b]) => add(frame.at, add(times(frame.normal, a), times(frame.binormal, b))));
  });
  if (!closed) {
    const [head, tail] = [frames[0], frames.at(-1)];
    if (head && tail) {
      rings.unshift(...endOf(rings[0] ?? [], head.at, times(head.tangent, -1), ends).toReversed());
      rings.push(...endOf(rings.at(-1) ?? [], tail.at, tail.tangent, ends));
    }
  }
  return sheet((column, row) => rings[row]?.[column] ?? [0, 0, 0], {
    columns: rings[0]?.length ?? 0,
    rows: rings.length,
    closedColumns: true,
    closedRows: closed,
  });
}

/** Rings from the last section to a point on the axis: a half ball, or a lid. */
function endOf(ring: readonly Vector[], centre: Vector, out: Vector, ends: 'flat' | 'round'): Vector[][] {
  if (ends === 'flat') return [ring.map(() => centre)];
  const radius = Math.min(...ring.map((point) => Math.hypot(...subtract(point, centre))));
  const quarter = [0.35, 0.65, 0.87, 1];
  return quarter.map((share) => {
    const angle = (share * Math.PI) / 2;
    const middle = add(centre, times(out, radius * Math.sin(angle)));
    return ring.map((point) =>
      share === 1 ? middle : add(middle, times(subtract(point, centre), Math.cos(angle))),
    );
  });
}

/** A round section of so many sides. */
export function circle(radius: number, sides: number): SectionPoint[] {
  return Array.from({ length: sides }, (_, at) => {
    const angle = (2 * Math.PI * at) / sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** A section between ellipse (2) and rectangle (8 and more), `width` along the second axis, `height` along the first. */
export function superellipse(height: number, width: number, power: number, sides: number): SectionPoint[] {
  return Array.from({ length: sides }, (_, at) => {
    const angle = (2 * Math.PI * at) / sides;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [
      (height / 2) * Math.sign(c) * Math.abs(c) ** (2 / power),
      (width / 2) * Math.sign(s) * Math.abs(s) ** (2 / power),
    ] as const;
  });
}

export interface TubeOptions extends SweepOptions {
  readonly sides?: number;
}

/** Round wire along a path; the radius may change along it. */
export function tube(
  path: readonly Vector[],
  radius: number | ((along: number) => number),
  { sides = 10, ends = 'round', ...rest }: TubeOptions = {},
): Mesh {
  return sweep(path, (along) => circle(typeof radius === 'number' ? radius : radius(along), sides), {
    ends,
    ...rest,
  });
}
