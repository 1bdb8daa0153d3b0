import { cutMesh } from '../cuts/cut-mesh.ts';
import { gemScale } from '../cuts/gem-weight.ts';
import { scaled } from '../geometry/matrix.ts';
import { placed } from '../geometry/mesh.ts';
import { sphere } from '../geometry/revolve.ts';
import { GEM_STONES, type Cut, type GemStone, type LinearColour } from '../model.ts';
import type { PieceStones } from '../piece.ts';
import { girdleOf, type GirdlePoint } from './girdle.ts';
import type { Setting } from './setting.ts';

/** A stone of a known weight, its girdle in the plane y = 0 around the origin, table towards +Y, long side along Z, tips towards −Z. */
export interface SizedStone {
  readonly kind: 'gem' | 'pearl' | 'opaque';
  readonly cut: Cut;
  /** Outline at the girdle, millimetres, `[x, z]`. */
  readonly girdle: readonly GirdlePoint[];
  readonly length: number;
  readonly width: number;
  /** Above and below the girdle. */
  readonly crown: number;
  readonly pavilion: number;
  readonly setting: Setting;
}

const CUT_OF_SHAPE: Readonly<Record<string, Cut>> = {
  round: 'round',
  oval: 'oval',
  pear: 'pear',
  princess: 'princess',
  marquise: 'marquise',
  cushion: 'cushion',
  'emerald-cut': 'emerald',
  bead: 'round',
};
const PEARL_GRAVITY = 2.72;
const ONYX: LinearColour = [0.006, 0.006, 0.007];

/** One stone of a row, in the cut the catalogue names or another one of the same weight. */
export function stoneOf(row: PieceStones, cut: Cut = CUT_OF_SHAPE[row.shape] ?? 'round'): SizedStone {
  return sizedStone(row.type, cut, row.millicarat / row.count / 1000);
}

/** @param carats weight of the one stone */
function sizedStone(type: string, cut: Cut, carats: number): SizedStone {
  if (type === 'pearl') return pearl(carats);
  const stone = GEM_STONES.find((candidate) => candidate === type);
  // Onyx is cut like a gem and takes no light: its mesh is a part. It weighs like quartz.
  const scale = gemScale(cut, stone ?? 'amethyst', carats);
  const mesh = cutMesh(cut);
  const girdle = girdleOf(cut).map(([x, z]): GirdlePoint => [x * scale, z * scale]);
  const heights = mesh.positions.filter((_, at) => at % 3 === 1).map((y) => y * scale);
  return {
    kind: stone ? 'gem' : 'opaque',
    cut,
    girdle,
    length: extent(girdle, 1),
    width: extent(girdle, 0),
    crown: heights.reduce((most, y) => Math.max(most, y), 0),
    pavilion: -heights.reduce((least, y) => Math.min(least, y), 0),
    setting: stone
      ? { parts: [], gems: [{ cut, stone: stone satisfies GemStone, matrix: scaled(scale) }] }
      : {
          parts: [{ mesh: placed(mesh, scaled(scale)), material: { kind: 'bead', colour: ONYX } }],
          gems: [],
        },
  };
}

function pearl(carats: number): SizedStone {
  const radius = Math.cbrt((carats * 200 * 3) / (PEARL_GRAVITY * 4 * Math.PI));
  const girdle = girdleOf('round').map(([x, z]): GirdlePoint => [x * radius, z * radius]);
  return {
    kind: 'pearl',
    cut: 'round',
    girdle,
    length: 2 * radius,
    width: 2 * radius,
    crown: radius,
    pavilion: radius,
    setting: {
      parts: [{ mesh: sphere(radius, radius < 2.4 ? 24 : 40), material: { kind: 'pearl' } }],
      gems: [],
    },
  };
}

const extent = (girdle: readonly GirdlePoint[], axis: 0 | 1): number => {
  const values = girdle.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
};
