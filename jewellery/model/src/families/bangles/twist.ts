import { tube } from '../../geometry/sweep.ts';
import { steps } from '../../geometry/vector.ts';
import { copies, solids, together, type Setting } from '../../settings/setting.ts';
import { sphere } from '../../geometry/revolve.ts';
import type { Vector } from '../../model.ts';
import type { Choices } from '../choices.ts';
import { onHoop } from './hoop.ts';

interface TwistOptions {
  readonly inner: number;
  readonly height: number;
  readonly gauge: number;
  /** Metal at the usual gauge, mm³. */
  readonly volume: number;
  readonly choices: Choices;
}

const POINTS = 260;

/** Wires turned around each other into a hoop; a thin beaded wire may follow the groove. */
export function twist({ inner, height, gauge, volume, choices }: TwistOptions): Setting {
  const strands = choices.pick([2, 3, 4]);
  const turns = choices.whole(9, 22);
  const each = Math.sqrt(
    (volume * 0.92 * gauge ** 1.5 * (inner / 28.6)) /
      (strands * 2 * Math.PI ** 2 * (inner + height / 2) * 1.04),
  );
  const reach = strands === 2 ? each * 1.02 : each * (strands === 3 ? 1.16 : 1.42);
  const middle = inner + reach + each;
  const lines = Array.from({ length: strands }, (_, strand) =>
    helix(middle, reach, turns, (2 * Math.PI * strand) / strands),
  );
  const grooves = choices.chance(0.55)
    ? copies(
        sphere(each * 0.34, 8),
        Array.from({ length: strands }, (_, strand) =>
          helix(middle, reach + each * 0.42, turns, (2 * Math.PI * (strand + 0.5)) / strands),
        ).flatMap((line) => line.map((at) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ...at, 1])),
      )
    : { parts: [], gems: [] };
  return together(solids(lines.map((line) => tube(line, each, { closed: true, sides: 12 }))), grooves);
}

function helix(middle: number, reach: number, turns: number, from: number): Vector[] {
  return steps(POINTS + 1)
    .slice(0, -1)
    .map((share) => {
      const [around, angle] = [share * 2 * Math.PI, share * 2 * Math.PI * turns + from];
      return onHoop(around, middle + reach * Math.cos(angle), reach * Math.sin(angle));
    });
}
