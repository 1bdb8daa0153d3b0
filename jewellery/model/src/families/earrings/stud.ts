import { chainOf, moved } from '../../geometry/matrix.ts';
import { placed, type Mesh } from '../../geometry/mesh.ts';
import { revolve } from '../../geometry/revolve.ts';
import { sheet } from '../../geometry/sheet.ts';
import { gallery } from '../../settings/gallery.ts';
import { grown, type GirdlePoint } from '../../settings/girdle.ts';
import { halo, haloEdge, haloRoom } from '../../settings/halo.ts';
import { movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';
import type { Family, Workshop } from '../family.ts';
import { atLeast, ORNAMENT, WALL } from '../walls.ts';
import { HEAD_STYLES, headOf, headStyleFor, type HeadStyle } from '../rings/head.ts';
import { backOf, FACING, postAndBack } from './fittings.ts';
import { standingStuds } from './pair.ts';
import { border, BORDERS } from './surround.ts';

/** A stone for each ear, small ones around it, a worked border: the everyday stud. */
export const stud: Family = ({ piece, choices, gauge, centre, accents }) => {
  const stone = studStone({ centre });
  const small = accents && stoneOf(accents);
  const sheetGauge = gauge ** 1.7;
  const across = (stone.width + stone.length) / 4;
  const thickness = Math.max(
    atLeast(WALL, gauge),
    Math.min(0.7, Math.max(0.4, 2 / (across + 1))) * sheetGauge,
  );
  const under = Math.max(stone.pavilion * 0.95, 1.3) + 0.35 + (stone.kind === 'pearl' ? 0.5 : 0);
  const style = studHead(stone, choices);
  const head = headOf(stone, {
    style,
    drop: under,
    seat: stone.width * 0.22,
    gauge,
    milgrain: piece.style === 'vintage',
  });
  const collar =
    small && accents
      ? collarOf(stone, small, Math.floor(accents.count / 2), thickness, choices)
      : { setting: solids([]), edge: grown(stone.girdle, 0.4), y: -0.2 };
  const radius = Math.max(...collar.edge.map(([x, z]) => Math.hypot(x, z)));
  const spare = piece.width_tenth_mm / 20 - radius;
  const kind = choices.pick(BORDERS);
  const wide = spare > 0.45 && piece.style !== 'minimal' && choices.chance(0.85);
  const rim = wide
    ? border(kind, collar.edge, { reach: Math.min(spare, 2.6), y: collar.y, gauge, thick: thickness })
    : solids([]);
  const basket = gallery(grown(collar.edge, -0.35), {
    top: collar.y - thickness * 0.65,
    bottom: -under,
    foot: 0.42,
    wire: Math.max(ORNAMENT, 0.24 * Math.sqrt(gauge)),
    struts: choices.pick([6, 8, 12]),
    pattern: choices.pick(['plain', 'lattice', 'scroll']),
  });
  const face = movedSetting(
    together(
      head,
      collar.setting,
      rim,
      basket,
      solids([foot(0.42 * radius, under, Math.max(atLeast(WALL, gauge), 0.4 * sheetGauge))]),
    ),
    FACING,
  );
  const back = placed(postAndBack(gauge, backOf(piece.look)), moved([0, 0, -under]));
  const outer = radius + (wide ? Math.min(spare, 2.6) : 0);
  return standingStuds(together(face, solids([back])), { radius: outer, lowest: outer, look: piece.look });
};

export const studStone = ({ centre }: Pick<Workshop, 'centre'>): SizedStone =>
  stoneOf(centre ?? { type: 'diamond', shape: 'round', count: 2, millicarat: 240, role: 'centre' });

/** Drawn first of all. */
export const studHead = (stone: SizedStone, choices: Choices): HeadStyle =>
  stone.kind === 'pearl' ? choices.pick(HEAD_STYLES) : headStyleFor(stone, choices);

interface Collar {
  readonly setting: Setting;
  readonly edge: readonly GirdlePoint[];
  /** Height of its surface at the edge. */
  readonly y: number;
}

/** The small stones around the centre, every one of them: a row as tight as their number allows, or two. */
function collarOf(
  stone: SizedStone,
  small: SizedStone,
  count: number,
  thickness: number,
  choices: Choices,
): Collar {
  const shaped = choices.chance(0.35) ? squared(stone.girdle) : stone.girdle;
  const gap = stone.kind === 'pearl' ? 0.05 : 0.14;
  const drop = stone.kind === 'pearl' ? stone.crown * 0.25 : stone.crown * 0.12;
  const slope = choices.within(0.05, 0.34);
  const room = haloRoom(shaped, small, gap);
  const second = haloEdge(shaped, small, gap);
  if (
    count > room &&
    count >= room + haloRoom(second, small, 0.02) * 0.6 &&
    count <= room + haloRoom(second, small, 0.02)
  ) {
    const inner = halo(stone, small, { count: room, thickness, gap, drop, around: shaped, slope });
    const outer = halo(stone, small, {
      count: count - room,
      thickness,
      gap: 0.02,
      drop: drop + Math.tan(slope) * small.width,
      around: second,
      slope,
    });
    return {
      setting: together(inner, outer),
      edge: haloEdge(second, small, 0.02),
      y: drop * -1 - Math.tan(slope) * small.width * 2.2 - thickness * 0.4,
    };
  }
  let [around, extra] = [shaped, 0];
  while (haloRoom(around, small, gap) < count && extra < 4) around = grown(shaped, (extra += 0.06));
  const row = halo(stone, small, { count, thickness, gap, drop, around, slope });
  // A cup of polished gold fills what the wider row leaves open.
  const dish =
    extra > 0.1
      ? [
          dishOf(
            grown(stone.girdle, -stone.width * 0.04),
            grown(around, gap),
            -drop - stone.pavilion * 0.25,
            -drop,
            thickness,
          ),
        ]
      : [];
  return {
    setting: together(row, solids(dish)),
    edge: haloEdge(around, small, gap),
    y: -drop - Math.tan(slope) * small.width * 1.1 - thickness * 0.4,
  };
}

/** Between the outline and the square around it. */
const squared = (outline: readonly GirdlePoint[]): GirdlePoint[] =>
  outline.map(([x, z]) => {
    const angle = Math.atan2(z, x);
    const bulge = 1 / (Math.abs(Math.cos(angle)) ** 3.2 + Math.abs(Math.sin(angle)) ** 3.2) ** (1 / 3.2);
    return [x * bulge * 1.02, z * bulge * 1.02];
  });

function dishOf(
  inner: readonly GirdlePoint[],
  outer: readonly GirdlePoint[],
  low: number,
  high: number,
  thickness: number,
): Mesh {
  const rows = [
    [inner, low],
    [inner, low - thickness],
    [outer, high - thickness],
    [outer, high],
  ] as const;
  return sheet(
    (column, row) => {
      const [outline, y] = rows[row] ?? [inner, 0];
      const [x, z] = outline[(outline.length - column) % outline.length] ?? [0, 0];
      return [x, y, z];
    },
    { columns: inner.length, rows: rows.length, closedColumns: true, closedRows: true },
  );
}

/** The plate the post is soldered to. */
const foot = (radius: number, under: number, thick: number): Mesh =>
  placed(
    revolve(
      [
        [0, -thick],
        [radius * 0.9, -thick],
        [radius, -thick * 0.5],
        [radius * 0.9, 0],
        [0, 0.1],
      ],
      28,
    ),
    chainOf(moved([0, -under, 0])),
  );
