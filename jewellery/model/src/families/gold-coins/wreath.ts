import { chainOf, moved, turnedZ } from '../../geometry/matrix.ts';
import { plate } from '../../geometry/plate.ts';
import { petal } from '../../motifs/outlines.ts';
import { copies, SATIN, type Setting } from '../../settings/setting.ts';

const PAIRS = 13;

/** Two laurel branches from the foot of the emblem up both sides. */
export function wreath(radius: number, size: number, depth: number, level: number): Setting {
  const leaf = plate(petal(size, size * 0.36, { points: 9, tip: 0.95 }), {
    rim: depth * 0.5,
    dome: depth * 0.6,
    middle: [0, size / 2],
    levels: 3,
  });
  const places = Array.from({ length: PAIRS }, (_, at) => at).flatMap((at) =>
    [1, -1].flatMap((side) => {
      const angle = -Math.PI / 2 + side * (0.14 + at * 0.19);
      const forward = angle + (side * Math.PI) / 2;
      const root = moved([radius * Math.cos(angle), radius * Math.sin(angle), level - depth * 0.1]);
      return [0.42, -0.42].map((lean) => chainOf(root, turnedZ(forward - Math.PI / 2 + lean)));
    }),
  );
  return copies(leaf, places, SATIN);
}
