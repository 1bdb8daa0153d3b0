import { between, type Track } from '../../chains/track.ts';
import { moved } from '../../geometry/matrix.ts';
import { joined } from '../../geometry/mesh.ts';
import { sphere, revolve } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { placeAt } from '../necklaces/layout.ts';
import { turnedZ } from '../../geometry/matrix.ts';
import type { Material, Matrix } from '../../model.ts';
import { copies, movedSetting, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';

/** The glass of the beads every mangalsutra has. */
const BLACK: Material = { kind: 'bead', colour: [0.008, 0.008, 0.009] };

/** Radius of the wire, millimetres, drawn with five sides: half a millimetre of gold carries beads and pendant. */
const WIRE = 0.28;

export interface StrandOptions {
  readonly from: number;
  readonly to: number;
  /** Radius of a black bead. */
  readonly bead: number;
  /** After so many black beads comes one of gold. */
  readonly every: number;
  readonly thick: number;
}

/** Black beads on gold wire, gold beads between them. */
export function strand(track: Track, { from, to, bead, every, thick }: StrandOptions): Setting {
  const golden = bead * (0.72 + 0.22 * thick);
  const group = every * 2 * bead + 2 * golden + 0.3;
  const groups = Math.max(1, Math.round((to - from) / group));
  const stretch = (to - from) / (groups * group);
  const black: Matrix[] = [];
  const gold: Matrix[] = [];
  for (let at = 0; at < groups; at += 1) {
    const start = from + at * group * stretch;
    for (let one = 0; one < every; one += 1)
      black.push(moved(track.at(start + (bead + one * 2 * bead) * stretch).at));
    gold.push(placeAt(track, start + (every * 2 * bead + golden + 0.15) * stretch));
  }
  // A ribbed bead: a barrel around the wire.
  const barrel = revolve(
    [
      [0, -0.9],
      [0.45, -0.9],
      [0.75, -0.6],
      [1, 0],
      [0.75, 0.6],
      [0.45, 0.9],
      [0, 0.9],
    ].map(([r = 0, y = 0]) => [r * golden, y * golden] as const),
    12,
  );
  // A link of wire through each group of beads, bent to an eye in the gold bead at its end.
  const links = Array.from({ length: groups }, (_, at) => {
    const start = from + at * group * stretch;
    return tube(
      between(track, Math.max(from, start - golden), start + group * stretch, 2 * every + 2),
      Math.max(WIRE, 0.22 * Math.sqrt(thick)),
      {
        sides: 5,
      },
    );
  });
  return together(
    copies(sphere(bead * 0.985, 10), black, BLACK),
    settingsAt(movedSetting(solids([barrel]), turnedZ(Math.PI / 2)), gold),
    solids([joined(links)]),
  );
}
