/** `[x, y, z]`, millimetres unless a direction. */
export type Vector = readonly [number, number, number];

export const X: Vector = [1, 0, 0];
export const Y: Vector = [0, 1, 0];
export const Z: Vector = [0, 0, 1];
export const ORIGIN: Vector = [0, 0, 0];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const lengthOf = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);
export const mix = (a: Vector, b: Vector, t: number): Vector => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The direction of a vector; nothing has no direction, so its own is kept. */
export function unit(a: Vector): Vector {
  const length = lengthOf(a);
  return length < 1e-12 ? a : times(a, 1 / length);
}

/** Some direction across `a`, the same one for the same `a`. */
export function across(a: Vector): Vector {
  return unit(cross(Math.abs(a[1]) < 0.9 ? Y : X, a));
}

/** `count` numbers from 0 to 1, both ends in; one alone is 0. */
export const steps = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => (count < 2 ? 0 : at / (count - 1)));
/** `count` angles of a whole turn, the end left out. */
export const turn = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, at) => from + (2 * Math.PI * at) / count);
