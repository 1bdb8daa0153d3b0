import { chainOf, turnedY } from '../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../geometry/mesh.ts';
import { revolve } from '../geometry/revolve.ts';
import { smooth } from '../geometry/curve.ts';
import { tube } from '../geometry/sweep.ts';
import { turn } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';
import { solids, together, type Setting } from './setting.ts';
import type { SizedStone } from './sized-stone.ts';

export interface PearlCupOptions {
  /** Thickness of the cup, millimetres. */
  readonly wall: number;
  /** How far below the pearl's middle its foot stands. */
  readonly drop: number;
  /** Fine leaves that rise along the pearl. */
  readonly leaves?: number;
}

/** A pearl pegged and glued into a shallow cup on a stem, its middle at y = 0. */
export function pearlCup(pearl: SizedStone, { wall, drop, leaves = 0 }: PearlCupOptions): Setting {
  const r = pearl.crown;
  const rim = 0.62;
  const bowl = [0, 0.3, 0.6, 0.85, 1].map((share) => {
    const angle = share * Math.asin(rim);
    return [Math.sin(angle) * (r + wall), -Math.cos(angle) * (r + wall)] as const;
  });
  const inside = bowl
    .toReversed()
    .map(([x, y]) => [(x * (r - wall * 0.2)) / (r + wall), (y * (r - wall * 0.2)) / (r + wall)] as const);
  const stem: readonly (readonly [number, number])[] = [
    [0, -drop],
    [r * 0.42, -drop],
    [r * 0.36, -drop * 0.9],
    [r * 0.22, -(drop + r + wall) / 2],
    [r * 0.3, -r - wall * 0.2],
    [0, -r - wall * 0.1],
  ];
  const metal: Mesh[] = [revolve([...bowl, ...inside], 32)];
  if (drop > r + wall * 1.5) metal.push(revolve(stem, 20));
  const leaf = smooth(
    [0.3, 0.55, 0.8, 1].map((share): Vector => [
      Math.sin(share * 1.45) * (r + wall * 0.6),
      -Math.cos(share * 1.45) * (r + wall * 0.6),
      0,
    ]),
    3,
  );
  const rising = tube(leaf, (along) => wall * (0.75 - 0.35 * along), { sides: 8 });
  metal.push(...turn(leaves, Math.PI / 4).map((angle) => placed(rising, chainOf(turnedY(angle)))));
  return together(solids([joined(metal)]), pearl.setting);
}
