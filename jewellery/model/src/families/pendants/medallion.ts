import { moved, scaled } from '../../geometry/matrix.ts';
import { stations } from '../../geometry/curve.ts';
import { plate, type OutlinePoint } from '../../geometry/plate.ts';
import { sphere } from '../../geometry/revolve.ts';
import type { Vector } from '../../model.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import { enclosing } from '../../motifs/enclosing.ts';
import { seat } from '../../motifs/motif.ts';
import { around, disc, polygon } from '../../motifs/outlines.ts';
import { strip } from '../../motifs/strip.ts';
import {
  copies,
  METAL,
  movedSetting,
  SATIN,
  solids,
  together,
  type Setting,
} from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import type { Family, Workshop } from '../family.ts';
import { heft } from '../heft.ts';
import { WALL } from '../walls.ts';
import { hungPendant, withBail, type Body, type Hanging } from './hung.ts';
import { stonesOn } from './seated.ts';

const USUAL = 232;

/** A disc with its motif in relief and its stones in the border. */
export const medallion: Family = (workshop) => {
  const make = (thick: number): { body: Body; hanging: Hanging } => discOf(workshop, thick);
  const { body, hanging } = make(
    heft(USUAL, workshop.gauge, (thick) => {
      const made = make(thick);
      return withBail(made.body, made.hanging).setting;
    }),
  );
  return hungPendant(body, hanging);
};

function discOf({ piece, accents }: Workshop, thick: number): { body: Body; hanging: Hanging } {
  const choices = choicesFrom(piece.look);
  const stone = accents && stoneOf(accents);
  const room = stone ? ((accents?.count ?? 0) * stone.length * 1.25) / (2 * Math.PI) + stone.length : 0;
  const radius = Math.max(
    5.6,
    room,
    Math.min(10, Math.sqrt((piece.width_tenth_mm / 20) * (piece.height_tenth_mm / 20 - 3))),
  );
  const { outline, edge } = outlineOf(radius, choices);
  const indian = piece.style === 'traditional' || piece.style === 'temple' || piece.style === 'vintage';
  const depth = Math.max(WALL, 0.62 * thick);
  const border = stone ? stone.length * 1.3 : radius * choices.within(0.1, 0.16);
  const inner = (share: number): Vector[] => outline.map(([x, y]): Vector => [x * share, y * share, depth]);
  const middle = 1 - border / radius / 2;
  const field = 1 - border / radius;
  const drawn = motifOf(piece.motif, {
    radius: radius * field * 0.8,
    rim: Math.max(0.22, 0.4 * Math.min(1.4, thick)),
    choices,
  }).setting;
  const circle = enclosing(drawn);
  const grow = (radius * field * 0.86) / circle.radius;
  const figure = movedSetting(drawn, scaled(grow), moved([-circle.x, -circle.y, 0]));
  const satin = choices.chance(0.6);
  const parts: Setting[] = [
    solids([plate(outline, { rim: depth, dome: 0, levels: 2 })], satin ? SATIN : METAL),
    solids([
      strip(
        edge.map(([x, y]): Vector => [x * middle, y * middle, 0]),
        () => border,
        () => depth + (stone ? 0.42 : 0.5) * Math.min(1.4, thick),
        { closed: true },
      ),
    ]),
    movedSetting(figure, moved([0, 0, depth * 0.9])),
  ];
  if (indian || choices.chance(0.35))
    parts.push(grains(inner(field - 0.035), radius * 0.026), grains(inner(1.0), radius * 0.026));
  if (choices.chance(0.4)) parts.push(rays(radius * field, depth, choices.pick([24, 36, 48])));
  if (stone && accents)
    parts.push(
      borderStones(
        edge.map(([x, y]) => [x * middle, y * middle]),
        stone,
        accents.count,
        depth + 0.42 * Math.min(1.4, thick),
        thick,
      ),
    );
  return {
    body: {
      setting: together(...parts),
      hang: [0, Math.max(...outline.map(([, y]) => y)), depth / 2],
      back: 0,
    },
    hanging: { thick: Math.min(1.5, thick), look: piece.look, choices },
  };
}

/** The outline, and the line the border follows: straight under scallops. */
function outlineOf(
  radius: number,
  choices: Choices,
): { readonly outline: OutlinePoint[]; readonly edge: OutlinePoint[] } {
  const kind = choices.pick(['round', 'round', 'oval', 'scalloped', 'octagon', 'cushion'] as const);
  const lobes = choices.pick([12, 16]);
  if (kind === 'scalloped')
    return {
      outline: around(
        lobes * 9,
        (angle) => radius * (0.97 + 0.05 * Math.abs(Math.cos((lobes * (angle - Math.PI / 2)) / 2))),
      ),
      edge: disc(radius * 0.97, lobes * 9),
    };
  const outline = {
    round: () => disc(radius, 96),
    oval: () => disc(radius, 96).map(([x, y]): OutlinePoint => [x * 0.86, y * 1.04]),
    octagon: () => polygon(8, radius * 1.04, 12),
    cushion: () =>
      around(
        96,
        (angle) =>
          (radius * 0.92) /
          (Math.abs(Math.cos(angle)) ** 3.2 + Math.abs(Math.sin(angle)) ** 3.2) ** (1 / 3.2),
      ),
  }[kind]();
  return { outline, edge: outline };
}

function grains(path: readonly Vector[], radius: number): Setting {
  const length = path.reduce((sum, at, index) => {
    const next = path[(index + 1) % path.length] ?? at;
    return sum + Math.hypot(next[0] - at[0], next[1] - at[1]);
  }, 0);
  return copies(
    sphere(radius, 8),
    stations(path, Math.floor(length / (radius * 2.2)), true).map(({ at }) => moved(at)),
  );
}

/** Fine rays behind the figure. */
function rays(radius: number, z: number, count: number): Setting {
  return solids(
    Array.from({ length: count }, (_, at) => {
      const angle = (2 * Math.PI * (at + 0.5)) / count;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return strip(
        [
          [c * radius * 0.4, s * radius * 0.4, z],
          [c * radius * 0.92, s * radius * 0.92, z],
        ],
        () => (radius * 2) / count,
        () => 0.14,
      );
    }),
  );
}

/** Exactly so many stones at equal distances around. */
function borderStones(
  path: readonly OutlinePoint[],
  stone: SizedStone,
  count: number,
  z: number,
  thick: number,
): Setting {
  const start = path.findIndex(([, y]) => y === Math.max(...path.map((point) => point[1])));
  const fromTop = [...path.slice(start), ...path.slice(0, start)].map(([x, y]): Vector => [x, y, z]);
  return stonesOn(
    stations(fromTop, count * 2, true)
      .filter((_, at) => at % 2 === 1)
      .map(({ at }) => seat(at[0], at[1], z, stone.length * 0.5)),
    stone,
    thick,
  );
}
