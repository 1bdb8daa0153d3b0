import type { Camera } from '@suvarna/jewellery-model/model';
import type { Orbit } from './camera.ts';

/** Radians to both sides that what lies flat turns. */
const SWING = 0.55;

/**
 * From where a piece is seen in a short turn that ends where it began: once around what stands, to both
 * sides of what lies flat.
 *
 * @param turned 0 to 1
 */
export function turnOf(
  { azimuth, elevation }: Pick<Camera, 'azimuth' | 'elevation'>,
  upright: boolean,
  turned: number,
): Orbit {
  const angle = 2 * Math.PI * turned;
  return { azimuth: azimuth + (upright ? angle : SWING * Math.sin(angle)), elevation, zoom: 1 };
}
