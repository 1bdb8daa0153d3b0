import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openEdges } from '../geometry/mesh.fixtures.ts';
import { signedVolume } from '../geometry/mesh.ts';
import { lengthOf, type Vector } from '../geometry/vector.ts';
import { ear } from './ear.ts';
import { ball, joinedSoftly, limb, outwardsOf, without } from './field.ts';
import type { Form } from './form.ts';
import { fingers, forearm, HAND_FINGER_MM, handField } from './hand.ts';
import { neck, throat } from './neck.ts';
import { nose } from './nose.ts';
import { surfaceOf } from './surface-nets.ts';
import { FORM_TONES, toneOfLook } from './tones.ts';

const place = fc.tuple(...[0, 1, 2].map(() => fc.double({ min: -20, max: 20, noNaN: true }))) as fc.Arbitrary<
  [number, number, number]
>;

describe('a field', () => {
  it('of a ball is the distance from it', () => {
    fc.assert(
      fc.property(place, (at) => {
        expect(ball([1, 2, 3], 4)(...at)).toBeCloseTo(Math.hypot(at[0] - 1, at[1] - 2, at[2] - 3) - 4, 6);
      }),
    );
  });

  it('of two that are joined softly reaches farther than each, by less than a sixth of the softness', () => {
    const [a, b] = [ball([-3, 0, 0], 5), limb([[3, 0, 0], 4], [[9, 2, 1], 3])];
    fc.assert(
      fc.property(place, (at) => {
        const apart = Math.min(a(...at), b(...at));
        const together = joinedSoftly(4, a, b)(...at);
        expect(together).toBeLessThanOrEqual(apart);
        expect(together).toBeGreaterThanOrEqual(apart - 4 / 6 - 1e-9);
        expect(without(2, a, b)(...at)).toBeGreaterThanOrEqual(Math.max(a(...at), -b(...at)));
      }),
    );
  });
});

it('a meshed ball is closed, as large as the ball, and its corners look outwards', () => {
  const { mesh, normals } = surfaceOf(ball([1, 0, 0], 8), { low: [-9, -9, -9], high: [11, 9, 9], step: 1 });
  expect(openEdges(mesh)).toBe(0);
  expect(signedVolume(mesh) / ((4 / 3) * Math.PI * 8 ** 3)).toBeCloseTo(1, 1);
  for (let at = 0; at < normals.length; at += 3) {
    const from: Vector = [
      (mesh.positions[at] ?? 0) - 1,
      mesh.positions[at + 1] ?? 0,
      mesh.positions[at + 2] ?? 0,
    ];
    expect(lengthOf(from)).toBeCloseTo(8, 0);
    const cosine =
      [0, 1, 2].reduce((sum, axis) => sum + (normals[at + axis] ?? 0) * (from[axis] ?? 0), 0) /
      lengthOf(from);
    expect(cosine).toBeGreaterThan(0.99);
  }
});

describe.each(Object.entries({ ear, fingers, forearm, neck, nose, throat }))(
  'the form of %s',
  (_name, make) => {
    it('is a closed solid of few triangles whose corners all get light', () => {
      const { mesh, free }: Form = make();
      expect(openEdges(mesh)).toBe(0);
      expect(signedVolume(mesh)).toBeGreaterThan(0);
      expect(mesh.indices.length / 3).toBeLessThan(90_000);
      expect(free.every((share) => share >= 0 && share <= 1)).toBe(true);
    });

    it('is made once', () => {
      expect(make()).toBe(make());
    });
  },
);

it('the ring finger is round where a ring sits, and as thick as told', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (angle) => {
      const at: Vector = [Math.cos(angle) * HAND_FINGER_MM, Math.sin(angle) * HAND_FINGER_MM, 0];
      expect(Math.abs(handField(...at))).toBeLessThan(0.05);
      expect(
        outwardsOf(handField, at)[0] * Math.cos(angle) + outwardsOf(handField, at)[1] * Math.sin(angle),
      ).toBeGreaterThan(0.97);
    }),
  );
});

it('pieces that follow each other are shown in all tones', () => {
  const counts = Map.groupBy(
    Array.from({ length: 600 }, (_, look) => toneOfLook(look)),
    (tone) => tone,
  );
  expect([...counts.keys()].toSorted()).toEqual(FORM_TONES.toSorted());
  for (const list of counts.values()) expect(list.length).toBeGreaterThan(600 / FORM_TONES.length / 2);
});
