import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clustersOf } from '../audit/clusters.ts';
import { solidsOf } from '../audit/solids.ts';
import { uprightRing } from '../chains/bail.ts';
import { choicesFrom } from '../families/choices.ts';
import { cornerOf, signedVolume } from '../geometry/mesh.ts';
import { together } from '../settings/setting.ts';
import { MOTIF_NAMES, motifOf } from './motif-of.ts';
import { weighedMotif } from './weighed.ts';

describe.each(MOTIF_NAMES)('the %s motif', (name) => {
  it('is solid, lies within its circle and offers seats on its front, whatever is chosen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.double({ min: 2, max: 14, noNaN: true }),
        (look, radius) => {
          const rim = radius * 0.12;
          const { setting, seats } = motifOf(name, { radius, rim, choices: choicesFrom(look) });
          expect(seats.length).toBeGreaterThan(2);
          for (const { mesh } of setting.parts) {
            expect(signedVolume(mesh)).toBeGreaterThan(0);
            const reach = Array.from({ length: mesh.positions.length / 3 }, (_, at) =>
              Math.hypot(...cornerOf(mesh, at).slice(0, 2)),
            );
            expect(reach.reduce((most, each) => (each <= most ? most : each), 0)).toBeLessThan(radius * 1.35);
          }
          for (const { at } of seats) expect(at[2]).toBeGreaterThan(0);
        },
      ),
      { numRuns: 6 },
    );
  });

  it('is one piece, and so are rings through where it hangs and through its foot', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.double({ min: 4, max: 8, noNaN: true }),
        (look, radius) => {
          const { setting, hang, foot } = weighedMotif(name, { radius, volume: 60, gauge: 1, look });
          const rings = [
            uprightRing([hang[0], hang[1] + 0.55, hang[2]], 0.85, 0.4),
            uprightRing([foot[0], foot[1] - 0.6, foot[2]], 0.62, 0.2),
          ];
          expect(clustersOf(solidsOf(together(setting, ...rings)), 0.05)).toHaveLength(1);
        },
      ),
      { numRuns: 5 },
    );
  });
});
