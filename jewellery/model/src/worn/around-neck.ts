/**
 * A necklace is modelled laid flat, a round loop. Around a neck it is another curve of the same
 * length: a part of it lies behind the neck, the rest falls from the neck's sides to the front.
 */
import { boundsOf } from '../families/bounds.ts';
import { applied, determinant, IDENTITY, multiply } from '../geometry/matrix.ts';
import { cornerOf, placed } from '../geometry/mesh.ts';
import type { Gem, Matrix, Part, Vector } from '../model.ts';

/** Width of a neck where a necklace goes behind it, and how much of a necklace lies there. */
export const NECK_MM = 116;
const BEHIND_NECK_MM = 190;
/** To both sides of the front nothing is bent: a pendant stays as it is. */
const STIFF_MM = 25;
/** Nothing falls steeper. */
const STEEPEST = 1.52;
/** What is longer than this is bent itself; what is shorter is only moved. */
const LONG_MM = 30;
const SECTORS = 180;
const STEP_MM = 1;

type Flat = readonly [x: number, y: number];

/** A curve from the front up one side: place and angle of its tangent for every millimetre. */
export type Rise = readonly { readonly at: Flat; readonly angle: number }[];

export interface AroundNeck {
  readonly parts: readonly Part[];
  readonly gems: readonly Gem[];
  /** The middle between the two places where it goes behind the neck. */
  readonly pin: Vector;
}

export function aroundNeck({
  parts,
  gems,
}: {
  readonly parts: readonly Part[];
  readonly gems: readonly Gem[];
}): AroundNeck {
  const { middle, rise, length } = laidOf(parts);
  const shown = Math.max(NECK_MM / 2 + 8, (length - BEHIND_NECK_MM) / 2);
  const fallen = fallOf(rise, shown);
  /** How whatever is at a place of the laid loop moves; nothing for what goes behind the neck. */
  const bend = (x: number, y: number): Matrix | undefined => {
    const side = x < 0 ? -1 : 1;
    const s = riseAt(rise, middle, Math.abs(x), y);
    const [from, to] = [rise[s], fallen[s]];
    if (!from || !to) return undefined;
    const turn = side * (to.angle - from.angle);
    const [c, n] = [Math.cos(turn), Math.sin(turn)];
    const [fx, fy] = [side * from.at[0], from.at[1]];
    return [
      c,
      n,
      0,
      0,
      -n,
      c,
      0,
      0,
      0,
      0,
      1,
      0,
      side * to.at[0] - c * fx + n * fy,
      to.at[1] - n * fx - c * fy,
      0,
      1,
    ];
  };
  const bent = (matrix: Matrix, middleOf: Vector = [0, 0, 0]): Matrix[] => {
    const [x, y] = applied(matrix, middleOf);
    const by = bend(x, y);
    return by ? [multiply(by, matrix)] : [];
  };
  const end = fallen.at(-1)?.at ?? [0, 0];
  return {
    parts: parts.flatMap((part): Part[] => {
      const { instances = [IDENTITY], ...rest } = part;
      if (instances.length > 2 || !isLong(part)) {
        const own = centreOf(part);
        const places = instances.flatMap((instance) => bent(instance, own));
        return places.length > 0 ? [{ ...rest, instances: places }] : [];
      }
      return instances
        .map((instance) => bentPart({ ...rest, mesh: placed(part.mesh, instance) }, bend))
        .filter(({ mesh }) => mesh.indices.length > 0);
    }),
    gems: gems.flatMap((gem) => bent(gem.matrix).map((matrix) => ({ ...gem, matrix }))),
    pin: [0, end[1], 0],
  };
}

/** Middle of a part's own box: many are made where they are, not at the origin. */
export function centreOf({ mesh }: Pick<Part, 'mesh'>): Vector {
  const { low, high } = boundsOf({ parts: [{ mesh }] });
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
}

export function isLong({ mesh: { positions }, instances = [IDENTITY] }: Part): boolean {
  let [least, most] = [Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 3)
    [least, most] = [Math.min(least, positions[at] ?? 0), Math.max(most, positions[at] ?? 0)];
  return (most - least) * Math.cbrt(Math.abs(determinant(instances[0] ?? IDENTITY))) > LONG_MM;
}

/** Corner by corner; triangles of which a corner goes behind the neck are gone. */
function bentPart(part: Part, bend: (x: number, y: number) => Matrix | undefined): Part {
  const { mesh } = part;
  const positions = new Float32Array(mesh.positions.length);
  const gone = new Set<number>();
  for (let corner = 0; corner < positions.length / 3; corner += 1) {
    const at = cornerOf(mesh, corner);
    const by = bend(at[0], at[1]);
    if (by) positions.set(applied(by, at), corner * 3);
    else gone.add(corner);
  }
  const { indices } = mesh;
  const kept = indices.filter((_, at) => {
    const first = at - (at % 3);
    return ![0, 1, 2].some((corner) => gone.has(indices[first + corner] ?? 0));
  });
  return { ...part, mesh: { positions, indices: kept } };
}

/** The loop as it lies: seen from its middle, how far away it is in each direction (a pendant hangs further out), from the front (0) to the clasp. @param inner what is nearer to its middle is no part of it */
export function laidOf(
  parts: readonly Part[],
  inner = LONG_MM,
): {
  readonly middle: number;
  readonly rise: Rise;
  readonly length: number;
} {
  const points = parts.flatMap((part): Flat[] => {
    const { mesh, instances = [IDENTITY] } = part;
    if (instances.length > 2 || !isLong(part)) {
      const own = centreOf(part);
      return instances.map((matrix): Flat => {
        const [x, y] = applied(matrix, own);
        return [Math.abs(x), y];
      });
    }
    return instances.flatMap((matrix) =>
      Array.from({ length: Math.ceil(mesh.positions.length / 9) }, (_, at): Flat => {
        const [x, y] = applied(matrix, cornerOf(mesh, at * 3));
        return [Math.abs(x), y];
      }),
    );
  });
  const heights = points.map(([, y]) => y);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  const sectors = Array.from({ length: SECTORS }, (): number[] => []);
  for (const [x, y] of points) {
    const away = Math.hypot(x, y - middle);
    // What hangs into the middle is no part of the loop.
    if (away > inner)
      sectors[Math.min(SECTORS - 1, Math.floor((angleOf(x, y - middle) / Math.PI) * SECTORS))]?.push(away);
  }
  const known = sectors.map((far) => far.toSorted((a, b) => a - b)[Math.floor(far.length / 4)]);
  const seen = known.map((_, at) => {
    const near = known
      .slice(Math.max(0, at - 6), at + 7)
      .filter((far) => far !== undefined)
      .toSorted((a, b) => a - b);
    return near[Math.floor(near.length / 2)];
  });
  // Where a motif is in the way of the chain it goes on as it does beside it.
  const filled = seen.map((own, at) => own ?? nearestKnown(seen, at) ?? 60);
  // A line that jumps to and fro would be longer than the chain.
  const smooth = filled.map((_, at) => meanOf(filled.slice(Math.max(0, at - 5), at + 6)));
  const corners = smooth.map((far, at): Flat => {
    const angle = (at / (SECTORS - 1)) * Math.PI;
    return [far * Math.sin(angle), middle - far * Math.cos(angle)];
  });
  const rise = everyMillimetre(corners);
  return { middle, rise, length: 2 * rise.length * STEP_MM };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const nearestKnown = (list: readonly (number | undefined)[], at: number): number | undefined =>
  list
    .flatMap((far, sector) => (far === undefined ? [] : [{ far, away: Math.abs(sector - at) }]))
    .toSorted((a, b) => a.away - b.away)[0]?.far;

/** 0 straight down, π straight up. */
const angleOf = (x: number, y: number): number => Math.atan2(x, -y);

function everyMillimetre(corners: readonly Flat[]): Rise {
  const out: { at: Flat; angle: number }[] = [];
  let left = 0;
  for (const [index, to] of corners.entries()) {
    const from = corners[index - 1];
    if (!from) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy);
    for (; left < long; left += STEP_MM)
      out.push({
        at: [from[0] + (dx * left) / long, from[1] + (dy * left) / long],
        angle: Math.atan2(dy, dx),
      });
    left -= long;
  }
  return out;
}

/** The millimetre of the loop that lies in the same direction from its middle. */
export function riseAt(rise: Rise, middle: number, x: number, y: number): number {
  const wanted = angleOf(x, y - middle);
  let [low, high] = [0, rise.length - 1];
  while (low < high) {
    const half = (low + high) >> 1;
    const [rx, ry] = rise[half]?.at ?? [0, 0];
    if (angleOf(rx, ry - middle) < wanted) low = half + 1;
    else high = half;
  }
  return low;
}

/** From the front, as it lies, then ever steeper until it is at the side of the neck after `shown` millimetres. */
function fallOf(rise: Rise, shown: number): Rise {
  const stiff = rise[Math.min(STIFF_MM, rise.length - 1)] ?? { at: [0, 0], angle: 0 };
  const curve = (soon: number): Rise => {
    const out = rise.slice(0, STIFF_MM).map(({ at, angle }) => ({ at, angle }));
    let [x, y] = stiff.at;
    for (let s = STIFF_MM; s < shown; s += STEP_MM) {
      const angle = stiff.angle + (STEEPEST - stiff.angle) * (1 - Math.exp((STIFF_MM - s) / soon));
      out.push({ at: [x, y], angle });
      [x, y] = [x + Math.cos(angle) * STEP_MM, y + Math.sin(angle) * STEP_MM];
    }
    return out;
  };
  // The later it becomes steep, the wider it ends.
  let [early, late] = [0.5, 4_000];
  for (let tries = 0; tries < 40; tries += 1) {
    const half = (early + late) / 2;
    if ((curve(half).at(-1)?.at[0] ?? 0) > NECK_MM / 2) late = half;
    else early = half;
  }
  return curve(early);
}
