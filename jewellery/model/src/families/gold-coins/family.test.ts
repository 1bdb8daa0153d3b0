import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signedVolume, triangleCount } from '../../geometry/mesh.ts';
import { milligramsOf } from '../../alloy-density.ts';
import { metalVolume } from '../../weight.ts';
import { IDENTITY, multiply, turnedX } from '../../geometry/matrix.ts';
import { boundsOf } from '../bounds.ts';
import { modelOf } from '../model-of.ts';
import { coinDiameter } from './weighed.ts';

const STAMPS = [500, 1_000, 2_000, 4_000, 5_000, 8_000, 10_000, 20_000, 50_000] as const;

const pieces = fc.record({
  category: fc.constant('gold-coins' as const),
  form: fc.constantFrom('coin', 'bar'),
  motif: fc.constantFrom('lotus', 'peacock', 'sun', 'leaf', 'floral', 'heart', 'star', 'geometric'),
  style: fc.constant('classic'),
  stones: fc.constant([]),
  look: fc.nat(2 ** 31),
  width_tenth_mm: fc.integer({ min: 90, max: 330 }),
  height_tenth_mm: fc.integer({ min: 120, max: 470 }),
  size_mm: fc.constant(0),
  gauge_milli: fc.constantFrom(600, 1_000, 1_600),
  stamped_mg: fc.constantFrom(...STAMPS),
  fineness: fc.constantFrom(999, 995),
});

describe('coins and bars', () => {
  it('weigh what is stamped on them, are solid and not too fine to draw', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        const model = modelOf(piece);
        expect(Math.abs(milligramsOf(metalVolume(model), 24) - piece.stamped_mg)).toBeLessThanOrEqual(
          Math.max(1, piece.stamped_mg / 5_000),
        );
        for (const { mesh } of model.parts) expect(signedVolume(mesh)).toBeGreaterThan(0);
        expect(
          model.parts.reduce(
            (sum, { mesh, instances }) => sum + triangleCount(mesh) * (instances?.length ?? 1),
            0,
          ),
        ).toBeLessThan(60_000);
      }),
      { numRuns: 8 },
    );
  });
});

describe('coins of different weight', () => {
  const faceOf = (form: string, stamped_mg: number, look = 7) => {
    const { parts, cameras } = modelOf({
      category: 'gold-coins',
      form,
      motif: 'lotus',
      style: 'classic',
      stones: [],
      look,
      width_tenth_mm: 200,
      height_tenth_mm: 300,
      size_mm: 0,
      gauge_milli: 1_000,
      stamped_mg,
      fineness: 999,
    });
    const boundsFor = (weightless: boolean) => {
      const { low, high } = boundsOf({
        parts: parts
          .filter((part) => (part.weightless ?? false) === weightless)
          .map(({ mesh, instances = [IDENTITY] }) => ({
            mesh,
            instances: instances.map((place) => multiply(turnedX(cameras.front.elevation), place)),
          })),
      });
      return [high[0] - low[0], high[1] - low[1], high[2] - low[2]] as const;
    };
    return { piece: boundsFor(false), card: boundsFor(true) };
  };

  it('have their own diameters and thicknesses, as mints strike them, on cards that are all as large', () => {
    const faces = STAMPS.map((mg) => faceOf('coin', mg));
    for (const [at, { piece, card }] of faces.entries()) {
      const before = faces[at - 1];
      expect(piece[0]).toBeCloseTo(coinDiameter(STAMPS[at] ?? 0), 1);
      if (before) {
        expect(piece[0]).toBeGreaterThan(before.piece[0] * 1.06);
        expect(piece[2]).toBeGreaterThan(before.piece[2]);
      }
      expect(Math.min(card[0], card[1])).toBeCloseTo(54, 1);
      expect(Math.max(card[0], card[1])).toBeCloseTo(86, 1);
    }
    expect(faces[0]?.piece[0]).toBeCloseTo(10, 1);
    expect(coinDiameter(50_000)).toBeCloseTo(39.8, 1);
  });

  it('are smaller than their card, bars too', () => {
    for (const mg of STAMPS) {
      for (const form of ['coin', 'bar']) {
        // Cards of five layouts.
        for (let look = 0; look < 12; look += 1) {
          const { piece, card } = faceOf(form, mg, look);
          expect(piece[0] + 4).toBeLessThan(card[0]);
          expect(piece[1] + 4).toBeLessThan(card[1]);
        }
      }
    }
  });
});
