import { basis } from '../geometry/matrix.ts';
import { signedVolume, type Mesh } from '../geometry/mesh.ts';
import { add, cross, dot, subtract, times, unit } from '../geometry/vector.ts';
import type { Material, Matrix, Vector } from '../model.ts';
import { METAL, type Setting } from '../settings/setting.ts';
import { trackOf } from './track.ts';

/** A link around the origin, the chain running through it along X. */
interface ChainLink {
  readonly mesh: Mesh;
  /** Half the way to the next equal link. */
  readonly reach: number;
  /** Turn around the chain, radians; at 0 the link's own Y looks up. */
  readonly turn: number;
}

/** Links in the order in which they repeat. */
export interface ChainPattern {
  readonly links: readonly ChainLink[];
  /** Further turn from one repetition to the next: ropes. */
  readonly twist?: number;
}

export interface ChainOptions {
  readonly closed?: boolean;
  /** Where a lying link looks: towards the viewer, out of the wrist. */
  readonly up?: Vector | ((at: Vector) => Vector);
  readonly material?: Material;
  readonly weightless?: true;
}

/** How far one repetition reaches. */
export const periodOf = (links: ChainPattern['links']): number =>
  links.reduce((sum, { reach }) => sum + 2 * reach, 0);

/** Cubic millimetres of metal on each millimetre of a chain. */
export const metalPerMillimetre = ({ links }: ChainPattern): number =>
  links.reduce((sum, { mesh }) => sum + signedVolume(mesh), 0) / periodOf(links);

/** Interlocking links along a path, drawn out or pushed together a little so that whole repetitions fill it. */
export function chainAlong(
  path: readonly Vector[],
  { links, twist = 0 }: ChainPattern,
  { closed = false, up = [0, 0, 1], material = METAL, weightless }: ChainOptions = {},
): Setting {
  const track = trackOf(path, closed);
  const period = periodOf(links);
  const repeats = Math.max(1, Math.round(track.length / period));
  const stretch = track.length / (repeats * period);
  const places = new Map<Mesh, Matrix[]>();
  let distance = 0;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const { mesh, reach, turn } of links) {
      const { at, tangent } = track.at(distance + reach * stretch);
      distance += 2 * reach * stretch;
      const list = places.get(mesh) ?? [];
      list.push(linkPlace(at, tangent, typeof up === 'function' ? up(at) : up, turn + repeat * twist));
      places.set(mesh, list);
    }
  }
  return {
    parts: [...places].map(([mesh, instances]) => ({
      mesh,
      material,
      instances,
      ...(weightless && { weightless }),
    })),
    gems: [],
  };
}

function linkPlace(at: Vector, along: Vector, up: Vector, turn: number): Matrix {
  const level = unit(subtract(up, times(along, dot(up, along))));
  const side = cross(along, level);
  const y = add(times(level, Math.cos(turn)), times(side, Math.sin(turn)));
  return basis(along, y, cross(along, y), at);
}
