import type { Mesh } from './mesh.ts';
import { weld } from './weld.ts';

/** Corners with normals. Normals are sixteen-bit fractions, four per corner (the fourth is padding, as GPUs like it). */
export interface Surface {
  readonly positions: Float32Array;
  readonly normals: Int16Array;
  readonly indices: Uint32Array;
}

/**
 * Normals that are smooth across edges flatter than the crease and sharp across the others,
 * whichever way the mesh shares its corners. Written for speed: it runs on every corner of every
 * piece, in browsers too.
 */
export function creaseNormals(mesh: Mesh, creaseDegrees: number): Surface {
  const crease = Math.cos((creaseDegrees * Math.PI) / 180);
  const nearlyFlat = Math.cos((creaseDegrees * Math.PI) / 360);
  const { places, count } = weld(mesh.positions);
  const faces = weightedNormals(mesh);
  const { starts, corners } = cornersByPlace(mesh.indices, places, count);
  const positions = new Float32Array(mesh.indices.length * 3);
  const normals = new Int16Array(mesh.indices.length * 4);
  const indices = new Uint32Array(mesh.indices.length);
  let made = 0;
  const emit = (corner: number, x: number, y: number, z: number): number => {
    const scale = 32767 / (Math.sqrt(x * x + y * y + z * z) || 1);
    const at = (mesh.indices[corner] ?? 0) * 3;
    positions.set(mesh.positions.subarray(at, at + 3), made * 3);
    normals[made * 4] = Math.round(x * scale);
    normals[made * 4 + 1] = Math.round(y * scale);
    normals[made * 4 + 2] = Math.round(z * scale);
    made += 1;
    return made - 1;
  };
  for (let place = 0; place < count; place += 1) {
    const [start, end] = [starts[place] ?? 0, starts[place + 1] ?? 0];
    if (start === end) continue;
    const [x, y, z, smooth] = sumOf(faces, corners, start, end, nearlyFlat);
    if (smooth) {
      const shared = emit(corners[start] ?? 0, x, y, z);
      for (let at = start; at < end; at += 1) indices[corners[at] ?? 0] = shared;
      continue;
    }
    for (let at = start; at < end; at += 1) {
      const corner = corners[at] ?? 0;
      indices[corner] =
        twinBefore(faces, corners, indices, start, at) ??
        emit(corner, ...sumAlike(faces, corners, start, end, corner, crease));
    }
  }
  return { positions: positions.slice(0, made * 3), normals: normals.slice(0, made * 4), indices };
}

/** For each corner the normal of its face, as long as the angle it has there: how much of the surface around a place the face is. */
function weightedNormals({ positions: p, indices }: Mesh): Float32Array {
  const normals = new Float32Array(indices.length * 3);
  for (let face = 0; face < indices.length; face += 3) {
    const [a, b, c] = [(indices[face] ?? 0) * 3, (indices[face + 1] ?? 0) * 3, (indices[face + 2] ?? 0) * 3];
    const [ax, ay, az] = [p[a] ?? 0, p[a + 1] ?? 0, p[a + 2] ?? 0];
    const [ux, uy, uz] = [(p[b] ?? 0) - ax, (p[b + 1] ?? 0) - ay, (p[b + 2] ?? 0) - az];
    const [vx, vy, vz] = [(p[c] ?? 0) - ax, (p[c + 1] ?? 0) - ay, (p[c + 2] ?? 0) - az];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const area = Math.sqrt(nx * nx + ny * ny + nz * nz);
    // A face without area says nothing about the surface.
    if (area < 1e-12) continue;
    const uv = ux * vx + uy * vy + uz * vz;
    const first = Math.atan2(area, uv);
    const second = Math.atan2(area, ux * ux + uy * uy + uz * uz - uv);
    for (let corner = 0; corner < 3; corner += 1) {
      const weight = (corner === 0 ? first : corner === 1 ? second : Math.PI - first - second) / area;
      normals[(face + corner) * 3] = nx * weight;
      normals[(face + corner) * 3 + 1] = ny * weight;
      normals[(face + corner) * 3 + 2] = nz * weight;
    }
  }
  return normals;
}

/** Sum around a place, and whether all faces there look nearly the same way. */
function sumOf(
  n: Float32Array,
  corners: Uint32Array,
  start: number,
  end: number,
  nearlyFlat: number,
): [number, number, number, boolean] {
  let [x, y, z] = [0, 0, 0];
  for (let at = start; at < end; at += 1) {
    const corner = (corners[at] ?? 0) * 3;
    x += n[corner] ?? 0;
    y += n[corner + 1] ?? 0;
    z += n[corner + 2] ?? 0;
  }
  const limit = nearlyFlat * nearlyFlat * (x * x + y * y + z * z);
  for (let at = start; at < end; at += 1) {
    const corner = (corners[at] ?? 0) * 3;
    const [fx, fy, fz] = [n[corner] ?? 0, n[corner + 1] ?? 0, n[corner + 2] ?? 0];
    const along = fx * x + fy * y + fz * z;
    if (along < 0 || along * along < limit * (fx * fx + fy * fy + fz * fz)) return [x, y, z, false];
  }
  return [x, y, z, true];
}

/** Sum of the faces around a place that look nearly the way a corner's own does. */
function sumAlike(
  n: Float32Array,
  corners: Uint32Array,
  start: number,
  end: number,
  own: number,
  crease: number,
): [number, number, number] {
  let [x, y, z] = [0, 0, 0];
  for (let at = start; at < end; at += 1) {
    const corner = corners[at] ?? 0;
    if (cosine(n, own, corner) <= crease) continue;
    x += n[corner * 3] ?? 0;
    y += n[corner * 3 + 1] ?? 0;
    z += n[corner * 3 + 2] ?? 0;
  }
  return [x, y, z];
}

/** The vertex of an earlier corner at the place whose face lies in the same plane. */
function twinBefore(
  n: Float32Array,
  corners: Uint32Array,
  indices: Uint32Array,
  start: number,
  at: number,
): number | undefined {
  for (let before = start; before < at; before += 1) {
    if (cosine(n, corners[at] ?? 0, corners[before] ?? 0) > 0.9999) return indices[corners[before] ?? 0];
  }
  return undefined;
}

function cosine(n: Float32Array, a: number, b: number): number {
  const [ax, ay, az] = [n[a * 3] ?? 0, n[a * 3 + 1] ?? 0, n[a * 3 + 2] ?? 0];
  const [bx, by, bz] = [n[b * 3] ?? 0, n[b * 3 + 1] ?? 0, n[b * 3 + 2] ?? 0];
  return (
    (ax * bx + ay * by + az * bz) /
    (Math.sqrt((ax * ax + ay * ay + az * az) * (bx * bx + by * by + bz * bz)) || 1)
  );
}

/** Corners (places in `indices`) sorted by the place they are at. */
function cornersByPlace(
  indices: Uint32Array,
  places: Uint32Array,
  count: number,
): { readonly starts: Uint32Array; readonly corners: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (let corner = 0; corner < indices.length; corner += 1) {
    const place = (places[indices[corner] ?? 0] ?? 0) + 1;
    starts[place] = (starts[place] ?? 0) + 1;
  }
  for (let place = 0; place < count; place += 1)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const next = starts.slice();
  const corners = new Uint32Array(indices.length);
  for (let corner = 0; corner < indices.length; corner += 1) {
    const place = places[indices[corner] ?? 0] ?? 0;
    const at = next[place] ?? 0;
    corners[at] = corner;
    next[place] = at + 1;
  }
  return { starts, corners };
}
