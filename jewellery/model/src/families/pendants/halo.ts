import { facing } from '../../chains/bail.ts';
import { bezel } from '../../settings/bezel.ts';
import { grown, pointAt, type GirdlePoint } from '../../settings/girdle.ts';
import { together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { choicesFrom } from '../choices.ts';
import type { PieceStones } from '../../piece.ts';
import type { Family, ShowsMotif, Workshop } from '../family.ts';
import { heft } from '../heft.ts';
import { WALL } from '../walls.ts';
import { headOf, headStyleFor, type HeadStyle } from '../rings/head.ts';
import { collar, milgrain, roomOn, rowOfStones, topOf } from './frame.ts';
import { hungPendant, withBail, type Body, type Hanging } from './hung.ts';
import { solo } from './solo.ts';

const USUAL = 95;
const POINTS = 96;
/** Millimetres the plate is lower at the centre stone than at its rim. */
const SINK = 0.12;
/** Millimetres of the step around a plate: a detail of 0.4, and its rounded edge. */
const FLANGE = 0.5;
const depthOf = (thick: number): number => Math.max(1.1 * thick, WALL + SINK / 2);
const FALLBACK: PieceStones = {
  type: 'diamond',
  shape: 'round',
  count: 12,
  millicarat: 1_200,
  role: 'centre',
};

/** A centre stone in a collar of small ones, outlined by its motif. */
export const haloPendant: Family = (workshop) => {
  const { centre, accents, piece, gauge } = workshop;
  if (!centre || !accents) return solo(workshop);
  const small = stoneOf(accents);
  const make = (thick: number): { body: Body; hanging: Hanging } => {
    const choices = choicesFrom(piece.look);
    const { onBail, ...body } = haloBody(workshop, thick);
    return {
      body,
      hanging: {
        thick,
        look: piece.look,
        choices,
        ...(onBail > 0 && { stones: { stone: small, count: onBail } }),
      },
    };
  };
  const sold = ({ body, hanging }: { body: Body; hanging: Hanging }): Setting =>
    withBail(body, hanging).setting;
  const { body, hanging } = make(heft(USUAL, gauge, (thick) => sold(make(thick))));
  return hungPendant(body, hanging);
};

/** Where the small stones of a halo go; the first of its choices. `onBail` is how many of them found no room around the centre. */
export function haloPlan(
  { centre, accents, piece }: Pick<Workshop, 'centre' | 'accents' | 'piece'>,
  choices = choicesFrom(piece.look + 1),
): Plan {
  return planOf(
    stoneOf(centre ?? FALLBACK),
    stoneOf(accents ?? FALLBACK),
    accents?.count ?? 0,
    piece.motif,
    choices.within(0.1, 0.35),
    bailTakes(piece.category),
  );
}

/** The halo itself. */
export function haloBody(
  { centre, accents, piece }: Pick<Workshop, 'centre' | 'accents' | 'piece'>,
  thick: number,
): Body & Pick<Plan, 'onBail'> {
  const [stone, small] = [stoneOf(centre ?? FALLBACK), stoneOf(accents ?? FALLBACK)];
  const choices = choicesFrom(piece.look + 1);
  const plan = haloPlan({ centre, accents, piece }, choices);
  const drop = stone.crown * choices.within(0, 0.3);
  const head =
    stone.kind === 'gem'
      ? headOf(stone, {
          style: haloHead(stone, piece.look),
          drop: stone.pavilion * 0.9 + 0.35,
          seat: stone.width * 0.2,
          gauge: 1,
        })
      : bezel(stone, { wall: 0.3 * thick, drop: Math.min(1.4, stone.pavilion * 0.6) });
  const setting = together(head, ...haloParts(plan, small, { drop, thick, style: piece.style, stone }));
  return {
    setting: facing(setting),
    hang: [0, topOf(plan.edge), -drop - depthOf(thick) / 2],
    back: -drop - depthOf(thick),
    onBail: plan.onBail,
  };
}

/** How the centre is held: all heads but cups, whose wall would lie over the small stones. */
export function haloHead(stone: SizedStone, look: number): HeadStyle {
  const style = headStyleFor(stone, choicesFrom(look + 72));
  return style === 'bezel' || style === 'half-bezel' ? 'basket' : style;
}

/** A pendant's bail can take a few stones; on a necklace there is none. */
const bailTakes = (category: string): readonly number[] => (category === 'pendants' ? [0, 3, 4, 5] : [0]);

interface Plan {
  readonly rows: readonly { readonly path: readonly GirdlePoint[]; readonly count: number }[];
  readonly edge: readonly GirdlePoint[];
  readonly onBail: number;
}

/** Exactly as many stones as there are: in one row, drawn as wide as they need, in two, and the last few on the bail. */
function planOf(
  stone: SizedStone,
  small: SizedStone,
  count: number,
  motif: string,
  gap: number,
  bails: readonly number[],
): Plan {
  const least = gap + small.width * 0.56;
  const rowAt = (by: number): GirdlePoint[] => shaped(grown(stone.girdle, by), motif);
  for (const onBail of bails) {
    for (let extra = 0; extra <= 0.46; extra += 0.15) {
      const path = rowAt(least + extra);
      if (roomOn(path, small) >= count - onBail)
        return { rows: [{ path, count: count - onBail }], edge: grown(path, small.width * 0.62), onBail };
    }
  }
  const [inner, outer] = [rowAt(least), rowAt(least + small.width * 1.16)];
  const first = Math.min(roomOn(inner, small), Math.ceil(count * 0.5));
  const second = bails.length > 1 ? Math.min(count - first, roomOn(outer, small)) : count - first;
  return {
    rows: [
      { path: inner, count: first },
      { path: outer, count: second },
    ],
    edge: grown(outer, small.width * 0.62),
    onBail: count - first - second,
  };
}

/** A halo is named after its outline only where that is drawn on purpose: the usual one is almost that of its stone. */
export const haloShows: ShowsMotif = ({ piece: { motif }, centre, accents }) =>
  centre !== undefined && accents !== undefined && (motif === 'teardrop' || motif === 'geometric');

/** The outline a motif gives: drawn up to a point, faceted, or as it is. */
function shaped(outline: readonly GirdlePoint[], motif: string): GirdlePoint[] {
  return Array.from({ length: POINTS }, (_, at) => {
    const angle = (2 * Math.PI * at) / POINTS;
    const [x, z] = pointAt(outline, angle);
    if (motif === 'teardrop') {
      const upwards = Math.max(0, -Math.sin(angle));
      return [x * (1 - 0.1 * upwards ** 2), z * (1 + 0.32 * upwards ** 5)];
    }
    if (motif === 'geometric') {
      const eighth = Math.PI / 4;
      const inside = (((angle % eighth) + eighth) % eighth) - eighth / 2;
      const share = 1 / Math.cos(inside) / Math.cos(0);
      return [x * share, z * share];
    }
    const petal = 1 + 0.035 * Math.cos(8 * angle);
    return [x * petal, z * petal];
  });
}

interface Look {
  readonly drop: number;
  readonly thick: number;
  readonly style: string;
  readonly stone: SizedStone;
}

function haloParts({ rows, edge }: Plan, small: SizedStone, { drop, thick, style, stone }: Look): Setting[] {
  const hole = shapedLike(grown(stone.girdle, stone.kind === 'gem' ? 0.04 : 0.2), edge.length);
  const depth = depthOf(thick);
  const parts = [
    collar(hole, edge, -drop, depth, SINK),
    ...rows.map(({ path, count }) => rowOfStones(path, -drop, small, count)),
  ];
  if (style === 'vintage' || style === 'traditional' || style === 'temple' || style === 'romantic')
    parts.push(milgrain(grown(edge, 0.02), -drop - depth * 0.25, 0.2));
  if (style === 'statement' || style === 'vintage')
    parts.push(
      collar(grown(edge, -0.1), grown(edge, 0.55), -drop - depth * 0.55, Math.max(FLANGE, 0.45 * thick)),
    );
  return parts;
}

const shapedLike = (outline: readonly GirdlePoint[], points: number): GirdlePoint[] =>
  Array.from({ length: points }, (_, at) => pointAt(outline, (2 * Math.PI * at) / points));
