import type { OutlinePoint } from '../geometry/plate.ts';

export const rotated = (outline: readonly OutlinePoint[], angle: number): OutlinePoint[] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return outline.map(([x, y]) => [x * c - y * s, x * s + y * c]);
};
export const shifted = (outline: readonly OutlinePoint[], dx: number, dy: number): OutlinePoint[] =>
  outline.map(([x, y]) => [x + dx, y + dy]);

export const disc = (radius: number, points = 48): OutlinePoint[] => around(points, () => radius);

/** A closed line at a distance from the middle that depends on the angle from +X. */
export function around(points: number, radius: (angle: number) => number): OutlinePoint[] {
  return Array.from({ length: points }, (_, at) => {
    const angle = (2 * Math.PI * at) / points;
    return [radius(angle) * Math.cos(angle), radius(angle) * Math.sin(angle)];
  });
}

/**
 * A petal from the origin up +Y. `belly` says where it is widest (0 base … 1 tip), `tip` how pointed
 * it ends: 0.5 round, 1 pointed, 1.6 drawn out.
 */
export function petal(
  length: number,
  width: number,
  {
    belly = 0.58,
    tip = 0.8,
    points = 17,
  }: { readonly belly?: number; readonly tip?: number; readonly points?: number } = {},
): OutlinePoint[] {
  const half = Array.from({ length: points }, (_, at): OutlinePoint => {
    const t = 0.5 - 0.5 * Math.cos((Math.PI * at) / (points - 1));
    const rise =
      t < belly
        ? Math.sin((Math.PI / 2) * (t / belly)) ** 0.8
        : Math.cos((Math.PI / 2) * ((t - belly) / (1 - belly))) ** tip;
    return [(width / 2) * Math.max(0, rise), t * length];
  });
  return [
    ...half,
    ...half
      .slice(1, -1)
      .toReversed()
      .map(([x, y]): OutlinePoint => [-x, y]),
  ];
}

/** A heart that points down, from −size to size across. */
export function heartOutline(size: number, points = 64): OutlinePoint[] {
  return Array.from({ length: points }, (_, at) => {
    const t = (2 * Math.PI * at) / points;
    const x = 16 * Math.sin(t) ** 3;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [(x / 16.4) * size, ((y + 2.2) / 16.4) * size] as OutlinePoint;
  }).toReversed();
}

/** Rays between an inner and an outer radius, soft or sharp. */
export function star(rays: number, outer: number, inner: number, soft = 1, per = 8): OutlinePoint[] {
  return around(rays * per * 2, (angle) => {
    const share = Math.abs((((angle - Math.PI / 2) * rays) / (2 * Math.PI)) % 1);
    const fromTip = Math.min(share, 1 - share) * 2;
    return outer + (inner - outer) * fromTip ** soft;
  });
}

/** A polygon with straight sides, its first corner at the top; corners are kept by points close to them. */
export function polygon(sides: number, radius: number, per = 6): OutlinePoint[] {
  const corner = (at: number): OutlinePoint => [
    radius * Math.cos(Math.PI / 2 + (2 * Math.PI * at) / sides),
    radius * Math.sin(Math.PI / 2 + (2 * Math.PI * at) / sides),
  ];
  return Array.from({ length: sides * per }, (_, index) => {
    const [from, to] = [corner(Math.floor(index / per)), corner(Math.floor(index / per) + 1)];
    const t = (index % per) / per;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  });
}
