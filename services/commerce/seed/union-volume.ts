/** Metal of a model as the one body it is once its parts are soldered and its stones are set. */
import { surfacesOf } from '@suvarna/jewellery-model/audit/solids';
import { cutMesh } from '@suvarna/jewellery-model/cuts/cut-mesh';
import { applied, determinant, IDENTITY } from '@suvarna/jewellery-model/geometry/matrix';
import { signedVolume, type Mesh } from '@suvarna/jewellery-model/geometry/mesh';
import { weld } from '@suvarna/jewellery-model/geometry/weld';
import type { Matrix, Model } from '@suvarna/jewellery-model/model';
import { metalVolume } from '@suvarna/jewellery-model/weight';
import loadManifold, { type Manifold } from 'manifold-3d';
import { clustersOfBoxes, type Box } from './box-clusters.ts';

/** Cubic millimetres of a model's metal. */
export type UnionOf = (model: Pick<Model, 'parts' | 'gems' | 'worn'>) => number;
type Metal = Pick<Model, 'parts' | 'gems'>;

/** Links that are united for all of their chain: rope has four in one place. */
const SOME = 16;
/** Copies of a small ring from which they are a chain. */
const MANY = 80;
/** Longest side of a link, millimetres. */
const LINK = 5;

/** One surface at one place. */
interface Placed {
  readonly mesh: Mesh;
  readonly matrix: Matrix;
  /** Metal, the inside of a hollow in it, or a stone. */
  readonly kind: 'metal' | 'hollow' | 'stone';
  readonly box: Box;
}

/**
 * Loads what unites solids: WebAssembly without threads, so the same vertices give the same volume on every machine.
 *
 * What two parts share counts once. A faceted stone is taken out of the metal it is sunk into: the setter cuts its
 * seat, and the filings are not sold. Pearls and beads are not: they are drilled, and metal goes through them. Of a
 * chain some links are united, and what one of them adds is taken for all.
 *
 * @param onOpen is told of every surface that is not closed. It is then counted by itself: what it shares is weighed twice
 */
export async function loadUnion(onOpen: () => void = refuse): Promise<UnionOf> {
  const library = await loadManifold();
  library.setup();
  const { Manifold: Body, Mesh: Surface } = library;
  const bodyOf = (mesh: Mesh, turned: boolean): Manifold | undefined => {
    try {
      return new Body(new Surface({ numProp: 3, ...closed(mesh, turned) }));
    } catch (error) {
      // Whatever else the library says is no answer about this surface.
      if (!(error instanceof Error) || !/manifold/i.test(error.message)) throw error;
      onOpen();
      return undefined;
    }
  };
  const unitedAt = (cluster: readonly Placed[], bodies: Map<Mesh, Manifold | undefined>): number => {
    const made: Manifold[] = [];
    const keep = (body: Manifold): Manifold => {
      made.push(body);
      return body;
    };
    let alone = 0;
    const all = (kind: Placed['kind']): Manifold =>
      keep(
        Body.union(
          cluster
            .filter((each) => each.kind === kind)
            .flatMap(({ mesh, matrix }) => {
              if (!bodies.has(mesh)) bodies.set(mesh, bodyOf(mesh, kind === 'hollow'));
              const body = bodies.get(mesh);
              if (body) return [keep(body.transform([...matrix] as Parameters<Manifold['transform']>[0]))];
              alone += kind === 'stone' ? 0 : signedVolume(mesh) * Math.abs(determinant(matrix));
              return [];
            }),
        ),
      );
    const volume = keep(keep(all('metal').subtract(all('hollow'))).subtract(all('stone'))).volume() + alone;
    // WebAssembly's memory is not collected.
    for (const body of made) body.delete();
    return volume;
  };

  /** Volume of so many links of a chain: of one in its middle, times their number. */
  const chained = (links: readonly Placed[], bodies: Map<Mesh, Manifold | undefined>): number => {
    const [few, more] = [unitedAt(links.slice(0, SOME), bodies), unitedAt(links.slice(0, 2 * SOME), bodies)];
    return few + ((more - few) / SOME) * (links.length - SOME);
  };

  const united = (model: Metal): number => {
    const { placed, chains } = placedIn(model);
    const bodies = new Map<Mesh, Manifold | undefined>();
    const known = new Map<string, number>();
    let sum = chains.reduce((all, links) => all + chained(links, bodies), 0);
    for (const numbers of clustersOfBoxes(placed.map(({ box }) => box))) {
      const cluster = numbers.flatMap((at) => placed[at] ?? []);
      const [alone] = cluster;
      if (cluster.length === 1 && alone) {
        sum += alone.kind === 'metal' ? signedVolume(alone.mesh) * Math.abs(determinant(alone.matrix)) : 0;
        continue;
      }
      const name = nameOf(cluster);
      const volume = known.get(name) ?? unitedAt(cluster, bodies);
      known.set(name, volume);
      sum += volume;
    }
    for (const body of bodies.values()) body?.delete();
    return sum;
  };

  return (model) => {
    // The two of a pair are the same, and the bangles of a set, however they lie in their picture.
    const { worn = model } = model;
    const times = metalVolume(model) / metalVolume(worn);
    return times > 1.5 && Math.abs(times - Math.round(times)) < 1e-4
      ? Math.round(times) * united(worn)
      : united(model);
  };
}

function refuse(): never {
  throw new Error('A surface is not closed');
}

const boxes = new WeakMap<Mesh, Box>();

/** Surfaces of a model's metal and stones, and its chains, whose links are not among them. */
function placedIn({ parts, gems }: Metal): { readonly placed: Placed[]; readonly chains: Placed[][] } {
  const placed: Placed[] = [];
  const chains: Placed[][] = [];
  for (const { mesh, material, weightless, instances = [IDENTITY] } of parts) {
    if (weightless || (material.kind !== 'metal' && material.kind !== 'fixed-metal')) continue;
    const copies = instances.flatMap((matrix) =>
      surfacesOf(mesh).map((surface) =>
        placedAt(surface, matrix, signedVolume(surface) < 0 ? 'hollow' : 'metal'),
      ),
    );
    // Collets are rings, too: they hold stones.
    if (instances.length > MANY && gems.length < instances.length / 4 && isLink(mesh)) chains.push(copies);
    else placed.push(...copies);
  }
  return {
    placed: [...placed, ...gems.map(({ cut, matrix }) => placedAt(stoneMesh(cut), matrix, 'stone'))],
    chains,
  };
}

const placedAt = (mesh: Mesh, matrix: Matrix, kind: Placed['kind']): Placed => ({
  mesh,
  matrix,
  kind,
  box: boxAt(mesh, matrix),
});

/** A small ring, whatever its shape: a closed surface with one hole has half as many corners as triangles. */
function isLink(mesh: Mesh): boolean {
  const [x0, y0, z0, x1, y1, z1] = boxOf(mesh.positions);
  return mesh.positions.length === mesh.indices.length / 2 && Math.max(x1 - x0, y1 - y0, z1 - z0) <= LINK;
}

const stoneMeshes = new Map<string, Mesh>();
function stoneMesh(cut: Model['gems'][number]['cut']): Mesh {
  const mesh = stoneMeshes.get(cut) ?? cutMesh(cut, 'few');
  stoneMeshes.set(cut, mesh);
  return mesh;
}

/** Around the box of the mesh where it is put: never too small. */
function boxAt(mesh: Mesh, matrix: Matrix): Box {
  const own = boxes.get(mesh) ?? boxOf(mesh.positions);
  boxes.set(mesh, own);
  return boxOf(
    Float32Array.from(
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) =>
        applied(matrix, [own[corner & 1 ? 3 : 0], own[corner & 2 ? 4 : 1], own[corner & 4 ? 5 : 2]]),
      ),
    ),
  );
}

function boxOf(points: Float32Array): Box {
  const box: [number, number, number, number, number, number] = [
    Infinity,
    Infinity,
    Infinity,
    -Infinity,
    -Infinity,
    -Infinity,
  ];
  for (let at = 0; at < points.length; at += 1) {
    const [axis, here] = [at % 3, points[at] ?? 0];
    if (here < (box[axis] ?? 0)) box[axis] = here;
    if (here > (box[axis + 3] ?? 0)) box[axis + 3] = here;
  }
  return box;
}

const numbers = new WeakMap<Mesh, number>();
let numbered = 0;

/** The same for two clusters of the same meshes, as large and as far apart: one is the other, moved or mirrored. */
function nameOf(cluster: readonly Placed[]): string {
  const origin = cluster[0]?.matrix ?? IDENTITY;
  return cluster
    .map(({ mesh, matrix }) => {
      const number = numbers.get(mesh) ?? (numbered += 1);
      numbers.set(mesh, number);
      const far = Math.hypot(...[12, 13, 14].map((at) => (matrix[at] ?? 0) - (origin[at] ?? 0)));
      return `${String(number)} ${Math.abs(determinant(matrix)).toFixed(5)} ${far.toFixed(3)}`;
    })
    .join();
}

/** A surface whose corners at one place are one. */
function closed(
  mesh: Mesh,
  turned: boolean,
): { readonly vertProperties: Float32Array; readonly triVerts: Uint32Array } {
  const { places, count } = weld(mesh.positions);
  const vertProperties = new Float32Array(count * 3);
  for (let at = 0; at < mesh.positions.length; at += 1)
    vertProperties[(places[Math.floor(at / 3)] ?? 0) * 3 + (at % 3)] = mesh.positions[at] ?? 0;
  const triVerts = new Uint32Array(mesh.indices.length);
  let used = 0;
  for (let at = 0; at < mesh.indices.length; at += 3) {
    const a = places[mesh.indices[at] ?? 0] ?? 0;
    const b = places[mesh.indices[at + (turned ? 2 : 1)] ?? 0] ?? 0;
    const c = places[mesh.indices[at + (turned ? 1 : 2)] ?? 0] ?? 0;
    if (a === b || b === c || c === a) continue;
    triVerts[used++] = a;
    triVerts[used++] = b;
    triVerts[used++] = c;
  }
  return { vertProperties, triVerts: triVerts.slice(0, used) };
}
