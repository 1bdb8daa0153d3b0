import { facingRing, uprightRing } from '../../chains/bail.ts';
import { chainAlong, type ChainPattern } from '../../chains/chain.ts';
import { neckline } from '../../chains/hanging.ts';
import { cable, box, curb, rope } from '../../chains/patterns.ts';
import { smooth } from '../../geometry/curve.ts';
import type { Camera, Model, Vector } from '../../model.ts';
import { together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import { boundsOf } from '../bounds.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import { bailIn, bailKindOf, hiddenBail } from './bails.ts';

/** What hangs: its front towards +Z, and where its ring is soldered. */
export interface Body {
  readonly setting: Setting;
  readonly hang: Vector;
  /** Where chains are fastened at both sides instead. */
  readonly sides?: readonly [Vector, Vector];
  /** Where its back is flat under its top: z of the back. A bail can hide there. */
  readonly back?: number;
}

export interface Hanging {
  readonly thick: number;
  /** Of the piece: it chooses the bail. */
  readonly look: number;
  readonly choices: Choices;
  /** Small stones on the bail. */
  readonly stones?: { readonly stone: SizedStone; readonly count: number };
}

/** Radius of the wire of rings: 0.8 mm is what a jeweller links with. */
const LINK = 0.4;
const CHAIN = 1.25;
/** Millimetres of the chain it is tried on with: the usual one. */
const WORN_ON = 457;

/** The pendant on its bail, without a chain: what is sold. */
export function withBail(
  { setting, hang, sides, back }: Body,
  { thick, look, choices, stones }: Hanging,
): { readonly setting: Setting; readonly chain: readonly (readonly Vector[])[] } {
  if (sides) {
    const rings = sides.map(([x, y, z], at) =>
      facingRing([x + (at === 0 ? -1.02 : 1.02), y, z], 0.95, 0.22 + 0.06 * Math.min(1.5, thick)),
    );
    return {
      setting: together(setting, ...rings),
      chain: sides.map(([x, y, z], at) => side([x, y, z], at === 0 ? -1 : 1)),
    };
  }
  const kind = bailKindOf(look, stones !== undefined, back !== undefined);
  const wire = Math.max(0.75, Math.min(1.35, Math.sqrt(thick)));
  const lean = choices.within(0.42, 0.6);
  const through = ({ inside: [x, y, z] }: { readonly inside: Vector }): Vector[][] => [
    throughBail([x, y - CHAIN / 2, z], lean),
  ];
  if (kind === 'hidden' && back !== undefined) {
    const hidden = hiddenBail(hang, back);
    return { setting: together(setting, hidden.setting), chain: through(hidden) };
  }
  const eye: Vector = [hang[0], hang[1] + 0.55, hang[2]];
  const radius = choices.within(1.05, 1.3);
  const ring = {
    middle: [eye[0], eye[1] + 0.85 - 2 * LINK + radius, eye[2]] as const,
    radius,
    wire: LINK,
  };
  const made = bailIn(kind === 'hidden' ? 'taper' : kind, ring, {
    size: Math.max(0.75, Math.min(1.1, thick)),
    plate: 0.22 + 0.3 * wire,
    ...(stones && { stones }),
  });
  return {
    setting: together(
      setting,
      uprightRing(eye, 0.85, LINK),
      facingRing(ring.middle, radius, LINK),
      made.setting,
    ),
    chain: through(made),
  };
}

/** The way of a chain through a bail and up out of the picture on both sides. */
function throughBail([x, y, z]: Vector, lean: number): Vector[] {
  const half = Array.from({ length: 14 }, (_, at): Vector => {
    const t = 0.25 + 2.2 * at;
    return [t * lean * (1 - t * 0.0022), t - 0.4, 0];
  });
  const bend: Vector[] = [
    [-0.9 * lean - 0.35, 0.75, 0],
    [-0.4, 0.12, 0],
    [0, 0, 0],
    [0.4, 0.12, 0],
    [0.9 * lean + 0.35, 0.75, 0],
  ];
  const far = half.slice(1).map(([dx, dy]): Vector => [dx + 0.35, dy, 0]);
  return smooth([...far.map(([dx, dy]): Vector => [-dx, dy, 0]).toReversed(), ...bend, ...far], 4).map(
    ([dx, dy]): Vector => [x + dx, y + dy, z],
  );
}

function side([x, y, z]: Vector, way: 1 | -1): Vector[] {
  return Array.from({ length: 14 }, (_, at): Vector => [
    x + way * (1.75 + at * 1.25),
    y + at * 1.9 + at * at * 0.02,
    z,
  ]);
}

/** The model of a pendant on a piece of chain before a wall; the chain is not sold with it. */
export function hungPendant(body: Body, hanging: Hanging): Model {
  const { setting, chain } = withBail(body, hanging);
  const pattern = chainFor(hanging.choices);
  const chains = chain.map((path) => chainAlong(path, pattern, { weightless: true }));
  const { low, high } = boundsOf(setting);
  const target: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const half = Math.max(high[0] - low[0], high[1] - low[1]) / 2;
  const reach = chain
    .flat()
    .reduce((most, [x, y]) => Math.max(most, Math.abs(x - target[0]), Math.abs(y - target[1])), half);
  const worn = together(
    setting,
    ...aroundNeckOf(body, chain).map((path) => chainAlong(path, pattern, { weightless: true })),
  );
  return {
    ...together(setting, ...chains),
    worn,
    ground: { normal: [0, 0, 1], offset: low[2] - 0.25 },
    cameras: camerasFor((body.sides ? 0.84 : 0.79) * (reach / half), target, asideOf(hanging.look)),
  };
}

/** The chain a pendant is worn on, laid as a necklace is: through its bail, or from one side of it around to the other. */
function aroundNeckOf({ sides }: Body, chain: readonly (readonly Vector[])[]): Vector[][] {
  const loop = neckline({ length: WORN_ON, slender: 1.1, nape: 0.12, deep: 0.3 });
  const front = Math.min(...loop.map(([, y]) => y));
  if (!sides) {
    const [x, y, z] = (chain[0] ?? []).reduce<Vector>(
      (lowest, point) => (point[1] < lowest[1] ? point : lowest),
      [0, Infinity, 0],
    );
    // It ends where it began, at the clasp behind the neck.
    return [[...loop, ...loop.slice(0, 1)].map((point): Vector => [point[0] + x, point[1] + y - front, z])];
  }
  return sides.map(([x, y, z]) => {
    const way = Math.sign(x);
    const half = loop.filter((point) => point[0] * way > Math.abs(x) + 1.75).toSorted((a, b) => a[1] - b[1]);
    const [, from = 0] = half[0] ?? [];
    return [
      [x + way * 1.75, y, z] as const,
      ...half.slice(1).map((point): Vector => [point[0], point[1] + y - from, z]),
    ];
  });
}

function chainFor(choices: Choices): ChainPattern {
  const size = { width: CHAIN, length: 240 };
  return choices.pick([
    () => cable(size),
    () => cable({ ...size, long: 2.3 }),
    () => cable({ ...size, wire: 0.27, long: 1.2 }),
    () => box({ ...size, width: 0.95 }),
    () => curb(size),
    () => rope({ ...size, width: 1.1 }),
  ] as const)();
}

/** From which side a pendant is seen, by its own number: neighbours on a page do not all look the same way. */
const asideOf = (look: number): number => choicesFrom(look + 77).pick([-0.3, -0.16, 0.05, 0.16, 0.3]);

/** @param fill above 1 the chain runs out of the picture */
function camerasFor(
  fill: number,
  target: Vector,
  azimuth: number,
): Readonly<Record<'hero' | 'front' | 'side', Camera>> {
  return {
    hero: { azimuth, elevation: 0.1, fieldOfView: 20, fill, target },
    front: { azimuth: 0, elevation: 0, fieldOfView: 20, fill: fill * 1.08, target },
    side: { azimuth: 0.95, elevation: 0.12, fieldOfView: 20, fill, target },
  };
}
