import { chainAlong, type ChainPattern } from '../../chains/chain.ts';
import { lobster, springRing } from '../../chains/clasp.ts';
import { neckline, type NecklineOptions } from '../../chains/hanging.ts';
import { loops } from '../../chains/laying.ts';
import { between, trackOf, type Track } from '../../chains/track.ts';
import { applied, basis, turnedZ } from '../../geometry/matrix.ts';
import { add, cross, lengthOf, subtract, times, unit } from '../../geometry/vector.ts';
import type { Matrix, Model, Vector } from '../../model.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';
import { boundsOf } from '../bounds.ts';
import { choicesFrom, type Choices } from '../choices.ts';

/** The line a necklace lies along, from its clasp at the top over the right to the front and back. */
export interface Layout {
  readonly track: Track;
  /** Lowest point: half way. */
  readonly front: Vector;
  readonly clasp: Setting;
  /** The clasp along X around the origin, before it took its place. */
  readonly loose: Setting;
  /** Length of the clasp at both ends of the track. */
  readonly gap: number;
}

/** How a necklace lies: open as it is worn, or for its picture several times around, so that what hangs on it is large. */
export type Lay = 'open' | Around;

export interface Around {
  readonly turns: number;
  /** Height of what crosses itself, millimetres. */
  readonly over: number;
  /** How far to both sides of a crossing, millimetres. */
  readonly level?: number;
  /** How much farther the outer loop reaches than the middle one. */
  readonly spread?: number;
  readonly slender?: number;
  /** Radians by which all of it lies aslant, to the left or to the right: what is long and narrow fills a square better. */
  readonly aslant?: number;
}

export function layoutOf(shape: NecklineOptions, wire: number, choices: Choices, lay: Lay = 'open'): Layout {
  const size = 8;
  const loose = choices.chance(0.5)
    ? lobster({ size, wire: Math.max(0.35, wire) })
    : springRing({ size, wire: Math.max(0.35, wire) });
  return layoutOn(
    trackOf(lay === 'open' || lay.turns < 2 ? neckline(shape) : looped(shape.length, lay), true),
    loose,
    size / 2,
  );
}

const looped = (length: number, around: Around): Vector[] =>
  loops({ spread: 0.3, slender: 1, ...around, length });

const layoutOn = (track: Track, loose: Setting, gap: number): Layout => ({
  track,
  front: track.at(track.length / 2).at,
  clasp: movedSetting(loose, turnedTo(track)),
  loose,
  gap,
});

/** Millimetres that stay free between two ornaments of different turns. */
const CLEAR = 0.6;

/**
 * The necklace laid in the first of the ways in which its ornaments do not touch, or in the one in which they come least close.
 *
 * @param ornaments where along the chain each has its middle, and half its width, millimetres
 */
export function laidClear(
  layout: Layout,
  ways: readonly Around[],
  ornaments: readonly { readonly distance: number; readonly half: number }[],
): Layout {
  let best: { readonly free: number; readonly layout: Layout } | undefined;
  for (const way of ways) {
    const track = trackOf(looped(layout.track.length, way), true);
    const places = ornaments.map(({ distance, half }) => ({
      at: track.at((distance / layout.track.length) * track.length).at,
      half,
    }));
    const free = places.reduce(
      (least, one, at) =>
        places
          .slice(0, at)
          .reduce(
            (so, other) => Math.min(so, lengthOf(subtract(one.at, other.at)) - one.half - other.half),
            least,
          ),
      Infinity,
    );
    if (!best || free > best.free) best = { free, layout: layoutOn(track, layout.loose, layout.gap) };
    if (free > CLEAR) break;
  }
  return best?.layout ?? layout;
}

/** A clasp lies along the chain that ends in it. */
const turnedTo = (track: Track): Matrix => {
  const { at, tangent } = track.at(0);
  return basis(tangent, cross([0, 0, 1], tangent), [0, 0, 1], at);
};

/** A frame on the track: X along it, Z to the viewer; things hang down its −Y on the front. */
export function placeAt(track: Track, distance: number): Matrix {
  const { at, tangent } = track.at(distance);
  const along = times(tangent, -1);
  const y = unit(cross([0, 0, 1], along));
  return basis(along, y, cross(along, y), at);
}

/** Chain wherever no element interrupts it. `spans` are the parts of the track elements take, in their order; `meets` says where their ends truly are. */
export function chainAround(
  { track, gap }: Layout,
  pattern: ChainPattern,
  spans: readonly (readonly [number, number])[] = [],
  meets?: (distance: number) => Vector,
): Setting {
  const ends = [[0, gap] as const, ...spans, [track.length - gap, track.length] as const];
  return together(
    ...ends.slice(1).map(([to], at) => {
      const from = ends[at]?.[1] ?? 0;
      return to - from < 0.5
        ? together()
        : chainAlong(
            ending(between(track, from, to, Math.max(4, Math.ceil((to - from) / 1.5))), [
              at > 0 ? meets?.(from) : undefined,
              at < spans.length ? meets?.(to) : undefined,
            ]),
            pattern,
          );
    }),
  );
}

/** A path bent so that its ends come to two places, less and less up to its middle. */
function ending(
  path: readonly Vector[],
  [first, last]: readonly [Vector | undefined, Vector | undefined],
): Vector[] {
  const [from = [0, 0, 0], to = [0, 0, 0]] = [path[0], path.at(-1)];
  return path.map((point, at): Vector => {
    const share = at / (path.length - 1);
    const nearFirst = Math.max(0, 1 - 2 * share) ** 2;
    const nearLast = Math.max(0, 2 * share - 1) ** 2;
    return add(
      point,
      add(times(subtract(first ?? from, from), nearFirst), times(subtract(last ?? to, to), nearLast)),
    );
  });
}

/** Radians by which necklaces lie turned on their ground, at most. */
const TURNED = 0.3;

/**
 * A necklace laid down, seen from above, whole. On a neck it hangs open.
 *
 * @param build the necklace as it lies
 * @param look of the piece: neighbours on a page lie turned differently
 */
export function laid(build: (lay: Lay) => Setting, around: Around, look: number): Model {
  // Lots of its own: what is made stays as it is when it lies otherwise.
  const turn = choicesFrom(look + 29).within(-TURNED, TURNED);
  const straight = build(around);
  const { low, high } = boundsOf(straight);
  const turned = turnedZ(turn + Math.sign(turn || 1) * (around.aslant ?? 0));
  const setting = movedSetting(straight, turned);
  return {
    ...setting,
    get worn() {
      return build('open');
    },
    // The back of a pendant sinks into the cloth as far as its chain would float above it.
    ground: { normal: [0, 0, 1], offset: Math.max(low[2], -around.over) },
    cameras: {
      hero: { azimuth: 0.06, elevation: -0.2, fieldOfView: 20, fill: 0.92 },
      front: { azimuth: 0, elevation: 0, fieldOfView: 20, fill: 0.94 },
      side: {
        azimuth: 0.5,
        elevation: -0.34,
        fieldOfView: 20,
        fill: 1.7,
        target: applied(turned, [0, low[1] + (high[1] - low[1]) * 0.22, 0]),
      },
    },
  };
}

/** Proportions of the catalogue, in bounds in which a necklace fills a picture. */
export const slenderOf = (width_tenth_mm: number, height_tenth_mm: number): number =>
  Math.max(1.02, Math.min(1.3, height_tenth_mm / width_tenth_mm - 0.2));
