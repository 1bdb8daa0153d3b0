/** Pieces of every form, at random within what the catalogue asks of it, and what has to hold for each of them. Reason for its length: a table of all forms. */
import type { Category } from '@suvarna/contracts/catalogue';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { openEdges } from '../geometry/mesh.fixtures.ts';
import { determinant } from '../geometry/matrix.ts';
import { signedVolume, triangleCount } from '../geometry/mesh.ts';
import { GEM_STONES, type Model } from '../model.ts';
import { MOTIF_NAMES } from '../motifs/motif-of.ts';
import type { Piece, PieceStones } from '../piece.ts';
import { metalVolume } from '../weight.ts';
import { modelOf } from './model-of.ts';

type Range = readonly [number, number];

/** `each` in thousandths of a carat; `some` in ten pieces have the row. */
interface Row {
  readonly count: Range;
  readonly each: Range;
  readonly types: readonly string[];
  readonly pairs?: true;
  readonly some?: number;
}

export interface Form {
  readonly category: Category;
  readonly form: string;
  /** Tenths of a millimetre. */
  readonly width: Range;
  readonly height: Range;
  /** Millimetres. */
  readonly sizes: readonly number[];
  readonly centre?: Row;
  readonly accent?: Row;
}

const GEMS = [...GEM_STONES, 'pearl'];
const ROW_OF_GEMS = ['diamond', 'emerald', 'pearl', 'ruby', 'sapphire', 'topaz'];
const BRIGHT = ['diamond'];
const SHAPES = [
  'round',
  'oval',
  'pear',
  'marquise',
  'princess',
  'cushion',
  'emerald-cut',
  'asscher',
  'baguette',
  'heart',
];
/** A layered necklace of 24 inches has the most. */
const MOST_TRIANGLES = 300_000;

const finger = [44, 51.9, 56.3, 60.2, 70];
const neck = [406.4, 457.2, 609.6];
const arm = [165.1, 177.8, 203.2];
const hand = [54, 57.2, 66.7];
const rings = (form: string, rows: Pick<Form, 'centre' | 'accent'>): Form => ({
  category: 'rings',
  form,
  width: [60, 150],
  height: [200, 240],
  sizes: finger,
  ...rows,
});
const pendants = (form: string, rows: Pick<Form, 'centre' | 'accent'>): Form => ({
  category: 'pendants',
  form,
  width: [100, 220],
  height: [140, 300],
  sizes: [0],
  ...rows,
});
const onNeck = (category: Category, form: string, rows: Pick<Form, 'centre' | 'accent'> = {}): Form => ({
  category,
  form,
  width: [1_200, 1_500],
  height: [1_400, 2_400],
  sizes: neck,
  ...rows,
});
const bracelets = (form: string, rows: Pick<Form, 'centre' | 'accent'> = {}): Form => ({
  category: 'bracelets',
  form,
  width: [580, 680],
  height: [40, 160],
  sizes: arm,
  ...rows,
});
const bangles = (form: string, rows: Pick<Form, 'centre' | 'accent'> = {}, sizes = hand): Form => ({
  category: 'bangles',
  form,
  width: [580, 680],
  height: [40, 160],
  sizes,
  ...rows,
});
const pair = (form: string, width: Range, height: Range, rows: Pick<Form, 'centre' | 'accent'>): Form => ({
  category: 'earrings',
  form,
  width,
  height,
  sizes: [0],
  ...rows,
});

export const EVERY_FORM: readonly Form[] = [
  rings('halo', {
    centre: { count: [1, 1], each: [120, 840], types: GEMS },
    accent: { count: [14, 26], each: [5, 11], types: BRIGHT },
  }),
  rings('solo', {
    centre: { count: [1, 1], each: [90, 1_040], types: GEMS },
    accent: { count: [6, 16], each: [4, 8], types: BRIGHT, some: 5 },
  }),
  rings('three-stone', { centre: { count: [3, 3], each: [80, 520], types: GEMS } }),
  rings('eternity', { accent: { count: [11, 23], each: [12, 35], types: ROW_OF_GEMS } }),
  rings('cluster', { accent: { count: [7, 19], each: [8, 22], types: ROW_OF_GEMS } }),
  rings('motif', { accent: { count: [1, 6], each: [6, 14], types: ROW_OF_GEMS, some: 5 } }),
  rings('band', { accent: { count: [1, 5], each: [8, 20], types: BRIGHT, some: 4 } }),
  rings('cocktail', {
    centre: { count: [1, 1], each: [1_800, 5_200], types: GEMS },
    accent: { count: [18, 34], each: [6, 12], types: BRIGHT },
  }),
  rings('signet', { accent: { count: [1, 9], each: [10, 30], types: ['diamond', 'onyx'], some: 5 } }),
  {
    ...rings('ring', {
      centre: { count: [1, 1], each: [300, 2_000], types: BRIGHT },
      accent: { count: [6, 18], each: [5, 9], types: BRIGHT, some: 5 },
    }),
    category: 'solitaires',
  },
  {
    ...pendants('pendant', { centre: { count: [1, 1], each: [300, 1_500], types: BRIGHT } }),
    category: 'solitaires',
  },
  {
    ...pair('stud', [70, 140], [70, 140], { centre: { count: [2, 2], each: [260, 1_000], types: BRIGHT } }),
    category: 'solitaires',
  },
  pair('stud', [70, 140], [70, 140], {
    centre: { count: [2, 2], each: [60, 600], types: GEMS },
    accent: { count: [16, 32], each: [4, 9], types: BRIGHT, pairs: true },
  }),
  pair('motif-stud', [70, 140], [70, 140], {
    accent: { count: [2, 18], each: [5, 12], types: ROW_OF_GEMS, pairs: true, some: 6 },
  }),
  pair('jhumka', [130, 200], [270, 440], {
    accent: { count: [12, 44], each: [8, 20], types: ROW_OF_GEMS, pairs: true, some: 6 },
  }),
  pair('hoop', [130, 340], [130, 340], {
    accent: { count: [10, 36], each: [5, 14], types: ROW_OF_GEMS, pairs: true, some: 6 },
  }),
  pair('drop', [80, 180], [220, 480], {
    centre: { count: [2, 2], each: [180, 1_400], types: GEMS },
    accent: { count: [10, 30], each: [5, 10], types: BRIGHT, pairs: true },
  }),
  pair('chandbali', [200, 340], [340, 560], {
    accent: { count: [18, 48], each: [8, 18], types: ROW_OF_GEMS, pairs: true },
  }),
  pair('threader', [80, 180], [220, 480], {
    accent: { count: [2, 8], each: [8, 20], types: ROW_OF_GEMS, pairs: true, some: 6 },
  }),
  pendants('halo', {
    centre: { count: [1, 1], each: [150, 1_800], types: GEMS },
    accent: { count: [14, 28], each: [5, 10], types: BRIGHT },
  }),
  pendants('motif', { accent: { count: [1, 16], each: [5, 12], types: ROW_OF_GEMS, some: 6 } }),
  pendants('solo', { centre: { count: [1, 1], each: [100, 1_160], types: GEMS } }),
  pendants('bar', { accent: { count: [3, 9], each: [6, 14], types: BRIGHT, some: 6 } }),
  pendants('medallion', { accent: { count: [4, 20], each: [6, 12], types: ROW_OF_GEMS, some: 6 } }),
  onNeck('necklaces', 'collar', { accent: { count: [24, 80], each: [8, 24], types: ROW_OF_GEMS, some: 7 } }),
  onNeck('necklaces', 'station', { accent: { count: [5, 11], each: [15, 60], types: ROW_OF_GEMS } }),
  onNeck('necklaces', 'tennis', { accent: { count: [60, 120], each: [20, 60], types: ROW_OF_GEMS } }),
  onNeck('necklaces', 'lariat', {
    centre: { count: [1, 1], each: [310, 2_300], types: GEMS },
    accent: { count: [8, 22], each: [6, 14], types: BRIGHT },
  }),
  onNeck('necklaces', 'layered', { accent: { count: [6, 24], each: [8, 20], types: ROW_OF_GEMS, some: 6 } }),
  onNeck('mangalsutra', 'classic', {
    accent: { count: [6, 24], each: [6, 16], types: ['diamond', 'ruby'], some: 7 },
  }),
  onNeck('mangalsutra', 'tanmaniya', {
    centre: { count: [1, 1], each: [80, 320], types: BRIGHT },
    accent: { count: [8, 20], each: [5, 10], types: BRIGHT },
  }),
  onNeck('mangalsutra', 'vati'),
  ...['cable', 'rope', 'box', 'figaro', 'curb', 'ball'].map((form) => onNeck('chains', form)),
  bracelets('tennis', { accent: { count: [30, 54], each: [18, 50], types: ROW_OF_GEMS } }),
  bracelets('chain', { accent: { count: [1, 9], each: [8, 24], types: ROW_OF_GEMS, some: 6 } }),
  bracelets('charm', { accent: { count: [3, 8], each: [6, 14], types: ROW_OF_GEMS, some: 6 } }),
  bracelets('cuff', { accent: { count: [2, 20], each: [8, 20], types: ROW_OF_GEMS, some: 6 } }),
  bracelets('link'),
  bangles('plain'),
  bangles('stone', { accent: { count: [14, 44], each: [8, 24], types: ROW_OF_GEMS } }),
  bangles('kada', { accent: { count: [6, 24], each: [11, 24], types: ROW_OF_GEMS, some: 4 } }),
  bangles('filigree'),
  bangles('baby', {}, [0]),
  {
    category: 'nose-pins',
    form: 'stud',
    width: [20, 50],
    height: [20, 50],
    sizes: [0],
    centre: { count: [1, 1], each: [12, 160], types: GEMS },
  },
  {
    category: 'nose-pins',
    form: 'motif',
    width: [30, 70],
    height: [30, 70],
    sizes: [0],
    accent: { count: [1, 7], each: [4, 10], types: ROW_OF_GEMS, some: 7 },
  },
  {
    category: 'nose-pins',
    form: 'nath',
    width: [90, 260],
    height: [90, 260],
    sizes: [0],
    accent: { count: [3, 14], each: [6, 16], types: ROW_OF_GEMS },
  },
  { category: 'gold-coins', form: 'coin', width: [120, 330], height: [120, 330], sizes: [0] },
  { category: 'gold-coins', form: 'bar', width: [90, 280], height: [160, 470], sizes: [0] },
  {
    category: 'gifts',
    form: 'pendant-box',
    width: [100, 220],
    height: [140, 300],
    sizes: [0],
    accent: { count: [1, 10], each: [5, 12], types: ROW_OF_GEMS, some: 7 },
  },
  {
    category: 'gifts',
    form: 'stud-box',
    width: [70, 140],
    height: [70, 140],
    sizes: [0],
    accent: { count: [2, 12], each: [5, 12], types: ROW_OF_GEMS, pairs: true, some: 7 },
  },
  {
    category: 'gifts',
    form: 'cufflinks',
    width: [70, 140],
    height: [70, 140],
    sizes: [0],
    accent: { count: [2, 10], each: [9, 17], types: ['diamond', 'onyx', 'sapphire'], pairs: true, some: 4 },
  },
  {
    category: 'gifts',
    form: 'rakhi',
    width: [70, 140],
    height: [70, 140],
    sizes: [0],
    accent: { count: [1, 9], each: [6, 12], types: ['diamond', 'emerald', 'ruby', 'sapphire'] },
  },
];

function row(
  role: PieceStones['role'],
  { count: [least, most], each, types, pairs, some = 10 }: Row,
): fc.Arbitrary<readonly PieceStones[]> {
  const whole = pairs
    ? fc.integer({ min: Math.ceil(least / 2), max: Math.floor(most / 2) }).map((half) => half * 2)
    : fc.integer({ min: least, max: most });
  const stones = fc.record({
    type: fc.constantFrom(...types),
    shape: fc.constantFrom(...SHAPES),
    count: whole,
    weight: fc.integer({ min: each[0], max: each[1] }),
  });
  const made = stones.map(({ type, shape, count, weight }) => {
    // Pearls are light for their size.
    const heavy = type === 'pearl' ? 3 * weight : weight;
    return [
      {
        type,
        shape: type === 'pearl' ? 'bead' : role === 'centre' ? shape : 'round',
        count,
        millicarat: count * heavy,
        role,
      },
    ];
  });
  return some >= 10
    ? made
    : fc.oneof({ arbitrary: made, weight: some }, { arbitrary: fc.constant([]), weight: 10 - some });
}

export function pieceOf({ category, form, width, height, sizes, centre, accent }: Form): fc.Arbitrary<Piece> {
  const between = ([min, max]: Range): fc.Arbitrary<number> => fc.integer({ min, max });
  const none = fc.constant<readonly PieceStones[]>([]);
  const coin = category === 'gold-coins';
  return fc.record({
    category: fc.constant(category),
    form: fc.constant(form),
    motif: fc.constantFrom(...MOTIF_NAMES),
    style: fc.constantFrom(
      'classic',
      'contemporary',
      'minimal',
      'romantic',
      'statement',
      'temple',
      'traditional',
      'vintage',
    ),
    stones: fc
      .tuple(centre ? row('centre', centre) : none, accent ? row('accent', accent) : none)
      .map((rows) => rows.flat()),
    look: fc.nat(2 ** 31),
    width_tenth_mm: between(width),
    height_tenth_mm: between(height),
    size_mm: fc.constantFrom(...sizes),
    gauge_milli: coin ? fc.constant(1_000) : fc.integer({ min: 600, max: 1_600 }),
    stamped_mg: coin
      ? fc.constantFrom(500, 1_000, 2_000, 4_000, 5_000, 8_000, 10_000, 20_000, 50_000)
      : fc.constant(0),
    fineness: fc.constant(coin ? 995 : 0),
  });
}

const isGem = (type: string): boolean => (GEM_STONES as readonly string[]).includes(type);
const trianglesOf = ({ parts }: Model): number =>
  parts.reduce((sum, { mesh, instances }) => sum + triangleCount(mesh) * (instances?.length ?? 1), 0);

/** What holds for the model of every piece, whatever its parameters. */
export function expectSound(piece: Piece): void {
  const model = modelOf(piece);
  const { parts, gems, ground, cameras } = model;
  expect(parts.length).toBeGreaterThan(0);
  for (const { mesh, instances } of parts) {
    expect(mesh.positions.every(Number.isFinite)).toBe(true);
    expect(mesh.indices.every((corner) => corner < mesh.positions.length / 3)).toBe(true);
    expect(signedVolume(mesh)).toBeGreaterThan(0);
    expect(openEdges(mesh)).toBe(0);
    expect(
      (instances ?? []).every(
        (matrix) => matrix.length === 16 && matrix.every(Number.isFinite) && determinant(matrix) !== 0,
      ),
    ).toBe(true);
  }
  expect(gems).toHaveLength(
    piece.stones.reduce((sum, { type, count }) => sum + (isGem(type) ? count : 0), 0),
  );
  expect(gems.every(({ matrix }) => matrix.every(Number.isFinite) && determinant(matrix) > 0)).toBe(true);
  expect(
    [
      ...ground.normal,
      ground.offset,
      ...Object.values(cameras).flatMap(({ azimuth, elevation, fieldOfView, fill, target = [] }) => [
        azimuth,
        elevation,
        fieldOfView,
        fill,
        ...target,
      ]),
    ].every(Number.isFinite),
  ).toBe(true);
  expect(Math.hypot(...ground.normal)).toBeCloseTo(1, 6);
  expect(trianglesOf(model)).toBeLessThan(MOST_TRIANGLES);
  expect(metalVolume(model)).toBeGreaterThan(0);
}

/** A thicker gauge is never lighter. Coins have none: they weigh what is stamped on them. */
export function expectHeavierWithGauge(piece: Piece): void {
  if (piece.category === 'gold-coins') return;
  const [light = 0, heavy = 0] = [0.9, 1.1].map((factor) =>
    metalVolume(modelOf({ ...piece, gauge_milli: Math.round(piece.gauge_milli * factor) })),
  );
  expect(heavy).toBeGreaterThanOrEqual(light);
}
