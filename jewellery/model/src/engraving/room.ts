import { applied, IDENTITY, type Matrix } from '../geometry/matrix.ts';
import { cornerOf, placed, type Mesh } from '../geometry/mesh.ts';
import type { Model } from '../model.ts';
import type { HiddenSide } from './hidden-side.ts';

/** Millimetres between places at which a side is felt. */
const STEP = 0.14;
/** Metal that climbs more than so much for each millimetre is an edge. */
const STEEP = 0.9;
/** Of a stone as wide as 2: where its tip is, and how much around it is its. */
const CULET = -0.86;
const TIP = 0.6;
const NEARLY_MM = 0.3;

/** What a reader of a side meets first. */
export interface Felt {
  /** Millimetres away from the reader; nothing where there is no metal. */
  readonly away: (right: number, up: number) => number | undefined;
  /** The place nearest to the middle around which so many millimetres are even metal; nothing where there is none. */
  readonly room: (width: number, height: number) => readonly [right: number, up: number] | undefined;
}

/** Feels the side of a piece, place by place. What is shown but not sold (a chain for the picture) is not felt. */
export function feel(
  { parts, gems }: Pick<Model, 'parts' | 'gems'>,
  { lay, reach, hollow }: HiddenSide,
): Felt {
  const columns = Math.ceil((2 * reach[0]) / STEP);
  const rows = Math.ceil((2 * reach[1]) / STEP);
  const depth = new Float32Array(columns * rows).fill(Infinity);
  const metal = new Uint8Array(columns * rows);
  for (const { mesh, material, instances = [IDENTITY], weightless } of parts) {
    if (weightless) continue;
    const cuts = material.kind === 'metal' || material.kind === 'fixed-metal' ? 1 : 0;
    for (const instance of instances) {
      const own = placed(mesh, instance);
      const laid = new Float32Array(own.positions.length);
      for (let corner = 0; corner < laid.length / 3; corner += 1) {
        const [right, up, away] = lay(cornerOf(own, corner));
        laid.set([(right + reach[0]) / STEP, (up + reach[1]) / STEP, away], corner * 3);
      }
      for (let at = 0; at < own.indices.length; at += 3) fill(at, own, laid, cuts);
    }
  }
  for (const { matrix } of gems) pierce(matrix);

  function fill(first: number, { indices, positions }: Mesh, laid: Float32Array, cuts: 0 | 1): void {
    const [a, b, c] = [0, 1, 2].map((corner) => (indices[first + corner] ?? 0) * 3) as [
      number,
      number,
      number,
    ];
    const [ax = 0, ay = 0] = [laid[a], laid[a + 1]];
    const [bx = 0, by = 0] = [laid[b], laid[b + 1]];
    const [cx = 0, cy = 0] = [laid[c], laid[c + 1]];
    // The way between corners of a hoop is straight, not round: it is felt where it is.
    const between = (axis: number, s: number, t: number): number =>
      (positions[a + axis] ?? 0) * (1 - s - t) +
      (positions[b + axis] ?? 0) * s +
      (positions[c + axis] ?? 0) * t;
    const [left, right] = [Math.min(ax, bx, cx), Math.max(ax, bx, cx)];
    // What lies across the seam of a hoop is on its other side.
    if (right < 0 || left >= columns || right - left > columns / 2) return;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) return;
    const bottom = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const top = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy)));
    for (let y = bottom; y <= top; y += 1)
      for (let x = Math.max(0, Math.ceil(left)); x <= Math.min(columns - 1, Math.floor(right)); x += 1) {
        const s = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
        const t = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
        if (s < -1e-6 || t < -1e-6 || s + t > 1 + 1e-6) continue;
        const [, , away] = lay([between(0, s, t), between(1, s, t), between(2, s, t)]);
        const cell = x + columns * y;
        if (away >= (depth[cell] ?? 0)) continue;
        depth[cell] = away;
        metal[cell] = cuts;
      }
  }

  /** A stone whose tip comes through, or nearly: nothing is cut there. */
  function pierce(matrix: Matrix): void {
    const [right, up, away] = lay(applied(matrix, [0, CULET, 0]));
    const wide = (Math.hypot(matrix[0] ?? 0, matrix[1] ?? 0, matrix[2] ?? 0) * TIP) / STEP;
    const [x, y] = [(right + reach[0]) / STEP, (up + reach[1]) / STEP];
    for (let j = Math.max(0, Math.ceil(y - wide)); j <= Math.min(rows - 1, y + wide); j += 1)
      for (let i = Math.max(0, Math.ceil(x - wide)); i <= Math.min(columns - 1, x + wide); i += 1)
        if (away < (depth[i + columns * j] ?? 0) + NEARLY_MM) metal[i + columns * j] = 0;
  }
  if (hollow) hideDeep({ depth, metal, columns, rows }, hollow);

  const at = (x: number, y: number): number | undefined => {
    if (x < 0 || y < 0 || x >= columns || y >= rows) return undefined;
    const cell = x + columns * y;
    return metal[cell] === 1 ? depth[cell] : undefined;
  };
  const away = (right: number, up: number): number | undefined => {
    const [x, y] = [(right + reach[0]) / STEP, (up + reach[1]) / STEP];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1)];
    if (a === undefined || b === undefined || c === undefined || d === undefined)
      return at(Math.round(x), Math.round(y));
    const [s, t] = [x - i, y - j];
    return (a * (1 - s) + b * s) * (1 - t) + (c * (1 - s) + d * s) * t;
  };
  return { away, room: roomIn(faultsOf({ depth, metal, columns, rows }), { columns, rows, reach }) };
}

/** What lies deeper than something above or below it is covered when it is read at a slant. */
function hideDeep({ depth, metal, columns, rows }: Grid, hollow: number): void {
  for (let x = 0; x < columns; x += 1) {
    let nearest = Infinity;
    for (let y = 0; y < rows; y += 1) nearest = Math.min(nearest, depth[x + columns * y] ?? Infinity);
    for (let y = 0; y < rows; y += 1)
      if ((depth[x + columns * y] ?? Infinity) > nearest + hollow) metal[x + columns * y] = 0;
  }
}

interface Grid {
  readonly depth: Float32Array;
  readonly metal: Uint8Array;
  readonly columns: number;
  readonly rows: number;
}

/** How many places below and to the left of each are no even metal. */
function faultsOf({ depth, metal, columns, rows }: Grid): Int32Array {
  const sums = new Int32Array((columns + 1) * (rows + 1));
  const uneven = (cell: number, other: number): boolean =>
    Math.abs((depth[cell] ?? 0) - (depth[other] ?? 0)) > STEEP * STEP;
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const cell = x + columns * y;
      const fault =
        metal[cell] !== 1 || (x > 0 && uneven(cell, cell - 1)) || (y > 0 && uneven(cell, cell - columns));
      const at = x + 1 + (columns + 1) * (y + 1);
      sums[at] =
        (fault ? 1 : 0) + (sums[at - 1] ?? 0) + (sums[at - columns - 1] ?? 0) - (sums[at - columns - 2] ?? 0);
    }
  return sums;
}

function roomIn(
  sums: Int32Array,
  { columns, rows, reach }: Pick<Grid, 'columns' | 'rows'> & Pick<HiddenSide, 'reach'>,
): Felt['room'] {
  const sum = (x: number, y: number): number => sums[x + (columns + 1) * y] ?? 0;
  return (width, height) => {
    const [across, high] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
    let best: readonly [number, number] | undefined;
    let nearest = Infinity;
    for (let y = 0; y + high <= rows; y += 1)
      for (let x = 0; x + across <= columns; x += 1) {
        const faults = sum(x + across, y + high) - sum(x, y + high) - sum(x + across, y) + sum(x, y);
        if (faults > 0) continue;
        const place = [(x + across / 2) * STEP - reach[0], (y + high / 2) * STEP - reach[1]] as const;
        const far = Math.hypot(place[0], place[1]);
        if (far < nearest) [best, nearest] = [place, far];
      }
    return best;
  };
}
