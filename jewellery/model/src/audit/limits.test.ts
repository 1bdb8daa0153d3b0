import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { band } from '../geometry/band.ts';
import { chainOf, moved, scaled, turnedX } from '../geometry/matrix.ts';
import { plate } from '../geometry/plate.ts';
import { revolve, sphere, torus } from '../geometry/revolve.ts';
import { tube } from '../geometry/sweep.ts';
import type { Material, Model, Vector } from '../model.ts';
import type { Piece } from '../piece.ts';
import { posedRing } from '../families/rings/posed-ring.ts';
import { prongHead } from '../settings/prong-head.ts';
import { copies, movedSetting, solids as inMetal, together, type Setting } from '../settings/setting.ts';
import { stoneOf } from '../settings/sized-stone.ts';
import { limitsBroken, TRADE_LIMITS, type LimitFault } from './limits.ts';
import { stretchesOf } from './line-through.ts';
import { solidsOf } from './solids.ts';

const broken = (
  setting: Setting,
  piece: Pick<Piece, 'category' | 'form'> = { category: 'pendants', form: 'solo' },
): LimitFault[] =>
  limitsBroken(piece, setting satisfies Pick<Model, 'gems'>, solidsOf(setting)).map(({ fault }) => fault);

/** A disc of that thickness, 8 mm across. */
const disc = (thick: number): Setting =>
  inMetal([
    revolve(
      [
        [0, 0],
        [4, 0],
        [4, thick],
        [0, thick],
      ],
      48,
    ),
  ]);

describe('a line through metal', () => {
  it('is in one stretch where solids overlap, mirrored ones too, and in two where they do not', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 4, noNaN: true }), fc.boolean(), (apart, mirrored) => {
        fc.pre(Math.abs(apart - 2) > 0.05);
        const places = [moved([0, 0, 0]), chainOf(moved([apart, 0, 0]), scaled(mirrored ? -1 : 1, 1, 1))];
        const found = stretchesOf(solidsOf(copies(sphere(1, 48), places)), [0, 0.011, 0.017], [1, 0, 0]);
        expect(found).toHaveLength(apart > 2 ? 2 : 1);
        expect(found[0]?.from).toBeCloseTo(-1, 1);
        expect(found.at(-1)?.to).toBeCloseTo(apart + 1, 1);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the limits of the trade', () => {
  const ring = { category: 'rings', form: 'band' } as const;
  const shank = (thick: number): Setting =>
    inMetal([band({ inner: 9, width: () => 3, thickness: () => thick, comfort: 0 })]);

  it('ask a shank of 1.2 mm where it is worn', () => {
    expect(broken(shank(1.3), ring)).toEqual([]);
    expect(broken(shank(1.1), ring)).toEqual(['thin-shank']);
    expect(broken(shank(1.1), { category: 'bangles', form: 'plain' })).toEqual([]);
  });

  it('ask the shank of a ring that lies on its side as it is worn', () => {
    const lying = (thick: number): Model => {
      const laid = movedSetting(shank(thick), turnedX(1.2));
      const { cameras } = posedRing(shank(thick), { look: 0 });
      return {
        ...laid,
        cameras,
        ground: { normal: [0, 1, 0], offset: 0 },
        worn: { ...shank(thick), pin: [0, 0, 0] },
        laidFlat: turnedX(-1.2),
      };
    };
    const faults = (model: Model): LimitFault[] =>
      limitsBroken(ring, model, solidsOf(model)).map(({ fault }) => fault);
    expect(faults(lying(1.3))).toEqual([]);
    expect(faults(lying(1.1))).toEqual(['thin-shank']);
  });

  it('ask walls of 0.8 mm and details of 0.4, through all that is soldered together', () => {
    expect(broken(disc(0.9))).toEqual([]);
    expect(broken(disc(0.6))).toEqual(['thin-wall']);
    expect(broken(disc(0.3))).toEqual(['thin-wall', 'thin-detail']);
    expect(broken(together(disc(0.5), movedSetting(disc(0.5), moved([0, 0.45, 0]))))).toEqual([]);
    // A dome of chased sheet hangs from the ear.
    expect(broken(disc(0.55), { category: 'earrings', form: 'jhumka' })).toEqual([]);
    expect(broken(disc(0.45), { category: 'earrings', form: 'jhumka' })).toEqual(['thin-wall']);
    // Bent from strip and soldered to a hollow.
    expect(broken(disc(0.3), { category: 'bangles', form: 'kada' })).toEqual([]);
    expect(broken(disc(0.25), { category: 'bangles', form: 'kada' })).toEqual(['thin-wall', 'thin-detail']);
    expect(broken(disc(0.6), { category: 'bangles', form: 'filigree' })).toEqual(['thin-wall']);
    // Struck, and sold by their weight.
    expect(broken(disc(0.6), { category: 'gold-coins', form: 'coin' })).toEqual([]);
  });

  it('ask a gap of 0.2 mm between faces', () => {
    const pair = (gap: number): Setting => together(disc(1), movedSetting(disc(1), moved([0, 1 + gap, 0])));
    expect(broken(pair(0.3))).toEqual([]);
    expect(broken(pair(0.12))).toEqual(['narrow-gap']);
  });

  it('take a gap that ends in a joint for solder', () => {
    const bar = inMetal([
      plate(
        [
          [-8, 0],
          [8, 0],
          [8, 1.2],
          [-8, 1.2],
        ],
        { rim: 1, edge: 0.01, middle: [0, 0.6] },
      ),
    ]);
    /** Two bars that lie on each other along one edge and part by an angle. */
    const parted = (angle: number, apart = 0): Setting =>
      together(bar, movedSetting(bar, moved([0, 0, 1 + apart]), turnedX(angle)));
    expect(broken(parted(0.3))).toEqual([]);
    expect(broken(parted(0.02, 0.08))).toEqual(['narrow-gap']);
  });

  it('ask wire of 0.5 mm, and no grain', () => {
    const wire = (radius: number): Setting =>
      inMetal([
        tube(
          [0, 8, 16].map((x): Vector => [x, 0, 0]),
          radius,
          { sides: 10 },
        ),
      ]);
    expect(broken(wire(0.26))).toEqual([]);
    expect(broken(wire(0.22))).toEqual(['thin-wall']);
    expect(broken(wire(0.18))).toEqual(['thin-wall', 'thin-detail']);
    const beads = Array.from({ length: 60 }, (_, at) =>
      moved([(at % 8) - 3.5, 0.9, Math.floor(at / 8) - 3.5]),
    );
    expect(broken(together(disc(0.9), copies(sphere(0.12, 8), beads)))).toEqual([]);
  });

  it('take wire in a glass bead, and metal rubbed over a stone, for no walls', () => {
    const thin = (length: number): Setting =>
      inMetal([
        tube(
          [-0.5, 0, 0.5].map((share): Vector => [share * length, 0, 0]),
          0.18,
          { sides: 10 },
        ),
      ]);
    const glass = (material: Material['kind'], radius: number): Setting => ({
      parts: [
        {
          mesh: sphere(radius, 40),
          material: material === 'bead' ? { kind: material, colour: [0, 0, 0] } : { kind: 'pearl' },
        },
      ],
      gems: [],
    });
    expect(broken(together(thin(16), disc(1)))).toEqual([]);
    expect(broken(thin(16))).toEqual(['thin-wall', 'thin-detail']);
    expect(broken(together(thin(16), glass('bead', 9)))).toEqual([]);
    expect(broken(together(thin(16), glass('pearl', 9)))).toEqual(['thin-wall', 'thin-detail']);
  });

  it('ask that what is thicker than 4 mm is hollow', () => {
    expect(broken(inMetal([sphere(1.9, 40)]))).toEqual([]);
    expect(broken(inMetal([sphere(2.2, 40)]))).toEqual(['solid-section']);
  });

  const stone = stoneOf({ type: 'diamond', shape: 'round', count: 1, millicarat: 1_000, role: 'centre' });
  const ofStones = (setting: Setting): LimitFault[] =>
    broken(setting).filter((fault) => ['thin-prong', 'short-prong', 'low-bezel'].includes(fault));

  it('ask prongs of 0.6 mm outside the girdle', () => {
    expect(ofStones(prongHead(stone, { drop: 3, prongs: 6, wire: 0.45 }))).toEqual([]);
    // Heads make none so thin.
    const r = stone.width / 2;
    const bars = Array.from({ length: 6 }, (_, at) => {
      const [x, z] = [Math.cos((at * Math.PI) / 3), Math.sin((at * Math.PI) / 3)];
      const along = [
        [r + 0.1, -3],
        [r + 0.1, 0.1],
        [r - 0.5, 0.6],
      ] as const;
      return tube(
        along.map(([out, up]): Vector => [out * x, up, out * z]),
        0.25,
        { sides: 8 },
      );
    });
    expect(ofStones(together(inMetal(bars), stone.setting))).toEqual(['thin-prong']);
  });

  it('take a loop beside a stone for no prong, and what lies over its crown for no wall', () => {
    const loop = movedSetting(inMetal([torus(1, 0.2, 24, 8)]), moved([stone.width / 2 + 1.25, 0, 0]));
    const head = prongHead(stone, { drop: 3, prongs: 6, wire: 0.45 });
    expect(ofStones(together(head, loop))).toEqual([]);
    // A cup whose edge is rubbed over far: most of what is seen of it from above is its thin lip.
    const rubbed = (over: Setting): LimitFault[] =>
      broken(
        together(
          inMetal([
            revolve(
              [
                [0, -3],
                [stone.width / 2 + 0.9, -3],
                [stone.width / 2 + 0.9, 0.05],
                [stone.width / 2 - 2.5, 0.25],
                [stone.width / 2 - 2.5, 0.05],
                [stone.width / 2, 0],
                [0, -2],
              ],
              48,
            ),
          ]),
          over,
        ),
      );
    expect(rubbed(together())).toContain('thin-detail');
    expect(rubbed(stone.setting)).not.toContain('thin-detail');
  });

  /** A wall around the stone: its inner radius at the girdle, how far it comes in above, and how high. */
  const wall = (inwards: number, height: number): Setting => {
    const r = stone.width / 2;
    return together(
      inMetal([
        revolve(
          [
            [r - 0.4, -1.5],
            [r + 0.8, -1.5],
            [r + 0.8, height],
            [r - inwards, height],
          ],
          96,
          { closed: true },
        ),
      ]),
      stone.setting,
    );
  };

  it('ask metal to reach 0.15 mm over the girdle', () => {
    expect(ofStones(wall(0.3, stone.crown * 0.6))).toEqual([]);
    expect(ofStones(wall(0.05, stone.crown * 0.6))).toEqual(['short-prong']);
  });

  it('ask a wall to end half the crown above the girdle', () => {
    expect(ofStones(wall(0.3, stone.crown * (TRADE_LIMITS.lip - 0.1)))).toEqual(['low-bezel']);
  });
});

it('edges of plates are rounded by 0.125 mm and more', () => {
  const square = [
    [-4, -4],
    [4, -4],
    [4, 4],
    [-4, 4],
  ] as const;
  for (const rim of [0.4, 0.8, 1.2]) {
    const { positions } = plate(square, { rim });
    // The highest corner on the wall, and how far in the front begins to be flat.
    const at = (wanted: (x: number, z: number) => boolean): number =>
      Array.from({ length: positions.length / 3 }, (_, corner) => corner * 3)
        .filter((place) => wanted(Math.abs(positions[place] ?? 0), positions[place + 2] ?? 0))
        .reduce((most, place) => Math.max(most, positions[place + 2] ?? 0), -1);
    expect(rim - at((x) => x > 4 - 1e-5)).toBeGreaterThanOrEqual(0.125 - 1e-6);
  }
});
