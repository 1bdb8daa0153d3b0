import { band, type BandOptions } from '../../geometry/band.ts';
import { basis, turnedX } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { torus } from '../../geometry/revolve.ts';
import type { Matrix, Vector } from '../../model.ts';
import type { Seat } from '../../settings/pave.ts';

/** A place on a hoop around Z: an angle from the front, a radius, and how high above the middle of its band. */
export const onHoop = (angle: number, radius: number, up = 0): Vector => [
  radius * Math.sin(angle),
  radius * Math.cos(angle),
  -up,
];
export const outwards = (angle: number): Vector => [Math.sin(angle), Math.cos(angle), 0];
export const along = (angle: number): Vector => [Math.cos(angle), -Math.sin(angle), 0];

/** Where a flat thing that faces +Z lies on the outside of a hoop, `turn` radians on its side. */
export function faceOn(angle: number, radius: number, up = 0, turn = 0): Matrix {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [ax, ay] = along(angle);
  return basis([ax * c, ay * c, -s], [-ax * s, -ay * s, -c], outwards(angle), onHoop(angle, radius, up));
}

export const seatOn = (angle: number, radius: number, up = 0): Seat => ({
  at: onHoop(angle, radius, up),
  up: outwards(angle),
  along: along(angle),
});

/** `count` angles side by side around the front, `pitch` radians apart. */
export const fanned = (count: number, pitch: number): number[] =>
  Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * pitch);

/** Round wire around the hoop. */
export const wireOn = (radius: number, up: number, wire: number, sides = 10): Mesh =>
  placed(torus(radius, wire, 120, sides), [...turnedX(Math.PI / 2).slice(0, 12), 0, 0, -up, 1]);

/** Bends a flat thing around the hoop: x runs along it, y up, z out of it, so that z = 0 lies on `radius`. */
export function bent(mesh: Mesh, radius: number): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = mesh.positions.slice(at, at + 3);
    positions.set(onHoop(x / radius, radius + z, y), at);
  }
  return { positions, indices: mesh.indices };
}

/** A band with a cavity, as large bangles are made: `wall` of metal all around it. */
export function hollowBand(options: BandOptions, wall: number): Mesh {
  const outside = band(options);
  const [thinnest, narrowest] = [options.thickness(0), options.width(0)];
  if (wall * 2.4 > Math.min(thinnest, narrowest)) return outside;
  // The sheet follows what is cut into it, so the cavity does too.
  const segments = options.relief ? (options.segments ?? 160) : 96;
  const inside = band({
    ...options,
    inner: options.inner + wall,
    thickness: (angle) => options.thickness(angle) - 2 * wall,
    width: (angle) => options.width(angle) - 2 * wall,
    segments,
    sides: options.relief ? (options.sides ?? 28) : 16,
  });
  return joined([outside, { positions: inside.positions, indices: inside.indices.toReversed() }]);
}
