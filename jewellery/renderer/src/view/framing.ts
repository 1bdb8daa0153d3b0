import { outermost } from '@suvarna/jewellery-model/geometry/outermost';
import { IDENTITY } from '@suvarna/jewellery-model/geometry/matrix';
import { cutMesh } from '@suvarna/jewellery-model/cuts/cut-mesh';
import type { Model, Vector } from '@suvarna/jewellery-model/model';
import type { Solid } from '@suvarna/jewellery-model/audit/solids';
import { CARD, isBroad } from './breadth.ts';
import { takeShot, type Shot } from './camera.ts';

/** How a piece stands in its hero picture. */
interface Framing {
  /** Longer side of what is sold as a share of the picture's side; more than 1 is cropped. */
  readonly fill: number;
  /** Share of its corners that lie outside the picture. */
  readonly outside: number;
  /** Pixels at card size that the thinnest long wire is thick, plates and shells seen broad left out; `Infinity` without one. */
  readonly thinnest: number;
}

/** A wire is looked at by itself when it is as long as this share of the picture. */
const LONG = 0.3;

/** Places the hero's camera as the renderer does, and looks where the parts come to lie. */
export function framingOf(model: Model, solids: readonly Solid[]): Framing {
  const shot = heroShot(model);
  const sold = solids.filter(({ weightless }) => !weightless);
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  let [outside, all, thinnest] = [0, 0, Infinity];
  for (const { corners, triangles, kind } of sold) {
    let [own, ownRight, ownLow, ownHigh] = [Infinity, -Infinity, Infinity, -Infinity];
    const flat = new Float32Array((corners.length / 3) * 2);
    for (let at = 0; at < corners.length; at += 3) {
      const [x, y] = seen(shot, [corners[at] ?? 0, corners[at + 1] ?? 0, corners[at + 2] ?? 0]);
      flat.set([x, y], (at / 3) * 2);
      [own, ownRight] = [Math.min(own, x), Math.max(ownRight, x)];
      [ownLow, ownHigh] = [Math.min(ownLow, y), Math.max(ownHigh, y)];
      all += 1;
      if (Math.abs(x) > 1 || Math.abs(y) > 1) outside += 1;
    }
    [left, right] = [Math.min(left, own), Math.max(right, ownRight)];
    [low, high] = [Math.min(low, ownLow), Math.max(high, ownHigh)];
    const long = Math.max(ownRight - own, ownHigh - ownLow) / 2;
    if (long <= LONG || kind !== 'metal') continue;
    const thick = thicknessOf(corners, triangles) * pixelsPerMillimetre(shot);
    if (thick < thinnest && !isBroad(flat, triangles)) thinnest = thick;
  }
  return { fill: Math.max(right - left, high - low) / 2, outside: outside / Math.max(1, all), thinnest };
}

function heroShot({ parts, gems, cameras }: Model): Shot {
  const points = [
    ...parts.map(({ mesh, instances }) =>
      outermost(mesh.positions, Float32Array.from((instances ?? [IDENTITY]).flat())),
    ),
    ...gems.map(({ cut, matrix }) => outermost(cutMesh(cut, 'few').positions, Float32Array.from(matrix))),
  ];
  const outline = new Float32Array(points.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const each of points) {
    outline.set(each, place);
    place += each.length;
  }
  const range = (axis: number): readonly [number, number] => {
    let [least, most] = [Infinity, -Infinity];
    for (let at = axis; at < outline.length; at += 3)
      [least, most] = [Math.min(least, outline[at] ?? 0), Math.max(most, outline[at] ?? 0)];
    return [least, most];
  };
  const sides = [range(0), range(1), range(2)] as const;
  const [x, y, z] = sides.map(([least, most]) => (least + most) / 2);
  const middle: Vector = [x ?? 0, y ?? 0, z ?? 0];
  const radius = Math.hypot(...sides.map(([least, most]) => most - least)) / 2;
  return takeShot(cameras.hero, { outline, middle, radius, focus: middle, closer: new Float32Array(0) }, 1);
}

/** Where a point comes to lie, −1…1 from edge to edge, x to the right, y up. */
function seen({ eye, axes: [right, up, back], spread }: Shot, point: Vector): readonly [number, number] {
  const away: Vector = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
  const along = (axis: Vector): number => away[0] * axis[0] + away[1] * axis[1] + away[2] * axis[2];
  const depth = Math.max(-along(back), 1e-6);
  return [along(right) / depth / spread, along(up) / depth / spread];
}

const pixelsPerMillimetre = ({ focus, spread }: Shot): number => CARD / 2 / (focus * spread);

/** Millimetres: of a wire its diameter, of a plate up to twice its thickness: volume and surface tell. */
function thicknessOf(corners: Float32Array, triangles: Uint32Array): number {
  let [six, twice] = [0, 0];
  for (let at = 0; at < triangles.length; at += 3) {
    const corner = (of: number): Vector => {
      const place = triangles[at + of] ?? 0;
      return [corners[place] ?? 0, corners[place + 1] ?? 0, corners[place + 2] ?? 0];
    };
    const [a, b, c] = [corner(0), corner(1), corner(2)];
    const [u, v] = [
      [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
      [c[0] - a[0], c[1] - a[1], c[2] - a[2]],
    ] as const;
    const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
    six += a[0] * cross[0] + a[1] * cross[1] + a[2] * cross[2];
    twice += Math.hypot(...cross);
  }
  return twice === 0 ? 0 : (4 * (Math.abs(six) / 6)) / (twice / 2);
}
