import { basis, moved } from '../../geometry/matrix.ts';
import { sphere } from '../../geometry/revolve.ts';
import { turn } from '../../geometry/vector.ts';
import type { Matrix } from '../../model.ts';
import { copies, solids, together, type Setting } from '../../settings/setting.ts';
import { along, onHoop, outwards, wireOn } from './hoop.ts';

export type Edging = 'plain' | 'wire' | 'milgrain' | 'rope' | 'beads';

/** What runs along both edges of a band: `radius` of its outside, `up` from its middle, `wire` the size of it. */
export function edging(kind: Edging, radius: number, up: number, wire: number): Setting {
  if (kind === 'plain') return { parts: [], gems: [] };
  if (kind === 'wire') return solids([wireOn(radius, up, wire), wireOn(radius, -up, wire)]);
  const rows = [up, -up];
  if (kind === 'rope')
    return copies(
      sphere(1, 6),
      rows.flatMap((row) => strand(radius, row, wire * 0.8)),
    );
  // Smaller grains are a dotted line at card size.
  const bead = Math.max(0.5, kind === 'beads' ? wire * 1.15 : wire * 0.8);
  const count = Math.floor((2 * Math.PI * radius) / (bead * 2.02));
  const balls = copies(
    sphere(bead, 6),
    rows.flatMap((row) => turn(count).map((angle): Matrix => moved(onHoop(angle, radius, row)))),
  );
  return kind === 'beads'
    ? balls
    : together(balls, solids(rows.map((row) => wireOn(radius - bead * 0.5, row, bead * 0.97, 6))));
}

/** Twisted wire as grains that lean over each other. */
export function strand(radius: number, up: number, wire: number, lean = 0.75): Matrix[] {
  const count = Math.floor((2 * Math.PI * radius) / (wire * 1.35));
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  return turn(count).map((angle) => {
    const [ax, ay] = along(angle);
    const [ox, oy] = outwards(angle);
    return basis(
      [ax * c * wire * 1.7, ay * c * wire * 1.7, -s * wire * 1.7],
      [ox * wire, oy * wire, 0],
      [ax * s * wire * 0.8, ay * s * wire * 0.8, c * wire * 0.8],
      onHoop(angle, radius, up),
    );
  });
}
