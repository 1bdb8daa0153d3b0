import { facingRing } from '../../chains/bail.ts';
import { moved, multiply, scaled } from '../../geometry/matrix.ts';
import { revolve, sphere } from '../../geometry/revolve.ts';
import { stations } from '../../geometry/curve.ts';
import { arc } from '../../geometry/curve.ts';
import { enclosing } from '../../motifs/enclosing.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import { copies, movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import type { Vector } from '../../model.ts';
import type { Choices } from '../choices.ts';
import type { Workshop } from '../family.ts';
import { collet } from '../necklaces/collet.ts';
import { beadDrop } from '../necklaces/drops.ts';
import { fittingSeats, stonesOn } from '../pendants/seated.ts';

/** A motif under the middle of the strands, its stones on it and in a fan beneath; it hangs from the origin. */
export function motifPendant({ piece, accents }: Workshop, thick: number, choices: Choices): Setting {
  const size = choices.within(7, 10);
  const motif = motifOf(piece.motif, { radius: size, rim: 0.75 * thick, choices });
  const circle = enclosing(motif.setting);
  const grow = size / circle.radius;
  const middle: Vector = [0, -size - 1.6, -0.3];
  const place = multiply(moved(middle), multiply(scaled(grow), moved([-circle.x, -circle.y, 0])));
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
  const fan = stone && left > 0 ? fanOf(left, size, middle, stone.width) : [];
  const fringe =
    fan.length === 0 && (piece.style === 'traditional' || piece.style === 'temple')
      ? [-0.5, -0.25, 0, 0.25, 0.5].map((turn): Setting =>
          movedSetting(
            beadDrop(1.1, thick),
            moved([size * Math.sin(turn), middle[1] - size * Math.cos(turn) + 0.4, 0]),
          ),
        )
      : [];
  return together(
    facingRing([0, -0.9, 0], 1.1, 0.3),
    movedSetting(motif.setting, place),
    ring(size, middle, thick),
    ...(stone
      ? [
          stonesOn(seats, stone, thick),
          ...fan.map((at) => movedSetting(collet(stone, 0.22 + 0.08 * thick), moved(at))),
        ]
      : []),
    ...fringe,
  );
}

/** The ring around the motif that everything is soldered to. */
const ring = (size: number, [x, y, z]: Vector, thick: number): Setting =>
  facingRing([x, y, z + 0.3], size + 0.1, 0.42 * Math.sqrt(thick));

/** Places in rows around the lower half of a ring, touching it and one another. */
function fanOf(count: number, size: number, [x, y]: Vector, width: number): Vector[] {
  const pitch = width + 0.75;
  const out: Vector[] = [];
  for (let row = 0; out.length < count; row += 1) {
    const radius = size + 0.4 + pitch * (row + 0.5);
    const room = Math.max(1, Math.min(count - out.length, Math.floor((radius * 2.5) / pitch)));
    for (let at = 0; at < room; at += 1) {
      const angle = -Math.PI / 2 + ((at - (room - 1) / 2) * pitch) / radius;
      out.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle), 0.3]);
    }
  }
  return out;
}

/** Two small cups side by side, as they are worn in the west of India, with their beads. */
export function vatis(thick: number, motif: string, choices: Choices): Setting {
  const radius = choices.within(6, 7.6);
  const [bulge, wall] = [choices.within(0.5, 0.8), 0.5 * thick];
  const steps = 10;
  const shell = (r: number, grow: number): (readonly [number, number])[] =>
    Array.from({ length: steps + 1 }, (_, at) => {
      const angle = (Math.PI / 2) * (at / steps);
      return [r * Math.sin(angle), bulge * r * Math.cos(angle) + grow] as const;
    });
  // The cup's belly looks to the viewer, hollow behind.
  const cup = revolve(
    [...shell(radius - wall, 0), ...shell(radius, wall * 0.4).toReversed()].map(
      ([r, y], at) => [at === 0 || at === 2 * steps + 1 ? 0 : r, y] as const,
    ),
    36,
  );
  const rim = stations(arc(radius, 0, 2 * Math.PI, 64).slice(0, -1), 44, true).map(({ at }) =>
    moved([at[0], 0.15, at[1]]),
  );
  const figure = motifOf(motif, { radius: radius * 0.42, rim: 0.3, choices });
  const one = together(
    solids([cup]),
    copies(sphere(radius * 0.055, 8), rim),
    movedSetting(
      figure.setting,
      moved([0, bulge * radius * 0.97, 0]),
      [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1],
    ),
  );
  const upright = movedSetting(one, [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]);
  const apart = radius + 1.1;
  const beads = copies(
    sphere(1.15, 14),
    [-1, 1].map((side) => moved([side * apart, -1.1, 0])),
  );
  return together(
    ...[-1, 1].map((side) => movedSetting(upright, moved([side * apart, -radius - 2.4, 0]))),
    ...[-1, 1].map((side) => facingRing([side * apart, -2, 0], 0.9, 0.3)),
    beads,
    copies(sphere(1.5, 14), [moved([0, -0.4, 0])]),
  );
}
