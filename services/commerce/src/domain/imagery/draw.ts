/** Small text-building blocks of the drawings. Coordinates live on a 400 × 400 sheet. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on a curve and the direction the curve takes there, in degrees. */
export interface Station extends Point {
  readonly angle: number;
  /** How far along the curve, 0 to 1. */
  readonly t: number;
}

/** A number with one decimal and nothing superfluous: drawings are sent over slow lines. */
export function n(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
}

export function polygon(points: readonly Point[]): string {
  return `${points.map((point, at) => `${at === 0 ? 'M' : 'L'}${n(point.x)} ${n(point.y)}`).join('')}z`;
}

export function polar(radius: number, degrees: number, centre: Point = ORIGIN): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

export const ORIGIN: Point = { x: 0, y: 0 };

export function place(content: string, at: Point, options: { readonly rotate?: number; readonly scale?: number; readonly scaleY?: number; readonly skewX?: number } = {}): string {
  const { rotate = 0, scale = 1, scaleY = scale, skewX = 0 } = options;
  const parts = [`translate(${n(at.x)} ${n(at.y)})`];
  if (rotate !== 0) parts.push(`rotate(${n(rotate)})`);
  if (skewX !== 0) parts.push(`skewX(${n(skewX)})`);
  if (scale !== 1 || scaleY !== 1) parts.push(`scale(${(Math.round(scale * 100) / 100).toString()} ${(Math.round(scaleY * 100) / 100).toString()})`);
  return `<g transform="${parts.join(' ')}">${content}</g>`;
}

/** Evenly spaced places on a curve given by a function of 0 to 1. */
export function stations(curve: (t: number) => Point, count: number): Station[] {
  const fine = 400;
  const points = Array.from({ length: fine + 1 }, (_, at) => curve(at / fine));
  const lengths = [0];
  for (let at = 1; at <= fine; at += 1) {
    const a = points[at - 1] ?? ORIGIN;
    const b = points[at] ?? ORIGIN;
    lengths.push((lengths[at - 1] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const total = lengths[fine] ?? 1;
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    const t = count === 1 ? 0.5 : index / (count - 1);
    while (at < fine && (lengths[at + 1] ?? 0) < t * total) at += 1;
    const a = points[Math.max(0, at - 1)] ?? ORIGIN;
    const b = points[Math.min(fine, at + 1)] ?? ORIGIN;
    const here = points[at] ?? ORIGIN;
    return { ...here, t, angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
  });
}

/** The curve as a path of short lines, smooth enough at the size of the sheet. */
export function trace(curve: (t: number) => Point, steps = 36): string {
  return Array.from({ length: steps + 1 }, (_, at) => curve(at / steps))
    .map((point, at) => `${at === 0 ? 'M' : at === 1 ? 'L' : ' '}${n(point.x)} ${n(point.y)}`)
    .join('');
}

/** A fall of chain between two points that hangs `depth` below their middle. */
export function hanging(from: Point, to: Point, depth: number, fullness = 2): (t: number) => Point {
  return (t) => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t + depth * (1 - Math.abs(2 * t - 1) ** fullness),
  });
}

/** Deterministic choices of one drawing. */
export interface Choices {
  /** 0 to 1. */
  readonly unit: () => number;
  readonly range: (from: number, to: number) => number;
  readonly whole: (from: number, to: number) => number;
  readonly of: <T>(items: readonly T[]) => T;
}

export function choicesFrom(seed: number): Choices {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const unit = (): number => {
    state = (Math.imul(state ^ (state >>> 16), 0x45d9f3b) + 0x3c6ef372) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
  return {
    unit,
    range: (from, to) => from + unit() * (to - from),
    whole: (from, to) => from + Math.floor(unit() * (to - from + 1)),
    of: (items) => {
      const item = items[Math.floor(unit() * items.length)];
      if (item === undefined) throw new Error('Nothing to choose from');
      return item;
    },
  };
}
