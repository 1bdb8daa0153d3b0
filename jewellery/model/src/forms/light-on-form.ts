import type { Matrix } from '../geometry/matrix.ts';
import type { Scattered } from '../geometry/scatter.ts';
import { cross, dot, unit, type Vector } from '../geometry/vector.ts';
import type { Form } from './form.ts';

/** Directions light comes from: a share around the key light of the studio, the rest from all over the viewer's side. */
const DIRECTIONS = 28;
const FROM_KEY = 12;
/** Where the key light stands, and how far the studio follows the camera around; as in the renderer. */
const KEY: Vector = unit([-3, 4.2, 2.9]);
const FOLLOWS = 0.55;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** What is nearer over the skin than this casts no shadow: it touches it. */
const TOUCH_MM = 0.15;
/** Past this from the box around the piece its shadow is not seen. */
const SHADOW_MM = 22;
/** Shadows end where what casts them is so far away. */
const REACH_MM = 40;

/**
 * How much light reaches each corner of a form beside a piece on it, 0…1: as soft as the light and as
 * fine as the mesh, also of chains that are thinner than the renderer's maps can tell.
 *
 * @param place takes points of the form to the piece's millimetres
 * @param azimuth of the camera, radians
 */
export function lightOnForm(
  { mesh, normals, free }: Form,
  place: Matrix,
  casters: readonly (Scattered & { readonly dark: number })[],
  azimuth: number,
): Float32Array {
  const light = free.slice();
  const count = light.length;
  const placed = movedBy(mesh.positions, place, 1);
  const facing = movedBy(normals, place, 0);
  const scale = Math.hypot(place[0] ?? 1, place[1] ?? 0, place[2] ?? 0);
  const dark = new Float32Array(count);
  const near = cornersNear(placed, casters);
  for (const toward of towards(azimuth * FOLLOWS)) {
    for (const caster of casters) {
      const map = heightsAlong(caster, toward);
      for (const corner of near) {
        const at = corner * 3;
        const cosine =
          ((facing[at] ?? 0) * toward[0] +
            (facing[at + 1] ?? 0) * toward[1] +
            (facing[at + 2] ?? 0) * toward[2]) /
          scale;
        if (cosine < 0.02) continue;
        dark[corner] =
          (dark[corner] ?? 0) +
          caster.dark *
            map(placed[at] ?? 0, placed[at + 1] ?? 0, placed[at + 2] ?? 0) *
            Math.min(1, cosine * 2);
      }
    }
  }
  for (let corner = 0; corner < count; corner += 1)
    light[corner] = (light[corner] ?? 1) * (1 - 0.86 * Math.min(1, (dark[corner] ?? 0) / DIRECTIONS));
  return light;
}

/** Corners that a shadow of the casters can reach. */
function cornersNear(places: Float32Array, casters: readonly Pick<Scattered, 'points'>[]): Uint32Array {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { points } of casters)
    for (let at = 0; at < points.length; at += 1) {
      const axis = at % 3;
      low[axis] = Math.min(low[axis] ?? 0, points[at] ?? 0);
      high[axis] = Math.max(high[axis] ?? 0, points[at] ?? 0);
    }
  const out = new Uint32Array(places.length / 3);
  let count = 0;
  for (let corner = 0; corner < out.length; corner += 1) {
    const inside = [0, 1, 2].every((axis) => {
      const own = places[corner * 3 + axis] ?? 0;
      return own > (low[axis] ?? 0) - SHADOW_MM && own < (high[axis] ?? 0) + SHADOW_MM;
    });
    if (inside) out[count++] = corner;
  }
  return out.slice(0, count);
}

function towards(turn: number): Vector[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const around = ([x, y, z]: Vector): Vector => [x * cos + z * sin, y, z * cos - x * sin];
  const across = unit(cross(KEY, [0, 1, 0]));
  const up = cross(across, KEY);
  return Array.from({ length: DIRECTIONS }, (_, index): Vector => {
    const key = index < FROM_KEY;
    const [part, total] = key ? [index, FROM_KEY] : [index - FROM_KEY, DIRECTIONS - FROM_KEY];
    const radius = Math.sqrt((part + 0.5) / total) * (key ? 0.3 : 0.92);
    const [s, t, h] = [
      radius * Math.cos(part * GOLDEN),
      radius * Math.sin(part * GOLDEN),
      Math.sqrt(1 - radius * radius),
    ];
    // The sky of the viewer's side: between straight up and straight ahead.
    const [right, over, axis] = key
      ? [across, up, KEY]
      : [[1, 0, 0] as const, [0, 0.75, -0.66] as const, [0, 0.66, 0.75] as const];
    return around(
      unit([
        right[0] * s + over[0] * t + axis[0] * h,
        right[1] * s + over[1] * t + axis[1] * h,
        right[2] * s + over[2] * t + axis[2] * h,
      ]),
    );
  });
}

/** How high casters reach along a direction, cell by cell across it; answers whether a place lies under them, 0…1. */
function heightsAlong(
  { points, spacing }: Scattered,
  toward: Vector,
): (x: number, y: number, z: number) => number {
  const across = unit(cross(toward, Math.abs(toward[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const up = cross(across, toward);
  const cell = Math.max(0.45, spacing * 1.15);
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  const [us, vs, hs] = [across, up, toward].map((axis) => {
    const out = new Float32Array(points.length / 3);
    for (let at = 0; at < out.length; at += 1)
      out[at] = dot(axis, [points[at * 3] ?? 0, points[at * 3 + 1] ?? 0, points[at * 3 + 2] ?? 0]);
    return out;
  }) as [Float32Array, Float32Array, Float32Array];
  for (let at = 0; at < us.length; at += 1) {
    [left, right] = [Math.min(left, us[at] ?? 0), Math.max(right, us[at] ?? 0)];
    [low, high] = [Math.min(low, vs[at] ?? 0), Math.max(high, vs[at] ?? 0)];
  }
  const [columns, rows] = [Math.ceil((right - left) / cell) + 3, Math.ceil((high - low) / cell) + 3];
  if (!(columns > 0) || columns * rows > 4_000_000) return () => 0;
  const heights = new Float32Array(columns * rows).fill(-Infinity);
  for (let at = 0; at < us.length; at += 1) {
    const place =
      Math.round(((us[at] ?? 0) - left) / cell + 1) + columns * Math.round(((vs[at] ?? 0) - low) / cell + 1);
    heights[place] = Math.max(heights[place] ?? -Infinity, hs[at] ?? 0);
  }
  return (x, y, z) => {
    const u = (across[0] * x + across[1] * y + across[2] * z - left) / cell + 1;
    const v = (up[0] * x + up[1] * y + up[2] * z - low) / cell + 1;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    if (i < 0 || j < 0 || i >= columns - 1 || j >= rows - 1) return 0;
    const own = toward[0] * x + toward[1] * y + toward[2] * z;
    const under = (place: number): number => {
      const over = (heights[place] ?? -Infinity) - own;
      return over > TOUCH_MM && over < REACH_MM ? 1 : 0;
    };
    const [s, t, place] = [u - i, v - j, i + columns * j];
    return (
      (under(place) * (1 - s) + under(place + 1) * s) * (1 - t) +
      (under(place + columns) * (1 - s) + under(place + columns + 1) * s) * t
    );
  };
}

/** @param w 1 for places, 0 for directions */
function movedBy(values: Float32Array, m: Matrix, w: 0 | 1): Float32Array {
  const out = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 3)
    for (let row = 0; row < 3; row += 1)
      out[at + row] =
        (m[row] ?? 0) * (values[at] ?? 0) +
        (m[row + 4] ?? 0) * (values[at + 1] ?? 0) +
        (m[row + 8] ?? 0) * (values[at + 2] ?? 0) +
        (m[row + 12] ?? 0) * w;
  return out;
}
