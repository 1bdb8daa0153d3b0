import { describe, expect, it } from '@jest/globals';
import { milligramsOf, volumeOf } from './alloy-density.ts';
import { chainOf, moved, scaled } from './geometry/matrix.ts';
import { revolve, sphere, torus } from './geometry/revolve.ts';
import type { Material, Part } from './model.ts';
import { metalVolume } from './weight.ts';

const metal: Material = { kind: 'metal', finish: 'polished' };
const ball: Part = { mesh: sphere(1, 96), material: metal };
const BALL = (4 / 3) * Math.PI;
const within = (value: number, wanted: number, share: number): boolean =>
  Math.abs(value / wanted - 1) < share;

describe('the weight of metal', () => {
  it('of a ring of round wire is what Pappus says', () => {
    // 19 mm across at the middle of a wire of 1.8 mm: 2 π² · 9.5 · 0.9² = 151.9 mm³.
    const volume = metalVolume({ parts: [{ mesh: torus(9.5, 0.9, 200, 48), material: metal }] });
    expect(within(volume, 2 * Math.PI ** 2 * 9.5 * 0.81, 0.005)).toBe(true);
    // Times 15.5 g/cm³ for 18 karat, 17.7 for 22.
    expect(within(milligramsOf(volume, 18), 2_354, 0.005)).toBe(true);
    expect(within(milligramsOf(volume, 22), 2_688, 0.005)).toBe(true);
  });

  it('of a disc of fine gold is radius squared times thickness', () => {
    const disc = revolve(
      [
        [0, 0],
        [11, 0],
        [11, 1.5],
        [0, 1.5],
      ],
      240,
    );
    expect(
      within(
        milligramsOf(metalVolume({ parts: [{ mesh: disc, material: metal }] }), 24),
        Math.PI * 121 * 1.5 * 19.3,
        0.005,
      ),
    ).toBe(true);
    expect(milligramsOf(volumeOf(10_000, 24), 24)).toBe(10_000);
  });

  it('counts every copy by its size, mirrored ones too', () => {
    const copies = [moved([5, 0, 0]), scaled(2, 2, 2), chainOf(scaled(-1, 1, 1), moved([0, 9, 0]))];
    expect(within(metalVolume({ parts: [{ ...ball, instances: copies }] }), BALL * (1 + 8 + 1), 0.01)).toBe(
      true,
    );
  });

  it('has nothing of what is no metal, or only shown', () => {
    const others: readonly Material[] = [
      { kind: 'pearl' },
      { kind: 'enamel', colour: [0, 0, 1] },
      { kind: 'bead', colour: [0, 0, 0] },
      { kind: 'cloth', colour: [1, 0, 0] },
    ];
    expect(metalVolume({ parts: others.map((material) => ({ ...ball, material })) })).toBe(0);
    expect(metalVolume({ parts: [{ ...ball, weightless: true }] })).toBe(0);
    expect(
      within(
        metalVolume({
          parts: [ball, { ...ball, material: { kind: 'fixed-metal', finish: 'polished', tone: 'white' } }],
        }),
        2 * BALL,
        0.01,
      ),
    ).toBe(true);
  });
});
