import { facing, facingRing } from '../../chains/bail.ts';
import { arc, stations } from '../../geometry/curve.ts';
import { tube } from '../../geometry/sweep.ts';
import { bezel } from '../../settings/bezel.ts';
import { grown, type GirdlePoint } from '../../settings/girdle.ts';
import { copies, movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { moved } from '../../geometry/matrix.ts';
import { revolve, sphere } from '../../geometry/revolve.ts';
import { joined, placed } from '../../geometry/mesh.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import type { Family } from '../family.ts';
import type { Piece } from '../../piece.ts';
import { heft } from '../heft.ts';
import { WALL } from '../walls.ts';
import { headOf, headStyleFor, type HeadStyle } from '../rings/head.ts';
import { collar, milgrain, topOf } from './frame.ts';
import { hungPendant, withBail, type Body, type Hanging } from './hung.ts';

const USUAL = 52;

/** @param usual cubic millimetres of the middle piece of the form */
export const soloOf =
  (usual: number): Family =>
  ({ piece, centre, gauge }) => {
    const stone = centre
      ? stoneOf(centre)
      : stoneOf({ type: 'diamond', shape: 'round', count: 1, millicarat: 300, role: 'centre' });
    const make = (thick: number): { body: Body; hanging: Hanging } => {
      const choices = choicesFrom(piece.look);
      const body = bodyOf(stone, thick, piece, choices);
      return { body, hanging: { thick, look: piece.look, choices } };
    };
    const { body, hanging } = make(
      heft(usual, gauge, (thick) => {
        const made = make(thick);
        return withBail(made.body, made.hanging).setting;
      }),
    );
    return hungPendant(body, hanging);
  };

/** One stone alone, in one of the ways it can be held. */
export const solo: Family = soloOf(USUAL);

const KINDS = {
  indian: ['bezel', 'grained', 'disc'],
  large: ['prongs', 'prongs', 'bezel', 'framed', 'stem'],
  small: ['framed', 'disc', 'bezel', 'grained', 'stem'],
} as const;
type SoloKind = (typeof KINDS)[keyof typeof KINDS][number];

/** How the stone is framed; drawn first of all. */
export function soloKind(stone: SizedStone, style: string, choices: Choices): SoloKind {
  const indian = style === 'traditional' || style === 'temple' || style === 'vintage';
  return choices.pick<SoloKind>(KINDS[indian ? 'indian' : stone.width > 5 ? 'large' : 'small']);
}

/** How prongs hold it where prongs do: cups are a kind of their own. */
export function soloHead(stone: SizedStone, look: number): HeadStyle {
  const style = headStyleFor(stone, choicesFrom(look + 73));
  return style === 'bezel' || style === 'half-bezel' ? 'basket' : style;
}

/** Thickness of a plate around a stone, and of the wall of a cup. */
const plateOf = (thick: number): number => Math.max(WALL, 0.8 * thick);
/** Millimetres of a rubbed wall at least: as strong as a prong. */
const CUP = 0.6;
const cupOf = (wall: number): number => Math.max(CUP, wall);

function bodyOf(
  stone: SizedStone,
  thick: number,
  { look, style }: Pick<Piece, 'look' | 'style'>,
  choices: Choices,
): Body {
  if (stone.kind === 'pearl') return pearlDrop(stone, thick, choices);
  const kind = soloKind(stone, style, choices);
  const wire = Math.max(0.17, 0.042 * Math.sqrt(stone.length * stone.width));
  const held = (): Setting =>
    together(
      headOf(stone, {
        style: soloHead(stone, look),
        drop: stone.pavilion + 0.3,
        seat: stone.width * 0.25,
        gauge: 1,
      }),
      rail(stone, thick),
    );
  const edge = (by: number): GirdlePoint[] => grown(stone.girdle, by);
  const at = (setting: Setting, outline: readonly GirdlePoint[], z: number): Body => ({
    setting: facing(setting),
    hang: [0, topOf(outline), z],
  });
  switch (kind) {
    case 'bezel':
      return at(
        bezel(stone, { wall: cupOf(0.42 * thick), drop: stone.pavilion * 0.8 }),
        edge(0.86 * cupOf(0.42 * thick)),
        -0.4,
      );
    case 'grained': {
      const wall = cupOf(0.4 * thick);
      return at(
        together(
          bezel(stone, { wall, drop: stone.pavilion * 0.8 }),
          collar(edge(wall * 0.5), edge(wall + 0.9), -stone.pavilion * 0.25, plateOf(thick)),
          milgrain(edge(wall + 0.45), -stone.pavilion * 0.25, 0.3),
        ),
        edge(wall + 0.9),
        -stone.pavilion * 0.25 - plateOf(thick) / 2,
      );
    }
    case 'framed': {
      const [inner, outer] = [edge(wire * 2 + 0.5), edge(wire * 2 + 0.5 + 0.9 * Math.sqrt(thick))];
      return at(
        together(held(), collar(inner, outer, -0.1, plateOf(thick * 1.12)), bridges(stone, inner, wire)),
        outer,
        -0.5 * thick,
      );
    }
    case 'disc': {
      const [wall, broad] = [cupOf(0.26 * Math.sqrt(thick)), choices.within(1.5, 3)];
      const top = -stone.pavilion * 0.1;
      const rise = 0.12 * broad;
      return at(
        together(
          bezel(stone, { wall, drop: stone.pavilion * 0.8 }),
          collar(edge(wall * 0.4), edge(wall + broad), top, plateOf(thick), -rise),
          milgrain(edge(wall + broad - 0.32), top + 0.04, 0.22),
          choices.chance(0.6)
            ? rays(edge(wall + 0.15), edge(wall + broad - 0.62), [top + rise, top + rise * 0.2])
            : milgrain(edge(wall + broad * 0.45), top + rise * 0.6, 0.17),
        ),
        edge(wall + broad),
        -stone.pavilion * 0.1 - plateOf(thick) / 2,
      );
    }
    case 'stem':
      return stemmed(
        at(
          bezel(stone, { wall: cupOf(0.34 * Math.sqrt(thick)), drop: stone.pavilion * 0.8 }),
          edge(0.2),
          -stone.pavilion * 0.3,
        ),
        choices.within(4, 9),
        thick,
      );
    case 'prongs':
      return at(held(), edge(wire), -0.15);
  }
}

/** Fine ridges that run outwards over a disc: a plain one is a washer. */
function rays(
  inner: readonly GirdlePoint[],
  outer: readonly GirdlePoint[],
  [high, low]: readonly [number, number],
): Setting {
  return solids([
    joined(
      inner.map(([x, z], at) => {
        const [farX, farZ] = outer[at] ?? [x, z];
        const reach = at % 2 === 0 ? 1 : 0.62;
        return tube(
          [
            [x, high, z],
            [x + (farX - x) * reach, high + (low - high) * reach, z + (farZ - z) * reach],
          ],
          (along) => 0.16 - 0.07 * along,
          { sides: 6 },
        );
      }),
    ),
  ]);
}

/** The solid rail of the basket, out of sight under the stone: where a sturdier pendant has its metal. */
function rail(stone: SizedStone, thick: number): Setting {
  const at = (share: number): GirdlePoint[] => stone.girdle.map(([x, z]) => [x * share, z * share]);
  const top = -stone.pavilion * 0.3;
  return collar(at(0.42), at(0.9), top, Math.min(stone.pavilion * 0.9, Math.max(WALL, 0.6 * thick)));
}

/** Stubs from a frame to the head, hidden behind the stone's edge. */
function bridges(stone: SizedStone, inner: readonly GirdlePoint[], wire: number): Setting {
  const reach = grown(stone.girdle, -wire);
  const every = Math.floor(inner.length / 4);
  return together(
    ...[0, 1, 2, 3].map((quarter) => {
      const at = (quarter * every + Math.floor(every / 2)) % inner.length;
      const [x1, z1] = reach[at] ?? [0, 0];
      const [x2, z2] = inner[at] ?? [0, 0];
      const steps = 5;
      return solids(
        Array.from({ length: steps }, (_, step) =>
          placed(
            sphere(wire * 0.9, 8),
            moved([
              x1 + ((x2 - x1) * step) / (steps - 1),
              -wire * 1.4,
              z1 + ((z2 - z1) * step) / (steps - 1),
            ]),
          ),
        ),
      );
    }),
  );
}

/** A slender stem between stone and bail. */
function stemmed({ setting, hang }: Body, length: number, thick: number): Body {
  const stem = tube(
    [
      [0, hang[1] - 0.2, hang[2]],
      [0, hang[1] + length * 0.5, hang[2]],
      [0, hang[1] + length, hang[2]],
    ],
    (along) => (0.75 - 0.35 * along) * thick ** 0.7,
    { sides: 14 },
  );
  return { setting: together(setting, solids([stem])), hang: [0, hang[1] + length + 0.3, hang[2]] };
}

/** A pearl under a small cap, or one in a ring. */
function pearlDrop(stone: SizedStone, thick: number, choices: Choices): Body {
  const r = stone.length / 2;
  const wall = Math.max(WALL, 0.4 * thick);
  const reach = choices.within(0.7, 1.05);
  const over = (radius: number, from: number, to: number): (readonly [number, number])[] =>
    Array.from({ length: 7 }, (_, at) => {
      const angle = from + ((to - from) * at) / 6;
      return [Math.abs(angle) < 1e-9 ? 0 : radius * Math.sin(angle), radius * Math.cos(angle)] as const;
    });
  const cap = revolve([...over(r - 0.02, 0, reach), ...over(r + wall, reach, 0)], 28);
  const edge = copies(
    sphere(0.24, 8),
    stations(arc((r + wall * 0.6) * Math.sin(reach), 0, 2 * Math.PI, 40).slice(0, -1), 26, true).map(
      ({ at }) => moved([at[0], (r + wall * 0.6) * Math.cos(reach), at[1]]),
    ),
  );
  const body: Body = { setting: together(stone.setting, solids([cap]), edge), hang: [0, r + wall, 0] };
  return choices.chance(0.5) ? stemmed(body, choices.within(3, 7), thick) : ringed(body, r, thick);
}

/** A ring around a pearl, which hangs from its top. */
function ringed({ setting, hang }: Body, r: number, thick: number): Body {
  const wire = 0.5 * Math.sqrt(thick);
  const radius = r + 0.9 + wire;
  const top = hang[1];
  return {
    setting: together(
      setting,
      movedSetting(facingRing([0, 0, 0], radius, wire), moved([0, top - radius + wire * 0.4, 0])),
    ),
    hang: [0, top + wire, 0],
  };
}
