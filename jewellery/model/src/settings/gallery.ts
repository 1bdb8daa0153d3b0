import { smooth } from '../geometry/curve.ts';
import { joined, type Mesh } from '../geometry/mesh.ts';
import { tube } from '../geometry/sweep.ts';
import { turn } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';
import { pointAt, type GirdlePoint } from './girdle.ts';
import { solids, type Setting } from './setting.ts';

/** Radius from which wire is strong enough for ornament, millimetres. */
const LEAST_BAR = 0.27;

export interface GalleryOptions {
  /** Heights of its upper and its lower end. */
  readonly top: number;
  readonly bottom: number;
  /** Share of the outline's size at the lower end. */
  readonly foot: number;
  readonly wire: number;
  readonly struts: number;
  /** `lattice` crosses its wires, `scroll` curls them, `plain` keeps them straight. */
  readonly pattern: 'plain' | 'lattice' | 'scroll';
}

/** The open basket under a plate or a halo: rails joined by struts, seen from the side. */
export function gallery(
  outline: readonly GirdlePoint[],
  { top, bottom, foot, wire, struts, pattern }: GalleryOptions,
): Setting {
  const at = (angle: number, down: number, extra = 0): Vector => {
    const share = 1 + (foot - 1) * (1 - Math.cos((down * Math.PI) / 2)) + extra;
    const [x, z] = pointAt(outline, angle);
    return [x * share, top + (bottom - top) * down, z * share];
  };
  /** Radius of what is between the rails, thinner than they are. */
  const bar = (share: number): number => Math.max(Math.min(wire, LEAST_BAR), wire * share);
  const rail = (down: number, radius: number): Mesh =>
    tube(
      turn(40).map((angle) => at(angle, down)),
      radius,
      { closed: true, sides: 8 },
    );
  const bars = turn(struts, Math.PI / struts).flatMap((angle): Mesh[] => {
    const step = (2 * Math.PI) / struts;
    if (pattern === 'lattice')
      return [0.5, -0.5].map((way) =>
        tube(
          [0, 0.25, 0.5, 0.75, 1].map((down) => at(angle + way * step * (down - 0.5) * 2, down)),
          bar(0.8),
          { sides: 7 },
        ),
      );
    if (pattern === 'scroll')
      return [
        tube(
          smooth(
            [
              at(angle - step * 0.4, 0),
              at(angle + step * 0.1, 0.3, 0.02),
              at(angle + step * 0.3, 0.62),
              at(angle, 0.78),
              at(angle - step * 0.2, 0.6),
              at(angle, 0.45),
            ],
            3,
          ),
          bar(0.75),
          { sides: 7 },
        ),
      ];
    return [
      tube(
        [0, 0.33, 0.66, 1].map((down) => at(angle, down)),
        bar(0.9),
        { sides: 7 },
      ),
    ];
  });
  const feet =
    pattern === 'scroll'
      ? turn(4, Math.PI / 4).map((angle) =>
          tube(
            [0, 0.33, 0.66, 1].map((down) => at(angle, down)),
            wire,
            { sides: 7 },
          ),
        )
      : [];
  return solids([joined([rail(0, wire), rail(0.98, wire * 1.05), ...bars, ...feet])]);
}
