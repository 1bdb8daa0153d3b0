import { cutMesh } from '../cuts/cut-mesh.ts';
import type { Cut } from '../model.ts';

/** `[x, z]` seen from above the table. */
export type GirdlePoint = readonly [number, number];

const POINTS = 48;
const known = new Map<Cut, readonly GirdlePoint[]>();

/** Outline of a cut at its girdle in units of the cut, at equal angles around its middle. */
export function girdleOf(cut: Cut): readonly GirdlePoint[] {
  const made =
    known.get(cut) ?? Array.from({ length: POINTS }, (_, at) => reach(cut, (2 * Math.PI * at) / POINTS));
  known.set(cut, made);
  return made;
}

/** The farthest point of the stone in a direction seen from above: girdles are the widest part of every cut. */
function reach(cut: Cut, angle: number): GirdlePoint {
  const { positions, indices } = cutMesh(cut);
  const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
  let far = 0;
  for (let at = 0; at < indices.length; at += 3) {
    for (let side = 0; side < 3; side += 1) {
      const [a, b] = [(indices[at + side] ?? 0) * 3, (indices[at + ((side + 1) % 3)] ?? 0) * 3];
      far = Math.max(
        far,
        along(dx, dz, positions[a] ?? 0, positions[a + 2] ?? 0, positions[b] ?? 0, positions[b + 2] ?? 0),
      );
    }
  }
  return [dx * far, dz * far];
}

/** How far along a ray from the middle an edge is met; 0 when it is not. */
function along(dx: number, dz: number, ax: number, az: number, bx: number, bz: number): number {
  const [sideA, sideB] = [dx * az - dz * ax, dx * bz - dz * bx];
  if (sideA === sideB || Math.sign(sideA) === Math.sign(sideB)) return 0;
  const share = sideA / (sideA - sideB);
  return (ax + (bx - ax) * share) * dx + (az + (bz - az) * share) * dz;
}

/** The girdle moved outwards by so many millimetres. */
export function grown(girdle: readonly GirdlePoint[], by: number): GirdlePoint[] {
  return girdle.map(([x, z], at) => {
    const [ax, az] = girdle.at(at - 1) ?? [0, 0];
    const [bx, bz] = girdle[(at + 1) % girdle.length] ?? [0, 0];
    const [nx, nz] = [bz - az, ax - bx];
    const length = Math.hypot(nx, nz) || 1;
    const sign = nx * x + nz * z < 0 ? -1 : 1;
    return [x + (nx / length) * by * sign, z + (nz / length) * by * sign];
  });
}

/** The point of an outline in a direction from its middle, angles from +X towards +Z. */
export function pointAt(girdle: readonly GirdlePoint[], angle: number): GirdlePoint {
  const at = ((((angle / (2 * Math.PI)) % 1) + 1) % 1) * girdle.length;
  const [low, share] = [Math.floor(at) % girdle.length, at - Math.floor(at)];
  const [ax, az] = girdle[low] ?? [0, 0];
  const [bx, bz] = girdle[(low + 1) % girdle.length] ?? [0, 0];
  return [ax + (bx - ax) * share, az + (bz - az) * share];
}
