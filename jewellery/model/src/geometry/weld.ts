/** Steps per millimetre: corners nearer than about a tenth of a micrometre are one place. */
const grid = 8192;

/** Tells corners at the same place: `places` holds, for each corner, the number of its place. */
export function weld(positions: Float32Array): { readonly places: Uint32Array; readonly count: number } {
  const corners = positions.length / 3;
  const size = 2 ** Math.ceil(Math.log2(corners * 2 + 2));
  const table = new Int32Array(size).fill(-1);
  const rounded = new Int32Array(positions.length);
  for (let at = 0; at < positions.length; at += 1) rounded[at] = Math.round((positions[at] ?? 0) * grid);
  const places = new Uint32Array(corners);
  const first = new Uint32Array(corners);
  let count = 0;
  for (let corner = 0; corner < corners; corner += 1) {
    const [x = 0, y = 0, z = 0] = [rounded[corner * 3], rounded[corner * 3 + 1], rounded[corner * 3 + 2]];
    let slot =
      ((Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) >>> 0) & (size - 1);
    let place = table[slot] ?? -1;
    while (place >= 0) {
      const other = (first[place] ?? 0) * 3;
      if (rounded[other] === x && rounded[other + 1] === y && rounded[other + 2] === z) break;
      slot = (slot + 1) & (size - 1);
      place = table[slot] ?? -1;
    }
    if (place < 0) {
      place = count;
      count += 1;
      table[slot] = place;
      first[place] = corner;
    }
    places[corner] = place;
  }
  return { places, count };
}
