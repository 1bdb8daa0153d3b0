import type { Setting } from '../settings/setting.ts';
import { metalVolume } from '../weight.ts';

/** Jewellers make large designs of thinner metal and small ones of thicker, within what wears well. */
const THINNEST = 0.3;
const THICKEST = 3;
const TRIALS = 2;

/**
 * The thickness at which a design has as much metal as usual for its kind, times the square of the
 * gauge.
 *
 * @param usual cubic millimetres of metal of the middle piece of the form
 * @param build the design at a thickness
 */
export const heft = (
  usual: number,
  gauge: number,
  build: (thick: number) => Pick<Setting, 'parts'>,
): number => thicknessFor(usual * gauge ** 2, (thick) => Math.max(0.1, metalVolume(build(thick))));

/**
 * The thickness at which something has so much metal. A few trials show how quickly it grows with
 * its thickness; what it weighs in the end is asked of the model again, never taken from here.
 *
 * @param wish metal, in the unit of `volumeAt`
 * @param volumeAt more than nothing
 */
export function thicknessFor(wish: number, volumeAt: (thick: number) => number): number {
  const within = (thick: number): number => Math.max(THINNEST, Math.min(THICKEST, thick));
  let [before, volumeBefore] = [1, volumeAt(1)];
  let thick = within((wish / volumeBefore) ** 0.6);
  for (let trials = 0; trials < TRIALS && Math.abs(thick - before) > 0.01; trials += 1) {
    const volume = volumeAt(thick);
    const growth = Math.max(0.35, Math.min(3, Math.log(volume / volumeBefore) / Math.log(thick / before)));
    [before, volumeBefore, thick] = [thick, volume, within(thick * (wish / volume) ** (1 / growth))];
  }
  return thick;
}
