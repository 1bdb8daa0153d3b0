import { cable, ball } from '../../chains/patterns.ts';
import { facingRing } from '../../chains/bail.ts';
import { applied, chainOf, moved, multiply, scaled, turnedZ } from '../../geometry/matrix.ts';
import { cornerOf, type Mesh } from '../../geometry/mesh.ts';
import { plate } from '../../geometry/plate.ts';
import { sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { turn } from '../../geometry/vector.ts';
import { petal, polygon } from '../../motifs/outlines.ts';
import { enclosing } from '../../motifs/enclosing.ts';
import { backed } from '../../motifs/backed.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import type { Vector } from '../../model.ts';
import { copies, movedSetting, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import type { Family, ShowsMotif, Workshop } from '../family.ts';
import { heft } from '../heft.ts';
import { collet, CUP_WALL } from './collet.ts';
import {
  chainAround,
  laid,
  laidClear,
  layoutOf,
  placeAt,
  slenderOf,
  type Around,
  type Lay,
} from './layout.ts';

/** How it lies in its pictures. */
const AROUND: Around = { turns: 3, over: 3.6, level: 6 };
const OTHERS: readonly Around[] = [0.24, 0.36, 0.42]
  .map((spread): Around => ({ ...AROUND, spread }))
  .concat([0.24, 0.32, 0.4].map((spread) => ({ ...AROUND, turns: 2, spread })));
const USUAL = 262;

/** Stones at equal distances along a fine chain, alone or on small motifs. */
export const station: Family = (workshop) => {
  const length = workshop.piece.size_mm || 457;
  const thick = heft(USUAL, workshop.gauge, (thick) => strung(workshop, 457, thick));
  return laid((lay) => strung(workshop, length, thick, lay), AROUND, workshop.piece.look);
};

const kindOf = (choices: Choices): 'collets' | 'motifs' | 'between' =>
  choices.pick(['collets', 'motifs', 'between'] as const);

export const stationShows: ShowsMotif = ({ choices }) => kindOf(choices) !== 'collets';

interface Element {
  readonly setting: Setting;
  readonly half: number;
}

function strung({ piece, accents }: Workshop, length: number, thick: number, lay: Lay = 'open'): Setting {
  const choices = choicesFrom(piece.look);
  const count = accents?.count ?? 7;
  const stone = stoneOf(
    accents ?? { type: 'diamond', shape: 'round', count, millicarat: 30 * count, role: 'accent' },
  );
  const kind = kindOf(choices);
  const set = colletElement(stone, thick, stationOf(piece.look));
  const figure = figureElement(piece.motif, choices.within(3.2, 4.6), thick, choices);
  const withStone: Element = {
    setting: together(
      figure.setting,
      movedSetting(
        collet(stone, CUP_WALL),
        moved([figure.seat[0], figure.seat[1], figure.seat[2] + stone.pavilion * 0.35]),
      ),
    ),
    half: figure.half,
  };
  const elements = Array.from({ length: kind === 'between' ? 2 * count - 1 : count }, (_, at) =>
    kind === 'collets' ? set : kind === 'motifs' ? withStone : at % 2 === 0 ? set : figure,
  );
  const first = layoutOf(
    {
      length,
      slender: slenderOf(piece.width_tenth_mm, piece.height_tenth_mm),
      nape: 0.2,
      deep: choices.within(0.12, 0.36),
    },
    0.35 + 0.1 * thick,
    choices,
    lay,
  );
  const share = choices.within(0.5, 0.86);
  const spots = elements.map((element, at) => ({
    element,
    half: element.half,
    distance: first.track.length * (0.5 + share * ((at + 0.5) / elements.length - 0.5)),
  }));
  const layout = lay === 'open' ? first : laidClear(first, [lay, ...OTHERS], spots);
  const places = spots.map((spot) => ({
    ...spot,
    distance: (spot.distance / first.track.length) * layout.track.length,
  }));
  const width = 0.8 + 0.75 * thick ** 0.9;
  const chain = choices.pick([
    () => cable({ width, length }),
    () => cable({ width, length, long: 2.4 }),
    () => ball({ width: width * 0.8, length, apart: 1.25 }),
  ] as const)();
  return together(
    ...[...new Set(elements)].map((kindOf) =>
      settingsAt(
        kindOf.setting,
        places
          .filter(({ element }) => element === kindOf)
          .map(({ distance }) => placeAt(layout.track, distance)),
      ),
    ),
    chainAround(
      layout,
      chain,
      places.map(({ element, distance }) => [distance - element.half, distance + element.half]),
      // An ornament is straight where the line it lies on is bent: the chain goes on at its rings.
      (distance) => {
        const { element, distance: middle } = places.reduce((best, each) =>
          Math.abs(each.distance - distance) < Math.abs(best.distance - distance) ? each : best,
        );
        const side = distance > middle ? -1 : 1;
        return applied(placeAt(layout.track, middle), [side * element.half, 0, 0]);
      },
    ),
    layout.clasp,
  );
}

const rings = (half: number, thick: number): Setting =>
  together(...[-1, 1].map((side) => facingRing([side * (half - 0.45), 0, 0], 0.55, 0.16 + 0.06 * thick)));

/** What stands around a stone on the chain: alone it is a dot at card size. */
export const STATIONS = ['beads', 'leaves', 'blossom', 'kite', 'ring', 'plain'] as const;

/** The station of a necklace: by lots of its own. */
export const stationOf = (look: number): (typeof STATIONS)[number] => choicesFrom(look + 13).pick(STATIONS);

/** Thickness of the plates of a station, millimetres. */
const PLATE = 0.8;

function colletElement(stone: SizedStone, thick: number, kind: (typeof STATIONS)[number]): Element {
  const wall = Math.max(CUP_WALL, 0.22 + 0.16 * thick);
  const r = stone.width / 2 + wall;
  const under = stone.kind === 'pearl' ? r * 0.7 : stone.pavilion * 0.75;
  const leaf = (long: number, wide: number): Mesh =>
    plate(petal(long, wide, { points: 9, tip: 0.9 }), {
      rim: PLATE,
      dome: 0.35,
      middle: [0, long / 2],
      levels: 3,
    });
  const around = (mesh: Mesh, angles: readonly number[], off: number): Setting =>
    copies(
      mesh,
      angles.map((angle) => chainOf(turnedZ(angle), moved([0, off, -under]))),
    );
  const [decor, reach] = ((): readonly [Setting, number] => {
    switch (kind) {
      case 'plain':
        return [together(), r];
      case 'beads': {
        const bead = Math.max(0.9, r * 0.6);
        return [
          copies(
            sphere(bead, 14),
            [-1, 1].map((side) => moved([side * (r + bead * 0.9), 0, 0])),
          ),
          r + bead * 1.85,
        ];
      }
      case 'leaves': {
        const long = Math.max(3.4, r * 2);
        return [around(leaf(long, long * 0.5), [Math.PI / 2, -Math.PI / 2], r * 0.45), r * 0.45 + long - 0.2];
      }
      case 'blossom': {
        const long = Math.max(2, r * 1.15);
        return [around(leaf(long, long * 0.9), turn(6, Math.PI / 6), r * 0.55), r * 0.55 + long * 0.86];
      }
      case 'kite': {
        const half = r * 1.75;
        const mesh = plate(polygon(4, half), { rim: PLATE, dome: 0.3, levels: 3 });
        return [copies(mesh, [moved([0, 0, -under])]), half - 0.15];
      }
      case 'ring': {
        const far = r * 1.75;
        const spokes = turn(4).map((angle) =>
          tube(
            [
              [Math.cos(angle) * r * 0.8, Math.sin(angle) * r * 0.8, 0],
              [Math.cos(angle) * far, Math.sin(angle) * far, 0],
            ],
            0.32,
            { sides: 8 },
          ),
        );
        return [together(facingRing([0, 0, 0], far, 0.42), solids(spokes)), far + 0.1];
      }
    }
  })();
  const half = reach + 0.85;
  return { setting: together(collet(stone, wall), decor, rings(half, thick)), half };
}

/** A motif with a ring at both sides, held where it is widest. */
function figureElement(
  motif: string,
  radius: number,
  thick: number,
  choices: Choices,
): Element & { readonly seat: Vector } {
  const rim = 0.5 * thick;
  const drawn = motifOf(motif, { radius, rim, choices });
  const circle = enclosing(drawn.setting);
  const grow = radius / circle.radius;
  const strong = backed(drawn.setting, PLATE / grow - rim);
  const centred = movedSetting(strong, multiply(scaled(grow), moved([-circle.x, -circle.y, 0])));
  const half = radius + 0.8;
  const [x, y, z] = drawn.seats[0]?.at ?? [0, 0, 0];
  // From where the motif is widest to its rings: not every motif is widest at its middle.
  const arms = ([-1, 1] as const).map((side) =>
    tube([widest(centred, side), [side * (radius + 0.3), 0, 0]], 0.3, { sides: 8 }),
  );
  return {
    setting: together(centred, rings(half, thick), solids(arms)),
    half,
    seat: [(x - circle.x) * grow, (y - circle.y) * grow, z * grow],
  };
}

/** The outermost place of a setting on one side. */
function widest({ parts }: Setting, side: 1 | -1): Vector {
  let far: Vector = [0, 0, 0];
  for (const { mesh, instances } of parts) {
    for (let at = 0; at < mesh.positions.length / 3; at += 1) {
      for (const matrix of instances ?? [moved([0, 0, 0])]) {
        const place = applied(matrix, cornerOf(mesh, at));
        if (place[0] * side > far[0] * side) far = place;
      }
    }
  }
  return far;
}
