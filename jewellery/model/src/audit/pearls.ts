import { boxesMeet, type Solid } from './solids.ts';
import { isInside } from './triangle-contact.ts';

/** Points of a pearl that are asked. */
const SAMPLES = 48;

/** Of each pearl the share of its surface that lies in metal, 0…1. */
export function sunkShare(solids: readonly Solid[]): number[] {
  const metal = solids.filter(({ kind }) => kind === 'metal' || kind === 'fixed-metal' || kind === 'enamel');
  return solids
    .filter(({ kind }) => kind === 'pearl')
    .map(({ corners, box }) => {
      const near = metal.filter((solid) => boxesMeet(solid.box, box, 0));
      const count = corners.length / 3;
      const asked = Array.from(
        { length: Math.min(SAMPLES, count) },
        (_, at) => 3 * Math.floor((at * count) / Math.min(SAMPLES, count)),
      );
      const sunk = asked.filter((at) =>
        near.some((solid) =>
          isInside(
            [corners[at] ?? 0, corners[at + 1] ?? 0, corners[at + 2] ?? 0],
            solid.corners,
            solid.triangles,
          ),
        ),
      );
      return sunk.length / Math.max(1, asked.length);
    });
}
