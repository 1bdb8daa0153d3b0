import { smooth } from '../../geometry/curve.ts';
import { chainOf, moved, turnedX } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { plate } from '../../geometry/plate.ts';
import { revolve, sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';
import { petal } from '../../motifs/outlines.ts';
import { choicesFrom } from '../choices.ts';
import { loop } from './fittings.ts';

/** What goes through the ear where no post does: an open wire, a closed one, a wire with a lever behind, a wire that ends in a spiral. */
const HOOKS = ['french', 'kidney', 'lever', 'spiral'] as const;
type Hook = (typeof HOOKS)[number];

/** Chosen by the piece's own number, apart from its other choices. */
export const hookOf = (look: number): Hook => choicesFrom(look + 81).pick(HOOKS);

/** Height of the bend of an ear wire above its loop. */
export const HOOK = 11.4;

/** Radius of the wire through the ear: 0.8 mm thick whatever the piece weighs, a hole in an ear is 0.8 to 1. */
const WIRE = 0.4;

/** The ring at the origin in which an ear wire ends. */
export const EAR_RING = { radius: 0.8, wire: WIRE } as const;

const bent = (...path: readonly Vector[]): Mesh => tube(smooth(path, 6), WIRE, { sides: 10 });

/** A bent wire through the lobe whose front end carries a ring at the origin. */
export function earWire(kind: Hook): Mesh {
  return joined([loop(EAR_RING.radius, WIRE), ...HOOK_WIRES[kind]()]);
}

const bead = (at: number, size = 1): Mesh =>
  placed(
    revolve(
      [
        [0, -0.9 * size],
        [0.75 * size, -0.6 * size],
        [1.05 * size, 0],
        [0.75 * size, 0.6 * size],
        [0, 0.9 * size],
      ],
      18,
    ),
    moved([0, at, 0]),
  );

const HOOK_WIRES: Readonly<Record<Hook, () => Mesh[]>> = {
  french: () => [
    bent(
      [0, 0.9, 0],
      [0, 3.2, 0.25],
      [0, 7, 0.5],
      [0, 10.6, -1],
      [0, 12.2, -4],
      [0, 10.6, -7.2],
      [0, 6, -8.6],
      [0, 1, -9.2],
      [0, -2.4, -10.2],
    ),
    bead(2.3),
  ],
  // The end behind comes forward again and hooks into a bend above the ring.
  kidney: () => [
    bent(
      [0, 0.9, 0],
      [0, 4.4, 1.1],
      [0, 8.2, 1],
      [0, 11.6, -1.4],
      [0, 12, -4.6],
      [0, 9.4, -7.6],
      [0, 5, -8.4],
      [0, 1.4, -6.8],
      [0, 0.5, -3.6],
      [0, 1.4, -0.5],
    ),
  ],
  // A leaf in front, and a lever behind the ear that closes against the wire.
  lever: () => [
    placed(
      plate(petal(6.2, 3.4, { belly: 0.42, tip: 0.85 }), { rim: 0.8, dome: 0.55, middle: [0, 2.8] }),
      moved([0, 0.75, -0.35]),
    ),
    bent([0, 5.6, 0.1], [0, 8.6, 0.2], [0, 11.4, -1.5], [0, 12, -4.4], [0, 10.4, -6.8], [0, 8.9, -7.3]),
    placed(
      plate(petal(9.4, 1.9, { belly: 0.2, tip: 0.5 }), { rim: 0.8, dome: 0.2, middle: [0, 3] }),
      chainOf(moved([0, 1.2, -2.2]), turnedX(-0.585)),
    ),
    tube(
      [
        [0, 1.7, 0.2],
        [0, 1.5, -2.6],
      ],
      WIRE,
      { sides: 8 },
    ),
  ],
  spiral: () => [
    bent(
      [0, 0.9, 0],
      [0, 3.2, 0.25],
      [0, 7.4, 0.4],
      [0, 11, -1.2],
      [0, 12, -4],
      [0, 10, -6.6],
      [0, 6.4, -7.4],
      [0, 4.4, -6.2],
      [0, 5, -4.9],
      [0, 6, -5.3],
    ),
    ...[1.6, 2.5, 3.4].map((at) => placed(sphere(0.62, 12), moved([0, at, 0.15]))),
  ],
};
