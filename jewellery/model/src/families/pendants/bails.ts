import { bail, uprightRing, type BailOptions } from '../../chains/bail.ts';
import { smooth } from '../../geometry/curve.ts';
import { chainOf, moved, turnedZ } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { revolve, torus } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';
import { movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import { choicesFrom } from '../choices.ts';

/** What a chain runs through: plain loops of three widths, two legs, a tube, two loops, an open ring, a ring out of sight behind the piece; `stone-set` where small stones are left for it. */
const OPEN = ['taper', 'taper', 'slim', 'broad', 'split', 'split', 'barrel', 'double', 'ring'] as const;
export type BailKind = (typeof OPEN)[number] | 'hidden' | 'stone-set';

/** Chosen by the piece's own number, apart from its other choices. @param behind whether there is a plate to hide a ring behind */
export function bailKindOf(look: number, stones: boolean, behind: boolean): BailKind {
  if (stones) return 'stone-set';
  const choices = choicesFrom(look + 71);
  return behind && choices.chance(0.2) ? 'hidden' : choices.pick(OPEN);
}

/** The ring at the top of a pendant that faces the viewer: what bails are linked into. */
interface LinkRing {
  readonly middle: Vector;
  readonly radius: number;
  readonly wire: number;
}

interface BailMeasure {
  /** About 1: how sturdy the pendant is. */
  readonly size: number;
  /** Thickness of the metal. */
  readonly plate: number;
  readonly stones?: BailOptions['stones'];
}

/** A bail, and the lowest place inside it, where the chain's middle line is `clear` above. */
interface Bail {
  readonly setting: Setting;
  readonly inside: Vector;
}

const PLAIN = {
  taper: { broad: 2, height: 4.6 },
  slim: { broad: 1.4, height: 5 },
  broad: { broad: 2.7, height: 4.2 },
} as const;

/** A bail of some kind in the ring of a pendant. */
export function bailIn(
  kind: Exclude<BailKind, 'hidden'>,
  { middle, radius, wire }: LinkRing,
  { size, plate, stones }: BailMeasure,
): Bail {
  const [x, y, z] = middle;
  const foot: Vector = [x, y + radius - wire - plate / 2, z];
  const looped = (broad: number, height: number, more: Pick<BailOptions, 'stones'> = {}): Bail => ({
    setting: movedSetting(
      bail({ height, broad, foot: Math.min(broad, 1.1), thick: plate, ...more }),
      moved(foot),
    ),
    inside: [foot[0], foot[1] + height - plate / 2, z],
  });
  switch (kind) {
    case 'stone-set':
      return stones
        ? looped(stones.stone.width * 1.5, Math.max(4.6, stones.count * stones.stone.length * 1.25), {
            stones,
          })
        : looped(2 * size, 4.6);
    case 'taper':
    case 'slim':
    case 'broad':
      return looped(PLAIN[kind].broad * size, PLAIN[kind].height * Math.sqrt(size));
    case 'double': {
      const one = looped(1.05, 4.5 * Math.sqrt(size));
      const lean = 0.13;
      const sink = radius - Math.sqrt(radius ** 2 - 0.5 ** 2);
      return {
        setting: together(
          ...[1, -1].map((side) =>
            movedSetting(
              one.setting,
              chainOf(
                moved([side * 0.5, -sink, 0]),
                moved(foot),
                turnedZ(-side * lean),
                moved([-foot[0], -foot[1], -foot[2]]),
              ),
            ),
          ),
        ),
        inside: [one.inside[0], one.inside[1] - sink - 0.1, z],
      };
    }
    case 'ring':
    case 'barrel':
    case 'split':
      return onLink(kind, middle, { radius, wire, size, plate });
  }
}

/** What stands on a small upright ring that is linked into the pendant's. */
function onLink(
  kind: 'ring' | 'barrel' | 'split',
  [x, y, z]: Vector,
  { radius, wire, size, plate }: { readonly radius: number; readonly wire: number } & BailMeasure,
): Bail {
  const round = plate * 0.55;
  const small = kind === 'ring' ? 1.4 * Math.sqrt(size) : 0.62;
  const link: Vector = [x, y + radius + small - (wire + round) * 0.97, z];
  const ring = uprightRing(link, small, round);
  if (kind === 'ring') return { setting: ring, inside: [x, link[1] + small - round, z] };
  const top = link[1] + small;
  if (kind === 'barrel') {
    const [inner, wall, half] = [1.02, plate * 0.8, 0.85];
    const tubeMesh = revolve(
      [
        [inner, -half],
        [inner + wall, -half],
        [inner + wall * 1.15, 0],
        [inner + wall, half],
        [inner, half],
      ],
      28,
      { closed: true },
    );
    const rims = [-half, half].map((at) =>
      placed(torus(inner + wall * 0.7, wall * 0.62, 28, 8), moved([0, at, 0])),
    );
    const axis = chainOf(moved([x, top + inner + wall * 0.6, z]), turnedZ(Math.PI / 2));
    return {
      setting: together(ring, solids([tubeMesh, ...rims].map((mesh) => placed(mesh, axis)))),
      inside: [x, top + wall * 0.6 + 2 * inner, z],
    };
  }
  // Two legs that part and meet again under the loop.
  const [spread, rise] = [1.05 * size, 3.3];
  const legs = [1, -1].map((side) =>
    tube(
      smooth(
        [
          [x, top - round * 0.5, z],
          [x + side * spread * 0.7, top + rise * 0.22, z],
          [x + side * spread, top + rise * 0.5, z],
          [x + side * spread * 0.7, top + rise * 0.8, z],
          [x + side * 0.15, top + rise + 0.15, z],
        ],
        5,
      ),
      round,
      { sides: 10 },
    ),
  );
  const height = 2.7;
  return {
    setting: together(
      ring,
      solids(legs),
      movedSetting(bail({ height, broad: 1.7 * size, foot: 1.3, thick: plate }), moved([x, top + rise, z])),
    ),
    inside: [x, top + rise + height - plate / 2, z],
  };
}

/** A ring soldered behind the top of a flat piece: the chain seems to hold it by itself. @param hang top of the outline @param back z of the back there */
export function hiddenBail([x, y]: Vector, back: number): Bail {
  const [radius, wire] = [0.95, 0.32];
  const middle: Vector = [x, y - 0.35, back - radius];
  return { setting: uprightRing(middle, radius, wire), inside: [x, middle[1] + radius - wire, middle[2]] };
}
