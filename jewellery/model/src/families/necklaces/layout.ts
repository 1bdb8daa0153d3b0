import { chainAlong, type ChainPattern } from '../../chains/chain.ts';
import { lobster, springRing } from '../../chains/clasp.ts';
import { neckline, type NecklineOptions } from '../../chains/hanging.ts';
import { between, trackOf, type Track } from '../../chains/track.ts';
import { basis, moved } from '../../geometry/matrix.ts';
import { cornerOf } from '../../geometry/mesh.ts';
import { cross, times } from '../../geometry/vector.ts';
import type { Matrix, Model, Vector } from '../../model.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';
import { boundsOf } from '../bounds.ts';
import type { Choices } from '../choices.ts';

/** The line a necklace lies along, from its clasp at the top over the right to the front and back. */
export interface Layout {
  readonly track: Track;
  /** Lowest point: half way. */
  readonly front: Vector;
  readonly clasp: Setting;
  /** Length of the clasp at both ends of the track. */
  readonly gap: number;
}

export function layoutOf(shape: NecklineOptions, wire: number, choices: Choices): Layout {
  const track = trackOf(neckline(shape), true);
  const size = 8;
  const clasp = choices.chance(0.5)
    ? lobster({ size, wire: Math.max(0.35, wire) })
    : springRing({ size, wire: Math.max(0.35, wire) });
  return {
    track,
    front: track.at(track.length / 2).at,
    clasp: movedSetting(clasp, moved(track.at(0).at)),
    gap: size / 2,
  };
}

/** A frame on the track: X along it, Z to the viewer; things hang down its −Y on the front. */
export function placeAt(track: Track, distance: number): Matrix {
  const { at, tangent } = track.at(distance);
  const along = times(tangent, -1);
  return basis(along, cross([0, 0, 1], along), [0, 0, 1], at);
}

/** Chain wherever no element interrupts it. `spans` are the parts of the track elements take, in their order. */
export function chainAround(
  { track, gap }: Layout,
  pattern: ChainPattern,
  spans: readonly (readonly [number, number])[] = [],
): Setting {
  const ends = [[0, gap] as const, ...spans, [track.length - gap, track.length] as const];
  return together(
    ...ends.slice(1).map(([to], at) => {
      const from = ends[at]?.[1] ?? 0;
      return to - from < 0.5
        ? together()
        : chainAlong(between(track, from, to, Math.max(4, Math.ceil((to - from) / 1.5))), pattern);
    }),
  );
}

/**
 * A necklace laid flat, seen from above. The first picture comes close to its front, so that a
 * thumbnail shows what it is; the second shows all of it.
 *
 * @param closeUp millimetres the first picture shows
 */
export function laid(setting: Setting, closeUp: number): Model {
  const { low, high } = boundsOf(setting);
  const half = closeUp / 2;
  // Whatever of the necklace the picture shows stands in its middle; if that is more than fits, its front does.
  const shown = Math.min(topWithin(setting, half, (low[1] + high[1]) / 2) - low[1], closeUp * 0.8);
  const target: Vector = [0, low[1] + shown / 2, 0];
  const fill = Math.max(high[0], -low[0], high[1] - target[1], target[1] - low[1]) / half;
  return {
    ...setting,
    worn: setting,
    ground: { normal: [0, 0, 1], offset: low[2] },
    cameras: {
      hero: { azimuth: 0.06, elevation: -0.16, fieldOfView: 20, fill, target },
      front: { azimuth: 0, elevation: 0, fieldOfView: 20, fill: 0.94 },
      side: {
        azimuth: 0.5,
        elevation: -0.34,
        fieldOfView: 20,
        fill: fill * 1.2,
        target: [0, low[1] + half * 0.6, 0],
      },
    },
  };
}

/** How high the front half of a necklace reaches within so many millimetres of its middle. */
function topWithin({ parts }: Setting, half: number, most: number): number {
  let top = -Infinity;
  for (const { mesh, instances } of parts) {
    const places =
      instances ?? Array.from({ length: mesh.positions.length / 3 }, (_, at) => moved(cornerOf(mesh, at)));
    for (const matrix of places) {
      const [x = 0, y = 0] = [matrix[12], matrix[13]];
      if (Math.abs(x) <= half && y <= most) top = Math.max(top, y);
    }
  }
  return top;
}

/** Proportions of the catalogue, in bounds in which a necklace fills a picture. */
export const slenderOf = (width_tenth_mm: number, height_tenth_mm: number): number =>
  Math.max(1.02, Math.min(1.3, height_tenth_mm / width_tenth_mm - 0.2));
