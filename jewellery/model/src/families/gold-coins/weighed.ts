import { signedVolume } from '../../geometry/mesh.ts';
import { struck, type Blank } from './blank.ts';

const GOLD_MG_PER_MM3 = 19.3;
const TRIAL = 1;

export const goldVolume = (milligrams: number): number => milligrams / GOLD_MG_PER_MM3;

/** The thickness at which blank and relief weigh exactly what is stamped on them: volume grows evenly with thickness. */
export function thicknessFor(blank: Blank, relief: number, milligrams: number): number {
  const [thin, thick] = [signedVolume(struck(blank, TRIAL)), signedVolume(struck(blank, TRIAL * 2))];
  return TRIAL + (TRIAL * (goldVolume(milligrams) - relief - thin)) / (thick - thin);
}

/** Diameter of a coin of a weight, millimetres: 10 of half a gram, 12 of one, 25 of ten, 40 of fifty, as mints strike them. */
export const coinDiameter = (milligrams: number): number => 10 * (milligrams / 500) ** 0.3;

/** Width of a minted bar of a weight, millimetres: 9 of one gram, 17 of ten, 27 of fifty. */
export const barWidth = (milligrams: number): number => 8.6 * (milligrams / 1_000) ** 0.29;

/**
 * A face in millimetres whose thickness is that of a coin: no foil, no dice.
 *
 * @param wished what the catalogue says
 * @param area of the face when it measures 1 across
 */
export function faceSize(
  wished: number,
  area: number,
  milligrams: number,
  [thinnest, thickest]: readonly [number, number],
): number {
  const at = (share: number): number => Math.cbrt(goldVolume(milligrams) / (area * share));
  return Math.max(at(thickest), Math.min(at(thinnest), wished));
}
