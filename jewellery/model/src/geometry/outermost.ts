/** Directions spread evenly over the sphere. */
const directions = Array.from({ length: 40 }, (_, index) => {
  const y = 1 - (index + 0.5) / 20;
  const turn = index * Math.PI * (3 - Math.sqrt(5));
  const out = Math.sqrt(1 - y * y);
  return [out * Math.cos(turn), y, out * Math.sin(turn)] as const;
});

/** Of every copy of a surface the points that reach farthest, x, y, z: its outline from wherever one looks. */
export function outermost(positions: Float32Array, matrices: Float32Array): Float32Array {
  const chosen = new Set<number>();
  for (const [dx, dy, dz] of directions) {
    let [best, reach] = [0, -Infinity];
    for (let at = 0; at < positions.length; at += 3) {
      const here = (positions[at] ?? 0) * dx + (positions[at + 1] ?? 0) * dy + (positions[at + 2] ?? 0) * dz;
      if (here > reach) [best, reach] = [at, here];
    }
    chosen.add(best);
  }
  const found: number[] = [];
  for (let matrix = 0; matrix < matrices.length; matrix += 16) {
    const m = matrices.subarray(matrix, matrix + 16);
    for (const at of chosen) {
      const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
      for (let row = 0; row < 3; row += 1)
        found.push((m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0));
    }
  }
  return Float32Array.from(found);
}
