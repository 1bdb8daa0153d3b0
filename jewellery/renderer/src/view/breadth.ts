/** Cells of a raster to a pixel of a card. */
const FINE = 2;
/** Side of a card's picture, pixels. */
export const CARD = 180;
const SIDE = CARD * FINE;
/** So much of what is covered has to lie a whole pixel inside before a surface is broad; wires that cross have a little. */
const BROAD = 0.2;

/**
 * Whether a surface is broad in the picture, at least 2 px from edge to edge over a good part of it:
 * a thin shell seen from outside is a dome and no line.
 *
 * @param points x and y of its corners, −1…1 from edge to edge
 * @param triangles places of corners in steps of three, as solids have them
 */
export function isBroad(points: Float32Array, triangles: Uint32Array): boolean {
  const covered = new Uint8Array(SIDE * SIDE);
  const at = (corner: number): readonly [number, number] => {
    const place = (corner / 3) * 2;
    return [(((points[place] ?? 0) + 1) / 2) * SIDE - 0.5, (((points[place + 1] ?? 0) + 1) / 2) * SIDE - 0.5];
  };
  for (let t = 0; t < triangles.length; t += 3)
    cover(covered, at(triangles[t] ?? 0), at(triangles[t + 1] ?? 0), at(triangles[t + 2] ?? 0));
  let [all, inside] = [0, 0];
  for (let y = FINE; y < SIDE - FINE; y += 1)
    for (let x = FINE; x < SIDE - FINE; x += 1) {
      const cell = y * SIDE + x;
      if (!covered[cell]) continue;
      all += 1;
      if (AROUND.every((step) => covered[cell + step] === 1)) inside += 1;
    }
  return inside > all * BROAD;
}

/** Cells a pixel away in eight directions. */
const AROUND = [-1, 0, 1]
  .flatMap((y) => [-1, 0, 1].map((x) => (y * SIDE + x) * FINE))
  .filter((step) => step !== 0);

type Point = readonly [number, number];

/** Marks the cells whose middles lie in a triangle. */
function cover(cells: Uint8Array, [ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): void {
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  const within = (value: number): number => Math.max(0, Math.min(SIDE - 1, value));
  for (let y = within(Math.ceil(Math.min(ay, by, cy))); y <= within(Math.floor(Math.max(ay, by, cy))); y += 1)
    for (
      let x = within(Math.ceil(Math.min(ax, bx, cx)));
      x <= within(Math.floor(Math.max(ax, bx, cx)));
      x += 1
    ) {
      const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
      const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
      if (u >= 0 && v >= 0 && u + v <= 1) cells[y * SIDE + x] = 1;
    }
}
