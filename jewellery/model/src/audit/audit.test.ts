import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { IDENTITY, moved, standing, chainOf, turnedX } from '../geometry/matrix.ts';
import { joined, placed } from '../geometry/mesh.ts';
import { sphere, torus } from '../geometry/revolve.ts';
import { tube } from '../geometry/sweep.ts';
import type { Model } from '../model.ts';
import type { Piece } from '../piece.ts';
import { prongHead } from '../settings/prong-head.ts';
import { METAL, movedSetting, solids as inMetal, together, type Setting } from '../settings/setting.ts';
import { stoneOf } from '../settings/sized-stone.ts';
import { auditModel, type Fault } from './audit.ts';
import { clustersOf } from './clusters.ts';
import { solidsOf } from './solids.ts';
import { isInside } from './triangle-contact.ts';

const CAMERA = { azimuth: 0, elevation: 0, fieldOfView: 20, fill: 0.8 };
const modelFrom = (setting: Setting): Model => ({
  ...setting,
  ground: { normal: [0, 1, 0], offset: -10 },
  cameras: { hero: CAMERA, front: CAMERA, side: CAMERA },
});
const faultsOf = (
  setting: Setting,
  piece: Pick<Piece, 'category' | 'form'> = { category: 'pendants', form: 'solo' },
): Fault[] => auditModel(piece, modelFrom(setting)).map(({ fault }) => fault);

const stone = stoneOf({ type: 'diamond', shape: 'round', count: 1, millicarat: 500, role: 'centre' });
const head = prongHead(stone, { drop: 3, prongs: 6 });
const ball = (at: readonly [number, number, number], radius = 1): Setting =>
  movedSetting(inMetal([sphere(radius, 16)]), moved(at));

describe('contact', () => {
  it('is a gap of up to the limit, a crossing, and one solid inside another', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.double({ min: -1.5, max: 0.5, noNaN: true }).filter((gap) => Math.abs(gap - 0.05) > 0.02),
        (angle, gap) => {
          // A ball of many corners is smaller than its radius by less than two hundredths.
          const apart = 2 + gap;
          const balls = together(
            inMetal([sphere(1, 40)]),
            movedSetting(
              inMetal([sphere(1, 40)]),
              moved([apart * Math.cos(angle), apart * Math.sin(angle), 0]),
            ),
          );
          expect(clustersOf(solidsOf(balls), 0.05)).toHaveLength(gap > 0.05 ? 2 : 1);
        },
      ),
      { numRuns: 30 },
    );
    expect(clustersOf(solidsOf(together(ball([0, 0, 0], 2), ball([0.4, 0, 0], 0.3))), 0.05)).toHaveLength(1);
  });

  it('takes apart what was joined for the renderer', () => {
    const pair = joined([sphere(1, 12), placed(sphere(1, 12), moved([4, 0, 0]))]);
    expect(solidsOf(inMetal([pair]))).toHaveLength(2);
  });

  it('is no contact through the middle of a ring', () => {
    const ring = inMetal([torus(3, 0.3, 40, 10)]);
    expect(clustersOf(solidsOf(together(ring, ball([0, 0, 0], 0.5))), 0.05)).toHaveLength(2);
  });
});

it('tells a point in a solid from one beside it', () => {
  const [solid] = solidsOf(ball([1, 2, 3], 1));
  if (!solid) throw new Error('a ball is one solid');
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1.5, max: 1.5, noNaN: true }), { minLength: 3, maxLength: 3 }),
      (way) => {
        const [x = 0, y = 0, z = 0] = way;
        fc.pre(Math.abs(Math.hypot(x, y, z) - 1) > 0.05);
        expect(isInside([1 + x, 2 + y, 3 + z], solid.corners, solid.triangles)).toBe(Math.hypot(x, y, z) < 1);
      },
    ),
    { numRuns: 60 },
  );
});

describe('the audit', () => {
  it('finds nothing in a stone in its head', () => {
    expect(faultsOf(head)).toEqual([]);
  });

  it.each<readonly [Fault, string, Setting]>([
    ['floating', 'a bead in the air', together(head, ball([6, 0, 0], 0.4))],
    [
      'unseated',
      'a stone above its prongs',
      {
        parts: head.parts,
        gems: head.gems.map((gem) => ({ ...gem, matrix: chainOf(moved([0, 3, 0]), gem.matrix) })),
      },
    ],
    [
      'thorn',
      'a prong that towers over the table',
      together(
        head,
        inMetal([
          tube(
            [
              [2.4, -2, 0],
              [2.4, 3, 0],
            ],
            0.2,
            { sides: 8 },
          ),
        ]),
      ),
    ],
    [
      'covered',
      'a bar across the table',
      together(
        head,
        inMetal([
          tube(
            [
              [-3, 1, 0],
              [-1, 1, 0],
              [0, 1, 0],
              [1, 1, 0],
              [3, 1, 0],
            ],
            0.3,
            { sides: 8 },
          ),
          tube(
            [
              [0, 1, -3],
              [0, 1, -1],
              [0, 1, 1],
              [0, 1, 3],
            ],
            0.3,
            { sides: 8 },
          ),
        ]),
      ),
    ],
    [
      'sunk-pearl',
      'a pearl in the metal',
      together(ball([0, 0, 0], 3), {
        parts: [{ mesh: sphere(1, 16), material: { kind: 'pearl' }, instances: [moved([0, 2.2, 0])] }],
        gems: [],
      }),
    ],
  ])('finds %s: %s', (fault, _what, setting) => {
    expect(faultsOf(setting)).toContain(fault);
  });

  it('finds a shank that ends, and one too slim to be marked', () => {
    const arc = (from: number, to: number, wire: number): Setting =>
      inMetal([
        tube(
          Array.from({ length: 60 }, (_, at) => {
            const angle = from + ((to - from) * at) / 59;
            return [9 * Math.sin(angle), 9 * Math.cos(angle), 0] as const;
          }),
          wire,
          { sides: 8 },
        ),
      ]);
    const ring = { category: 'rings', form: 'band' } as const;
    expect(faultsOf(arc(0, 2 * Math.PI, 0.9), ring)).toEqual([]);
    expect(faultsOf(arc(0.3, 2 * Math.PI - 0.3, 0.9), ring)).toEqual(['open-shank']);
    expect(faultsOf(arc(0, 2 * Math.PI, 0.4), ring)).toEqual(['no-hallmark-room']);
  });

  it('leaves alone what is shown and not sold, and the other of a pair', () => {
    const chain: Setting = {
      parts: [
        { mesh: sphere(1, 8), material: METAL, instances: [IDENTITY, moved([30, 0, 0])], weightless: true },
      ],
      gems: [],
    };
    expect(
      faultsOf(together(movedSetting(head, turnedX(0.4)), movedSetting(chain, moved([20, 0, 0])))),
    ).toEqual([]);
    const pair = together(...[-10, 10].map((x) => movedSetting(head, standing([x, 0, 0], [0, 1, 0]))));
    expect(faultsOf(pair, { category: 'earrings', form: 'stud' })).toEqual([]);
    expect(faultsOf(pair)).toEqual(['floating']);
  });
});
