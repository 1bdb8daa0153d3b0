import { chainAlong, type ChainPattern } from '../../chains/chain.ts';
import { lobster } from '../../chains/clasp.ts';
import { ball, box, cable, curb, rope } from '../../chains/patterns.ts';
import { between, type Track } from '../../chains/track.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';
import type { Choices } from '../choices.ts';
import { lyingAt } from './laid.ts';

const UP = { up: [0, 1, 0] } as const;

/** Wall of the cup around a stone, millimetres: the thinnest that is cast, after [M] of `audit/limits.ts`. */
export const cupWall = (gauge: number): number => Math.max(0.42, 0.3 * Math.sqrt(gauge));

/** Fine chains for bracelets; `length` is longer than the truth where links are drawn simply. */
export function fineChain(choices: Choices, width: number): ChainPattern {
  const size = { width, length: 300 };
  return choices.pick([
    () => cable(size),
    () => cable({ ...size, long: 2.4 }),
    () => cable({ ...size, wire: 0.28, long: 1 }),
    () => curb(size),
    () => curb({ ...size, lengths: [1.2, 1.2, 1.2, 2.6] }),
    () => box({ ...size, width: width * 0.85 }),
    () => rope({ ...size, width: width * 0.9, length: 420 }),
    () => ball({ ...size, width: width * 0.8, apart: 1.3 }),
  ] as const)();
}

/** Chain between distances on a track, leaving out the gaps and a lobster clasp at the back. */
export function strandWith(
  track: Track,
  pattern: ChainPattern,
  gaps: readonly (readonly [number, number])[],
  wire: number,
  size = 9,
): Setting {
  const half = track.length / 2;
  const free = [...gaps, [half - size / 2 + 0.5, half + size / 2 - 0.5] as const].toSorted(
    ([a], [b]) => a - b,
  );
  const runs: (readonly [number, number])[] = [];
  let from = 0;
  for (const [start, end] of free) {
    if (start > from + 0.8) runs.push([from, start]);
    from = Math.max(from, end);
  }
  if (track.length > from + 0.8) runs.push([from, track.length]);
  return together(
    ...runs.map(([start, end]) =>
      chainAlong(between(track, start, end, Math.max(4, Math.round((end - start) / 1.5))), pattern, UP),
    ),
    movedSetting(lobster({ size, wire }), lyingAt(track, half)),
  );
}
