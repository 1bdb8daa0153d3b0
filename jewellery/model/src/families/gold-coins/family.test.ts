import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signedVolume, triangleCount } from '../../geometry/mesh.ts';
import { milligramsOf } from '../../alloy-density.ts';
import { metalVolume } from '../../weight.ts';
import { modelOf } from '../model-of.ts';

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
