import { boundsOf } from '../families/bounds.ts';
import type { Part, Vector } from '../model.ts';
import { pointsOf, pointsWhere } from './points-of.ts';

/** What reaches farther behind the pin goes through skin or lies behind it: posts, backs, wires, shanks. */
const THROUGH_MM = 4.6;

/** Points of what lies before skin that is pierced, `tall` millimetres down from the pin: what hangs lower hangs free. */
export function beforeSkin(parts: readonly Part[], pin: Vector, tall: number): Float32Array {
  const seen = parts.filter((part) => boundsOf({ parts: [part] }).low[2] > pin[2] - THROUGH_MM);
  return pointsWhere(pointsOf(seen, 8_000), ([, y]) => y > pin[1] - tall);
}
