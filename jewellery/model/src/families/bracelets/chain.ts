import { applied, chainOf, moved, multiply, turnedX } from '../../geometry/matrix.ts';
import { torus } from '../../geometry/revolve.ts';
import { collet } from '../../settings/collet.ts';
import { copies, movedSetting, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { centrepiece } from './centrepiece.ts';
import { doubled, laid, liesOpen, type Bracelet, LYING, lyingAt, meeting, onFloor } from './laid.ts';
import { cupWall, fineChain, strandWith } from './strand.ts';

/** A fine chain with the motif in front and stones in the chain for which the motif has no room. */
export const chain: Bracelet = ({ piece, choices, gauge, accents }, open = false) => {
  const stone = accents && stoneOf(accents);
  const count = accents?.count ?? 0;
  const width = choices.within(1.75, 2.3) * gauge ** 0.75;
  const [slender, lift] = [choices.within(0.62, 0.8), width / 2 + 0.2];
  const plain =
    open || liesOpen(piece) ? laid(piece.size_mm, slender, lift) : doubled(piece.size_mm, lift, width);
  const apart =
    count >= 4 && choices.chance(0.45)
      ? choices.pick([2, 4].filter((pairs) => pairs < count) as [number, ...number[]])
      : 0;
  const front = centrepiece({
    name: piece.motif,
    radius: choices.within(5, 7),
    volume: 62,
    gauge,
    look: choices.whole(0, 1e9),
    stone,
    count: count - apart,
  });
  const place = multiply(moved([0, 0.1, plain.at(0).at[2]]), LYING);
  const track = meeting(plain, [
    [front.right[0], applied(place, front.right)],
    [front.left[0], applied(place, front.left)],
  ]);
  const stations = stationsFor(apart + front.remaining, front.right[0], choices.within(7, 13));
  const half = stone ? besideStation(stone, gauge) + (stone.kind === 'pearl' ? 0.75 : 1.2) : 0;
  const gaps = [
    [0, front.right[0]] as const,
    [track.length + front.left[0], track.length] as const,
    ...stations.map((at) => (at < 0 ? at + track.length : at)).map((at) => [at - half, at + half] as const),
  ];
  const links = stone
    ? stations.map((distance) => movedSetting(stationLink(stone, gauge), lyingAt(track, distance)))
    : [];
  return onFloor(
    together(
      movedSetting(front.setting, place),
      ...links,
      strandWith(track, fineChain(choices, width), gaps, 0.42 * Math.sqrt(gauge)),
    ),
  );
};

/** An odd stone is in the motif; the others stand in pairs along the chain. */
function stationsFor(count: number, from: number, apart: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const distance = from + (Math.floor(at / 2) + 1) * Math.min(apart, 60 / Math.max(1, count / 2));
    return at % 2 === 0 ? distance : -distance;
  });
}

/** Where the cup of a station ends, millimetres from its middle; that of a pearl is under it. */
const besideStation = (stone: SizedStone, gauge: number): number =>
  stone.kind === 'pearl' ? stone.width * 0.33 : stone.width / 2 + cupWall(gauge);

/** A stone in a cup between two rings, facing up. */
function stationLink(stone: SizedStone, gauge: number): Setting {
  const wall = cupWall(gauge);
  const ring = 0.72;
  const level = stone.kind === 'pearl' ? 0.1 - stone.crown * 0.75 : -0.2;
  const cup = movedSetting(collet(stone, wall), moved([0, 0, 0.1]), turnedX(Math.PI / 2));
  return together(
    cup,
    copies(
      torus(ring, 0.2 * Math.sqrt(gauge), 18, 6),
      [1, -1].map((side) =>
        chainOf(moved([side * (besideStation(stone, gauge) + ring * 0.7), 0, level]), turnedX(Math.PI / 2)),
      ),
    ),
  );
}
