import type { Vector } from '../model.ts';
import type { Plane } from './plane.ts';

const dot = (plane: Plane, p: Vector): number =>
  plane[0] * p[0] + plane[1] * p[1] + plane[2] * p[2] - plane[3];

/** A square of the plane far larger than any stone, counter-clockwise seen from outside. */
function sheet([x, y, z, d]: Plane): Vector[] {
  const helper: Vector = Math.abs(y) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const u: Vector = [
    helper[1] * z - helper[2] * y,
    helper[2] * x - helper[0] * z,
    helper[0] * y - helper[1] * x,
  ];
  const v: Vector = [y * u[2] - z * u[1], z * u[0] - x * u[2], x * u[1] - y * u[0]];
  const size = 40;
  return [
    [-size, -size],
    [size, -size],
    [size, size],
    [-size, size],
  ].map(([s = 0, t = 0]): Vector => [
    x * d + u[0] * s + v[0] * t,
    y * d + u[1] * s + v[1] * t,
    z * d + u[2] * s + v[2] * t,
  ]);
}

function clip(polygon: readonly Vector[], plane: Plane): Vector[] {
  const kept: Vector[] = [];
  for (const [index, point] of polygon.entries()) {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const [here, there] = [dot(plane, point), dot(plane, next)];
    if (here <= 0) kept.push(point);
    if ((here < 0 && there > 0) || (here > 0 && there < 0)) {
      const share = here / (here - there);
      kept.push([
        point[0] + (next[0] - point[0]) * share,
        point[1] + (next[1] - point[1]) * share,
        point[2] + (next[2] - point[2]) * share,
      ]);
    }
  }
  return kept;
}

/** One place for corners that differ by rounding only; where many facets meet there are several. */
function welder(): (corner: Vector) => Vector {
  const places: Vector[] = [];
  return (corner) => {
    const known = places.find(
      (place) => Math.hypot(place[0] - corner[0], place[1] - corner[1], place[2] - corner[2]) < 1e-6,
    );
    if (!known) places.push(corner);
    return known ?? corner;
  };
}

/** The facet each plane leaves of the solid that all planes enclose, in the planes' order; empty where a plane is not needed. */
export function facetsOf(planes: readonly Plane[]): Vector[][] {
  const weld = welder();
  return planes.map((plane) => {
    const polygon = planes
      .reduce((rest, other) => (other === plane ? rest : clip(rest, other)), sheet(plane))
      .map(weld);
    const corners = polygon.filter((corner, index) => corner !== polygon[(index + 1) % polygon.length]);
    return corners.length < 3 ? [] : corners;
  });
}

/** Volume between the facets, in cubic units of their space. */
export function volumeWithin(facets: readonly (readonly Vector[])[]): number {
  let six = 0;
  for (const [a, ...rest] of facets) {
    for (const [index, b] of rest.entries()) {
      const c = rest[index + 1];
      if (a && c)
        six +=
          a[0] * (b[1] * c[2] - b[2] * c[1]) +
          a[1] * (b[2] * c[0] - b[0] * c[2]) +
          a[2] * (b[0] * c[1] - b[1] * c[0]);
    }
  }
  return six / 6;
}
