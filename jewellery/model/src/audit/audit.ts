/** What is wrong with the geometry of a model, found without drawing it: parts in the air, stones nothing holds, shanks that end. */
import type { Category } from '@suvarna/contracts/catalogue';
import type { Model } from '../model.ts';
import type { Piece } from '../piece.ts';
import { clustersOf } from './clusters.ts';
import { bareAngle, bottomWidth, isRing } from './shank.ts';
import { solidsOf, type Solid } from './solids.ts';
import { sunkShare } from './pearls.ts';
import { HELD, holdsOf } from './stones.ts';

/** The things that can be wrong. */
export type Fault =
  | 'floating'
  | 'unseated'
  | 'thorn'
  | 'covered'
  | 'sunk-pearl'
  | 'open-shank'
  | 'no-hallmark-room';

/** One fault of one piece, as a number beside the one it must not pass. */
interface Finding {
  readonly fault: Fault;
  readonly value: number;
  readonly limit: number;
  /** Where to look. */
  readonly where: string;
}

/**
 * - `contact`: millimetres. What is soldered overlaps; a gap of more is seen as light at large size.
 * - `bare`: radians of a stone's girdle that no metal may be at.
 * - `above`: millimetres a prong may stand over the table. It hooks into cloth from 0.3 (a bead tip is as high as its wire).
 * - `covered`: share of a table that metal may lie over; claws end at its edge.
 * - `sunk`: share of a pearl's surface that may be in metal: a cup takes a quarter, a half-drilled peg none.
 * - `open`: radians of a finger without metal. An open ring has ends that pass each other.
 * - `hallmark`: millimetres of inner shank: a mark of three signs is 0.5 high and asks as much around it.
 */
const LIMITS = {
  contact: 0.05,
  bare: HELD,
  above: 0.45,
  covered: 0.12,
  sunk: 0.5,
  open: 0.2,
  hallmark: 1.1,
} as const;

/** Pieces that are sold as two, which do not touch each other. */
const PAIRS: readonly Category[] = ['earrings', 'gifts', 'solitaires'];
/** Of a pair each has at least this share of the other's solids. */
const OTHER_OF_PAIR = 0.6;

/** All faults of the model of a piece. */
export function auditModel(piece: Pick<Piece, 'category' | 'form'>, model: Model): Finding[] {
  const solids = solidsOf(model);
  return [
    ...floating(piece.category, solids),
    ...stones(model, solids),
    ...pearls(solids),
    ...(isRing(piece) ? shank(model.laidFlat && model.worn ? solidsOf(model.worn) : solids) : []),
  ];
}

function floating(category: Category, solids: readonly Solid[]): Finding[] {
  const clusters = clustersOf(solids, LIMITS.contact);
  const [largest = []] = clusters;
  const whole = clusters.filter(
    ({ length }, at) =>
      at === 0 || (at === 1 && PAIRS.includes(category) && length > largest.length * OTHER_OF_PAIR),
  );
  const loose = clusters
    .filter((cluster) => !whole.includes(cluster))
    .map((cluster) => cluster.flatMap((at) => solids[at] ?? []))
    .filter((cluster) => cluster.some(({ weightless, kind }) => !weightless && kind !== 'cloth'));
  const sizes = loose.map((cluster) => extentOf(cluster));
  return loose.length === 0
    ? []
    : [
        {
          fault: 'floating',
          value: Math.max(...sizes),
          limit: 0,
          where: `${String(loose.length)}: ${loose
            .toSorted((a, b) => extentOf(b) - extentOf(a))
            .slice(0, 3)
            .map(([first]) => named(first))
            .join(', ')}`,
        },
      ];
}

/** Longest side of the box around solids, millimetres. */
const extentOf = (solids: readonly Solid[]): number =>
  Math.max(
    ...[0, 1, 2].map(
      (axis) =>
        Math.max(...solids.map(({ box }) => box[axis + 3] ?? 0)) -
        Math.min(...solids.map(({ box }) => box[axis] ?? 0)),
    ),
  );

/** A solid's material, part and copy, and its middle. */
const named = (solid: Solid | undefined): string =>
  solid
    ? `${solid.kind} ${String(solid.part)}/${String(solid.copy)} at ${[0, 1, 2].map((axis) => (((solid.box[axis] ?? 0) + (solid.box[axis + 3] ?? 0)) / 2).toFixed(1)).join(' ')}`
    : '';

function stones({ gems }: Model, solids: readonly Solid[]): Finding[] {
  const holds = holdsOf(gems, solids);
  const worst = (fault: Fault, of: (hold: (typeof holds)[number]) => number, limit: number): Finding[] => {
    const bad = holds.filter((hold) => of(hold) > limit);
    const value = Math.max(...bad.map(of));
    return bad.length > 0
      ? [{ fault, value, limit, where: `${String(bad.length)} of ${String(holds.length)} stones` }]
      : [];
  };
  return [
    ...worst('unseated', ({ bare }) => bare, LIMITS.bare),
    ...worst('thorn', ({ above }) => above, LIMITS.above),
    ...worst('covered', ({ covered, width }) => (width > 1.8 ? covered : 0), LIMITS.covered),
  ];
}

function pearls(solids: readonly Solid[]): Finding[] {
  const shares = sunkShare(solids);
  const worst = Math.max(0, ...shares);
  return worst > LIMITS.sunk
    ? [
        {
          fault: 'sunk-pearl',
          value: worst,
          limit: LIMITS.sunk,
          where: `${String(shares.filter((share) => share > LIMITS.sunk).length)} of ${String(shares.length)} pearls`,
        },
      ]
    : [];
}

function shank(solids: readonly Solid[]): Finding[] {
  const [open, width] = [bareAngle(solids), bottomWidth(solids)];
  return [
    ...(open > LIMITS.open
      ? [{ fault: 'open-shank' as const, value: open, limit: LIMITS.open, where: 'around the finger' }]
      : []),
    ...(width < LIMITS.hallmark
      ? [
          {
            fault: 'no-hallmark-room' as const,
            value: width,
            limit: LIMITS.hallmark,
            where: 'below the finger',
          },
        ]
      : []),
  ];
}
