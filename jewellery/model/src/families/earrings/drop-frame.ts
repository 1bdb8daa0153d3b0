import { pathLength, stations } from '../../geometry/curve.ts';
import { moved } from '../../geometry/matrix.ts';
import { superellipse, sweep } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';
import { petal } from '../../motifs/outlines.ts';
import { pave, type Seat } from '../../settings/pave.ts';
import { movedSetting, solids, together } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';
import { loop } from './fittings.ts';
import type { Hung } from './hung.ts';

interface FrameOptions {
  readonly width: number;
  readonly height: number;
  readonly heavy: number;
  /** Millimetres it is thick at least. */
  readonly least: number;
}

export type FrameShape = 'marquise' | 'pear' | 'circle' | 'hexagon' | 'kite' | 'oval' | 'arch';

export function frameShapeOf(motif: string, choices: Choices): FrameShape {
  return motif === 'leaf'
    ? 'marquise'
    : motif === 'teardrop'
      ? 'pear'
      : motif === 'floral'
        ? 'circle'
        : choices.pick(['circle', 'hexagon', 'kite', 'oval', 'arch'] as const);
}

/** Whether a frame of this shape is the motif itself. */
export const frameShows = (motif: string, shape: FrameShape): boolean =>
  (motif === 'leaf' && shape === 'marquise') ||
  (motif === 'teardrop' && shape === 'pear') ||
  (motif === 'geometric' && (shape === 'hexagon' || shape === 'kite'));

/** An open frame whose front is set with the small stones; the centre stone swings inside. */
export function framed(
  shape: FrameShape,
  jewel: Hung,
  small: SizedStone,
  count: number,
  { width, height, heavy, least }: FrameOptions,
): Hung {
  const w = Math.max(width * 0.92, jewel.reach * 0.9 + 3.4);
  const h = Math.max(height, jewel.reach + 4.2, w * 0.9);
  const path = outlineOf(shape, w, h).map(([x, y]): Vector => [x, y, 0]);
  const wide = small.width * 1.24;
  const around = pathLength(path, true);
  const thick = Math.max(least, Math.min(1.6, Math.max(0.7, 62 / (around * wide))) * heavy);
  const frame = sweep(path, () => superellipse(thick, wide, 4, 14), {
    closed: true,
    towards: () => [0, 0, 1],
  });
  const pitch = Math.min(small.length * 1.1, (around * 0.94) / Math.max(1, count));
  const number = Math.min(count, Math.floor((around * 0.94) / (small.length * 1.02)));
  const fine = stations(path, 360, true);
  const spots = Array.from({ length: number }, (_, at): Seat => {
    const along = 0.5 + ((at - (number - 1) / 2) * pitch) / around;
    const { at: spot, tangent } = fine[((Math.round(along * 360) % 360) + 360) % 360] ?? {
      at: [0, 0, 0] as Vector,
      tangent: [1, 0, 0] as Vector,
    };
    return { at: [spot[0], spot[1], thick / 2], up: [0, 0, 1], along: tangent };
  });
  const top = Math.max(...path.map(([, y]) => y));
  const inside = movedSetting(jewel.setting, moved([0, -wide / 2 - 1.1, 0]));
  const ring = solids([loop(0.75, 0.2, true)]);
  return {
    setting: together(
      movedSetting(together(solids([frame]), pave(small, spots)), moved([0, -top - wide / 2 + 0.1, 0])),
      movedSetting(ring, moved([0, -wide - 0.3, 0])),
      movedSetting(inside, moved([0, -0.4, 0])),
    ),
    reach: top - Math.min(...path.map(([, y]) => y)) + wide,
  };
}

/** From the top around; the first point is the highest. */
function outlineOf(shape: FrameShape, w: number, h: number): (readonly [number, number])[] {
  if (shape === 'pear' || shape === 'marquise') {
    const leaf = petal(
      h,
      w,
      shape === 'pear' ? { belly: 0.36, tip: 1.15, points: 31 } : { belly: 0.5, tip: 1.02, points: 31 },
    );
    const at = Math.round(leaf.length / 2);
    return [...leaf.slice(at), ...leaf.slice(0, at)].map(([x, y]) => [x, y - h / 2]);
  }
  const corners = {
    hexagon: [
      [0, 0.5],
      [-0.5, 0.24],
      [-0.5, -0.24],
      [0, -0.5],
      [0.5, -0.24],
      [0.5, 0.24],
    ],
    kite: [
      [0, 0.5],
      [-0.5, 0.08],
      [0, -0.5],
      [0.5, 0.08],
    ],
    arch: [
      [0, 0.5],
      [-0.34, 0.3],
      [-0.5, -0.1],
      [-0.36, -0.5],
      [0.36, -0.5],
      [0.5, -0.1],
      [0.34, 0.3],
    ],
  } as const;
  if (shape === 'circle' || shape === 'oval') {
    const [rx, ry] = [w / 2, shape === 'circle' ? w / 2 : h / 2];
    return Array.from(
      { length: 72 },
      (_, at) => [-rx * Math.sin((2 * Math.PI * at) / 72), ry * Math.cos((2 * Math.PI * at) / 72)] as const,
    );
  }
  const list = corners[shape];
  return list.flatMap(([x, y], at) => {
    const [nx, ny] = list[(at + 1) % list.length] ?? [0, 0];
    return Array.from({ length: 10 }, (_, step): readonly [number, number] => [
      (x + ((nx - x) * step) / 10) * w,
      (y + ((ny - y) * step) / 10) * h,
    ]);
  });
}
