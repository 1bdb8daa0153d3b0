import { boxesMeet, trianglesIn, type Box, type Solid } from './solids.ts';
import { isInside, trianglesTouch } from './triangle-contact.ts';

/**
 * Solids that hold together, as lists of their numbers, the largest first: two belong together when
 * they come as near as `within` millimetres, cross, or one lies in the other.
 */
export function clustersOf(solids: readonly Solid[], within: number): number[][] {
  const group = solids.map((_, at) => at);
  const root = (of: number): number => {
    let at = of;
    while (group[at] !== at) at = group[at] = group[group[at] ?? 0] ?? 0;
    return at;
  };
  const order = solids.map((_, at) => at).sort((a, b) => (solids[a]?.box[0] ?? 0) - (solids[b]?.box[0] ?? 0));
  let open: number[] = [];
  for (const at of order) {
    const here = solids[at];
    if (!here) continue;
    open = open.filter((other) => (solids[other]?.box[3] ?? 0) + PLAY >= here.box[0]);
    for (const other of open) {
      const there = solids[other];
      if (there && root(other) !== root(at) && touch(here, there, allowed(here, there, within)))
        group[root(other)] = root(at);
    }
    open.push(at);
  }
  return [...Map.groupBy(group.keys(), (at) => root(at)).values()].sort((a, b) => b.length - a.length);
}

/** Millimetres two links of a chain may be apart while it lies: pulled, they meet. */
const PLAY = 0.3;
/** Longest side of a link. */
const LINK = 5;

const allowed = (one: Solid, other: Solid, within: number): number =>
  isLink(one) && isLink(other) ? Math.max(PLAY, within) : within;

/** A small ring, whatever its shape: a closed surface with one hole has half as many corners as triangles. */
export function isLink({ corners, triangles, box }: Solid): boolean {
  const longest = Math.max(box[3] - box[0], box[4] - box[1], box[5] - box[2]);
  return longest <= LINK && corners.length / 3 === triangles.length / 6;
}

/** Pairs of triangles that are asked one by one; more are divided by where they are. */
const FEW = 600;
/** A box of so many times the contact is not divided: the fans at the ends of wires lie in one place. */
const SMALLEST = 6;

function touch(one: Solid, other: Solid, within: number): boolean {
  if (!boxesMeet(one.box, other.box, within)) return false;
  const shared = common(one.box, other.box);
  const [mine, theirs] = [trianglesIn(one, shared, within), trianglesIn(other, shared, within)];
  return meetIn(shared, [one, mine], [other, theirs], within) || lies(one, other) || lies(other, one);
}

type Faces = readonly [solid: Solid, triangles: readonly number[]];

/** Halves the box, longest side first, until few triangles are left in it. */
function meetIn(box: Box, [a, mine]: Faces, [b, theirs]: Faces, within: number): boolean {
  if (mine.length === 0 || theirs.length === 0) return false;
  const sides = [box[3] - box[0], box[4] - box[1], box[5] - box[2]] as const;
  if (mine.length * theirs.length <= FEW || Math.max(...sides) <= within * SMALLEST)
    return mine.some((first) => {
      const triangle = cornersOf(a, first);
      return theirs.some((second) => {
        const facing = cornersOf(b, second);
        return (
          near(a, triangle, b, facing, within) &&
          trianglesTouch(a.corners, triangle, b.corners, facing, within)
        );
      });
    });
  const axis = sides[0] >= sides[1] && sides[0] >= sides[2] ? 0 : sides[1] >= sides[2] ? 1 : 2;
  const middle = (box[axis] + box[axis === 0 ? 3 : axis === 1 ? 4 : 5]) / 2;
  return [box.with(axis + 3, middle), box.with(axis, middle)].some((half) => {
    const [x0 = 0, y0 = 0, z0 = 0, x1 = 0, y1 = 0, z1 = 0] = half;
    const part: Box = [x0, y0, z0, x1, y1, z1];
    return meetIn(
      part,
      [a, trianglesIn(a, part, within, mine)],
      [b, trianglesIn(b, part, within, theirs)],
      within,
    );
  });
}

const cornersOf = ({ triangles }: Solid, at: number): [number, number, number] => [
  triangles[at] ?? 0,
  triangles[at + 1] ?? 0,
  triangles[at + 2] ?? 0,
];

function near(
  a: Solid,
  [a0, a1, a2]: readonly [number, number, number],
  b: Solid,
  [b0, b1, b2]: readonly [number, number, number],
  within: number,
): boolean {
  for (let axis = 0; axis < 3; axis += 1) {
    const p = a.corners[a0 + axis] ?? 0;
    const q = a.corners[a1 + axis] ?? 0;
    const r = a.corners[a2 + axis] ?? 0;
    const s = b.corners[b0 + axis] ?? 0;
    const t = b.corners[b1 + axis] ?? 0;
    const u = b.corners[b2 + axis] ?? 0;
    if (Math.min(p, q, r) > Math.max(s, t, u) + within || Math.min(s, t, u) > Math.max(p, q, r) + within)
      return false;
  }
  return true;
}

/** Whether the first lies in the second; their surfaces do not cross. */
function lies({ corners, box }: Solid, around: Solid): boolean {
  const inBox = [0, 1, 2].every(
    (axis) =>
      (box[axis] ?? 0) >= (around.box[axis] ?? 0) && (box[axis + 3] ?? 0) <= (around.box[axis + 3] ?? 0),
  );
  return (
    inBox && isInside([corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0], around.corners, around.triangles)
  );
}

const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.min(a[3], b[3]),
  Math.min(a[4], b[4]),
  Math.min(a[5], b[5]),
];
