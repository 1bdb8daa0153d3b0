import { lyingAt, laid, onFloor } from './laid.ts';
import type { Track } from '../../chains/track.ts';
import { chainOf, moved, turnedX, turnedZ } from '../../geometry/matrix.ts';
import { torus } from '../../geometry/revolve.ts';
import { seated } from '../../motifs/seated.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { copies, movedSetting, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';
import type { Family } from '../family.ts';
import { WALL } from '../walls.ts';
import { cupWall, fineChain, strandWith } from './strand.ts';

const COMPANIONS = ['heart', 'star', 'moon', 'floral', 'butterfly', 'leaf'] as const;

/** A chain with charms on rings, spread out towards the viewer; each carries at most one stone. */
export const charm: Family = ({ piece, choices, gauge, accents }) => {
  const stone = accents && stoneOf(accents);
  const width = choices.within(1.9, 2.3) * gauge ** 0.8;
  const track = laid(piece.size_mm, choices.within(0.6, 0.72), width / 2 + 0.2);
  const count = accents ? accents.count : choices.whole(4, 7);
  const apart = Math.min(15, 84 / count);
  const mixed = choices.chance(0.7);
  const charms = Array.from({ length: count }, (_, at) => {
    const distance = (at - (count - 1) / 2) * apart;
    const own = at % 2 === Math.floor(count / 2) % 2 || !mixed;
    return movedSetting(
      charmOf(own ? piece.motif : choices.pick(COMPANIONS), choices, gauge, count, stone),
      lyingAt(track, distance, -0.2),
      moved([0, -width * 0.05, 0]),
      turnedZ(towardsViewer(track, distance) + choices.within(-0.16, 0.16)),
    );
  });
  return onFloor(
    together(...charms, strandWith(track, fineChain(choices, width), [], 0.45 * Math.sqrt(gauge))),
    0.9,
  );
};

/** How far a charm that hangs off the loop is turned so that it reads upright, radians. */
function towardsViewer(track: Track, distance: number): number {
  const { tangent } = track.at(distance);
  return Math.atan2(tangent[2], tangent[0]) * 0.8;
}

/** A motif that hangs from a ring at the origin, down −Y. */
function charmOf(
  name: string,
  choices: Choices,
  gauge: number,
  count: number,
  stone: SizedStone | undefined,
): Setting {
  const motif = weighedMotif(name, {
    radius: choices.within(4.5, 5.3),
    volume: Math.min(20, 84 / count),
    gauge: gauge ** 1.5,
    least: WALL,
    look: choices.whole(0, 1e9),
  });
  // A charm without room for its stone takes it all the same, over its edge: stones are promised by number.
  const roomy = {
    seats: stone ? motif.seats.slice(0, 1).map((seat) => ({ ...seat, radius: stone.width })) : [],
  };
  const wall = cupWall(gauge);
  const offered = stone && seated(motif, stone, 1, wall);
  const set =
    stone && offered
      ? (offered.left > 0 ? seated(roomy, stone, 1, wall) : offered).setting
      : { parts: [], gems: [] };
  const ring = 1.45;
  const [x, y, z] = motif.hang;
  return together(
    movedSetting(together(motif.setting, set), moved([-x, -y - 2 * ring - 0.2, 0])),
    copies(torus(ring, 0.24 * Math.sqrt(gauge), 22, 7), [
      chainOf(moved([0, -ring * 0.85, z * 0.5 + 0.3]), turnedX(Math.PI / 2 - 0.35)),
    ]),
    copies(torus(0.8, 0.22 * Math.sqrt(gauge), 18, 7), [
      chainOf(moved([0, -2 * ring - 0.05, z]), turnedZ(Math.PI / 2)),
    ]),
  );
}
