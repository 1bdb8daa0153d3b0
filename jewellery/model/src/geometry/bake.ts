import { cutMesh } from '../cuts/cut-mesh.ts';
import type { Cut, Gem, GemStone, Ground, Material, Model, Part } from '../model.ts';
import { closerPlaces } from './closer.ts';
import { creaseNormals, type Surface } from './crease-normals.ts';
import { outermost } from './outermost.ts';
import { determinant } from './matrix.ts';
import type { Mesh } from './mesh.ts';
import { scatter, type Scattered } from './scatter.ts';

/** A surface drawn once, or once at each of the matrices (sixteen numbers each). */
export interface BakedPart {
  readonly surface: Surface;
  readonly material: Material;
  readonly matrices: Float32Array;
}

/** All stones of one cut and kind; small ones apart, because no viewer sees how they are drawn. */
interface BakedGems {
  readonly cut: Cut;
  readonly stone: GemStone;
  readonly small: boolean;
  readonly matrices: Float32Array;
}

/** What a renderer needs, in arrays it hands to the GPU as they are. A worker can transfer it: {@link buffersOf}. */
export interface BakedModel {
  readonly parts: readonly BakedPart[];
  readonly gems: readonly BakedGems[];
  readonly ground: Ground;
  readonly scenery?: Model['scenery'];
  readonly cameras: Model['cameras'];
  /** Points of the surface that lie outermost, x, y, z: enough to fit a camera to the piece. */
  readonly outline: Float32Array;
  /** Where one looks who comes closer, from all around: {@link closerPlaces}. */
  readonly closer: Float32Array;
  /** Points all over what is opaque, and all over the larger stones: enough to cast a soft shadow. */
  readonly shade: { readonly solid: Scattered; readonly stones: Scattered };
}

const metalCrease = 50;
/** Half the width in millimetres up to which a stone is small. */
const smallStone = 1.1;
const shadePoints = 3500;
const stonePoints = 700;
const once = Float32Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);

/** Works out normals and groups what is drawn together. */
export function bakeModel(model: Model): BakedModel {
  const surfaces = new Map<Mesh, Surface>();
  const bakePart = ({ mesh, material, instances }: Part): BakedPart[] => {
    const surface = surfaces.get(mesh) ?? creaseNormals(mesh, metalCrease);
    surfaces.set(mesh, surface);
    if (surface.indices.length === 0) return [];
    if (!instances) return [{ surface, material, matrices: once.slice() }];
    const { straight = [], mirrored = [] } = Object.groupBy(instances, (matrix) =>
      determinant(matrix) < 0 ? 'mirrored' : 'straight',
    );
    return [[surface, straight] as const, [turnedOver(surface), mirrored] as const].flatMap(
      ([faces, places]) =>
        places.length > 0 ? [{ surface: faces, material, matrices: Float32Array.from(places.flat()) }] : [],
    );
  };
  const parts = model.parts.flatMap(bakePart);
  const isSmall = ({ matrix }: Gem): boolean =>
    Math.hypot(matrix[0] ?? 0, matrix[1] ?? 0, matrix[2] ?? 0) < smallStone;
  const groups = Map.groupBy(model.gems, (gem) => `${gem.cut} ${gem.stone} ${isSmall(gem)}`);
  const gems = [...groups.values()].flatMap((group): BakedGems[] => {
    const [first] = group;
    return first
      ? [
          {
            cut: first.cut,
            stone: first.stone,
            small: isSmall(first),
            matrices: Float32Array.from(group.flatMap(({ matrix }) => matrix)),
          },
        ]
      : [];
  });
  const outline = joinedPoints([
    ...parts.map(({ surface, matrices }) => outermost(surface.positions, matrices)),
    ...gems.map(({ cut, matrices }) => outermost(cutMesh(cut, 'few').positions, matrices)),
  ]);
  const shade = {
    solid: scatter(parts, shadePoints),
    stones: scatter(
      gems
        .filter(({ small }) => !small)
        .map(({ cut, matrices }) => ({ surface: cutMesh(cut, 'few'), matrices })),
      stonePoints,
    ),
  };
  // Who comes closer looks at the piece and not at the coin beside it.
  const sold = model.parts.filter(({ weightless }) => !weightless);
  const points =
    sold.length === model.parts.length
      ? shade.solid.points
      : scatter(sold.flatMap(bakePart), shadePoints).points;
  const closer = closerPlaces({ points, gems: model.gems, ground: model.ground, hero: model.cameras.hero });
  const { ground, scenery, cameras } = model;
  return { parts, gems, ground, ...(scenery && { scenery }), cameras, outline, closer, shade };
}

function joinedPoints(arrays: readonly Float32Array[]): Float32Array {
  const points = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    points.set(array, at);
    at += array.length;
  }
  return points;
}

/** A mirror turns triangles inside out; this turns them back before. */
function turnedOver({ positions, normals, indices }: Surface): Surface {
  return {
    positions,
    normals,
    indices: indices.map((_, at) => indices[at % 3 === 0 ? at : at - (at % 3) * 2 + 3] ?? 0),
  };
}

/** The surface of a cut with its facets flat. */
export function bakeCut(cut: Cut, girdle: 'fine' | 'few'): Surface {
  return creaseNormals(cutMesh(cut, girdle), 1);
}

/** Everything a worker may hand over instead of copying. */
export function buffersOf({ parts, gems, outline, closer, shade }: BakedModel): ArrayBufferLike[] {
  const arrays = [
    outline,
    closer,
    shade.solid.points,
    shade.stones.points,
    ...gems.map(({ matrices }) => matrices),
    ...parts.flatMap(({ surface, matrices }) => [
      surface.positions,
      surface.normals,
      surface.indices,
      matrices,
    ]),
  ];
  return [...new Set(arrays.map(({ buffer }) => buffer))];
}
