import { arc, smooth } from '../geometry/curve.ts';
import { movedSetting, solids, together, type Setting } from '../settings/setting.ts';
import { moved, turnedX } from '../geometry/matrix.ts';
import { placed } from '../geometry/mesh.ts';
import { sphere, torus } from '../geometry/revolve.ts';
import { tube } from '../geometry/sweep.ts';
import type { Vector } from '../model.ts';

export interface ClaspOptions {
  /** Length from ring to ring, millimetres. */
  readonly size: number;
  readonly wire: number;
}

/** A lying ring: its hole looks along Z. */
const flatRing = (radius: number, wire: number, at: Vector, segments = 24): Setting =>
  movedSetting(solids([torus(radius, wire, segments, 8)]), moved(at), turnedX(Math.PI / 2));

/** A lobster claw between two rings, lying along X around the origin, flat in the plane z = 0. Chains end at x = ±size/2. */
export function lobster({ size, wire }: ClaspOptions): Setting {
  const [half, ring] = [size / 2, size * 0.1];
  const claw: Vector[] = [
    [-half + 2 * ring, 0, 0],
    [-half * 0.35, size * 0.17, 0],
    [half * 0.2, size * 0.19, 0],
    [half * 0.6, size * 0.05, 0],
    [half * 0.42, -size * 0.12, 0],
  ];
  const lever: Vector[] = [
    [-half * 0.5, -size * 0.03, 0],
    [-half * 0.2, -size * 0.16, 0],
    [half * 0.42, -size * 0.13, 0],
  ];
  return together(
    solids([
      tube(smooth(claw, 5), (along) => wire * (1.7 - 0.9 * along), { sides: 10 }),
      tube(smooth(lever, 5), wire * 0.85, { sides: 8 }),
      placed(sphere(wire * 1.5, 14), moved([-half + 2 * ring, 0, 0])),
    ]),
    flatRing(ring, wire * 0.6, [-half + ring * 0.7, 0, 0]),
    flatRing(ring * 1.15, wire * 0.6, [half * 0.72, -size * 0.01, 0]),
  );
}

/** A round spring ring between two small rings, the same way round. */
export function springRing({ size, wire }: ClaspOptions): Setting {
  const radius = size * 0.3;
  const knob: Vector = [radius * 0.94, radius * 0.52, 0];
  return together(
    solids([
      tube(arc(radius, 0, 2 * Math.PI, 36).slice(0, -1), wire, { closed: true, sides: 10 }),
      tube([knob, [knob[0] + wire * 1.6, knob[1] + wire * 1.4, 0]], wire * 0.6, { sides: 8 }),
    ]),
    flatRing(size * 0.11, wire * 0.6, [-radius - size * 0.1, 0, 0]),
    flatRing(size * 0.11, wire * 0.6, [radius + size * 0.08, 0, 0]),
  );
}
