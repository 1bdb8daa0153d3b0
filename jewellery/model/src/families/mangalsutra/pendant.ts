import { facingRing } from '../../chains/bail.ts';
import { applied, chainOf, IDENTITY, moved, multiply, scaled, turnedZ } from '../../geometry/matrix.ts';
import { cornerOf } from '../../geometry/mesh.ts';
import { plate } from '../../geometry/plate.ts';
import { tube } from '../../geometry/sweep.ts';
import { enclosing } from '../../motifs/enclosing.ts';
import { backed } from '../../motifs/backed.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import { movedSetting, SATIN, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import type { Matrix, Vector } from '../../model.ts';
import type { Motif } from '../../motifs/motif.ts';
import { disc } from '../../motifs/outlines.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import type { Workshop } from '../family.ts';
import { WALL } from '../walls.ts';
import { collet, CUP_WALL } from '../necklaces/collet.ts';
import { beadDrop } from '../necklaces/drops.ts';
import { nearest } from '../necklaces/nearest.ts';
import { fittingSeats, stonesOn } from '../pendants/seated.ts';

/** A motif under the middle of the strands, its stones on it and in a fan beneath; it hangs from the origin. */
export function motifPendant({ piece, accents }: Workshop, thick: number, choices: Choices): Setting {
  const size = choices.within(7, 10);
  const rim = 0.75 * thick;
  const drawn = motifOf(piece.motif, { radius: size, rim, choices });
  const motif = { ...drawn, setting: backed(drawn.setting, WALL - rim) };
  const circle = enclosing(motif.setting);
  const grow = size / circle.radius;
  const middle: Vector = [0, -size - 1.6, -0.3];
  const place = multiply(moved(middle), multiply(scaled(grow), moved([-circle.x, -circle.y, 0])));
  // Where the motif meets the ring around it: its petals lean.
  const level = outermostLevel(movedSetting(motif.setting, place), middle);
  const tip = applied(place, nearest(motif.setting, motif.hang));
  const stone = accents && stoneOf(accents);
  const count = accents?.count ?? 0;
  const seats = stone
    ? fittingSeats(
        motif.seats.map((seat) => ({
          ...seat,
          at: [
            (seat.at[0] - circle.x) * grow,
            (seat.at[1] - circle.y) * grow + middle[1],
            seat.at[2] * grow + middle[2],
          ] as const,
          radius: seat.radius * grow,
        })),
        stone,
        count,
      )
    : [];
  const left = count - seats.length;
  const wall = Math.max(CUP_WALL, 0.22 + 0.08 * thick);
  // Cups touch each other: they are soldered.
  const fan =
    stone && left > 0 ? fanOf(left, size, [0, middle[1], level + 0.3], stone.width + 2 * wall - 0.06) : [];
  const fringe =
    fan.length === 0 && (piece.style === 'traditional' || piece.style === 'temple')
      ? [-0.5, -0.25, 0, 0.25, 0.5].map((turn): Setting =>
          movedSetting(
            beadDrop(1.1, thick),
            moved([size * Math.sin(turn), middle[1] - size * Math.cos(turn) + 0.4, level]),
          ),
        )
      : [];
  const bare = fan.length === 0 && fringe.length === 0;
  const kind = choicesFrom(piece.look + 7).pick(kindsFor(piece.motif, bare));
  return together(
    facingRing([0, -0.9, 0], 1.1, 0.3),
    // From the jump ring to what the pendant is soldered to.
    solids([
      tube([[0, -1.9, 0], kind === 'trio' ? applied(place, motif.hang) : [0, middle[1] + size, level]], 0.4, {
        sides: 8,
      }),
    ]),
    movedSetting(motif.setting, place),
    kind === 'trio' ? sides(motif, place, tip, size, thick) : together(),
    kind === 'plate' ? backing(size, [0, middle[1], level - 0.1], thick) : together(),
    kind === 'ring' || kind === 'plate' ? ring(size, [0, middle[1], level], thick) : together(),
    ...(stone
      ? [stonesOn(seats, stone, thick), ...fan.map((at) => movedSetting(collet(stone, wall), moved(at)))]
      : []),
    ...fringe,
  );
}

/** How far forward the corner lies that is farthest from a middle. */
function outermostLevel({ parts }: Setting, [x, y]: Vector): number {
  let [far, level] = [0, 0];
  for (const { mesh, instances = [IDENTITY] } of parts)
    for (const matrix of instances)
      for (let at = 0; at < mesh.positions.length / 3; at += 1) {
        const corner = applied(matrix, cornerOf(mesh, at));
        const away = Math.hypot(corner[0] - x, corner[1] - y);
        if (away > far) [far, level] = [away, corner[2]];
      }
  return level;
}

type Kind = 'ring' | 'plate' | 'trio';

/** One outline in a ring is a bare wire: leaves and drops come on a plate or with their like. */
const kindsFor = (motif: string, bare: boolean): readonly [Kind, ...Kind[]] => {
  if (motif === 'teardrop') return ['plate'];
  if (motif === 'leaf' || motif === 'paisley') return bare ? ['plate', 'trio', 'trio'] : ['plate'];
  return bare ? ['ring', 'plate', 'trio'] : ['ring', 'plate'];
};

/** Thickness of a plate that carries a motif, millimetres: it reaches the motif's back and the ring around both. */
const PLATE = WALL;

/** A frosted plate behind the motif, which shines on it. */
const backing = (size: number, [x, y, z]: Vector, thick: number): Setting =>
  movedSetting(
    solids([plate(disc(size, 64), { rim: Math.max(PLATE, 0.35 * Math.min(1.4, thick)), edge: 0.1 })], SATIN),
    moved([x, y, z - 0.2]),
  );

/** The motif once more on both sides, smaller, all three on one bow. */
function sides(motif: Motif, place: Matrix, tip: Vector, size: number, thick: number): Setting {
  const [share, apart] = [0.52, size * 1.18];
  const [, top] = tip;
  const wire = 0.42 * Math.sqrt(thick);
  const side = (to: 1 | -1): Setting => {
    const put = chainOf(
      moved([to * apart, top + 0.6, 0]),
      turnedZ(to * 0.3),
      scaled(share, share, share * 0.7),
      moved([0, -top, 0]),
    );
    const held = applied(put, tip);
    return together(
      movedSetting(motif.setting, put, place),
      solids([
        tube(
          [
            [to * apart, top + 0.6, 0.1],
            [held[0], held[1] - 0.3, held[2]],
          ],
          wire,
          { sides: 8 },
        ),
      ]),
    );
  };
  const bow = tube(
    [-1, -0.5, 0, 0.5, 1].map((at): Vector => [
      at * apart,
      top + 0.5 * at * at + 0.1,
      tip[2] + (0.1 - tip[2]) * at * at,
    ]),
    wire,
    { sides: 8 },
  );
  return together(side(1), side(-1), solids([bow]));
}

/** The ring around the motif that everything is soldered to. */
const ring = (size: number, [x, y, z]: Vector, thick: number): Setting =>
  facingRing([x, y, z], size + 0.1, 0.42 * Math.sqrt(thick));

/** Places in rows around the lower half of a ring, touching it and one another. */
function fanOf(count: number, size: number, [x, y, z]: Vector, pitch: number): Vector[] {
  const out: Vector[] = [];
  for (let row = 0; out.length < count; row += 1) {
    const radius = size + 0.24 + pitch * (row + 0.5);
    const room = Math.max(1, Math.min(count - out.length, Math.floor((radius * 2.5) / pitch)));
    for (let at = 0; at < room; at += 1) {
      const angle = -Math.PI / 2 + ((at - (room - 1) / 2) * pitch) / radius;
      out.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle), z]);
    }
  }
  return out;
}
