import { moved, standing, turnedY } from '../../geometry/matrix.ts';
import { joined, type Mesh } from '../../geometry/mesh.ts';
import { sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Model } from '../../model.ts';
import { mirroredSetting } from '../../settings/mirrored.ts';
import { pave, type Seat } from '../../settings/pave.ts';
import { copies, movedSetting, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';
import type { Family } from '../family.ts';
import { hanging, HANGINGS, hangingPearl } from './chandbali/hangings.ts';
import { bodyOf, on, STYLES, type Body } from './hoop-body.ts';
import { hangingPair, rested } from './pair.ts';

/** Metal of one hoop at the usual gauge, cubic millimetres. */
const METAL = 78;
/** A lobe looks half forward, half aside, and so does the ring through it. */
const THROUGH_LOBE = -0.85;
/** A ring through the lobe, from a fine wire to a wide band. */
export const hoop: Family = ({ piece, choices, gauge, accents }) => {
  const stone = accents && stoneOf(accents);
  const each = accents ? Math.floor(accents.count / 2) : 0;
  const traditional = piece.style === 'traditional' || piece.style === 'temple';
  const outer = piece.width_tenth_mm / 20;
  const gem = stone && stone.kind !== 'pearl' ? stone : undefined;
  const style = choices.pick(
    traditional
      ? (['round', 'taper', 'beaded', 'twist', 'bamboo'] as const)
      : gem
        ? (['round', 'flat', 'taper', 'knife', 'flat', 'double'] as const)
        : STYLES,
  );
  const body = bodyOf(style, outer, METAL * gauge ** 1.7, gem ? gem.width * 1.28 : 0, choices);
  const hangs = stone?.kind === 'pearl' || (!gem && traditional);
  const rim =
    stone?.kind === 'pearl'
      ? pearls(outer, stone, each, gauge)
      : gem
        ? frontStones(outer, body, gem, each, choices.chance(0.4))
        : traditional
          ? bali(outer, body, gauge, choices)
          : solids([]);
  const whole = together(body.setting, rim, closure(outer, gauge));
  const pair = hangs
    ? hangingPair(whole, { turn: -0.55, gap: 0.2 })
    : standingHoops(whole, outer, choices.chance(0.5));
  return {
    ...pair,
    worn: { ...movedSetting(whole, turnedY(THROUGH_LOBE)), pin: [0, outer - body.half(Math.PI), 0] },
  };
};

/** Every stone of the row: outside along the front, or inside-out, where a wide hoop shows its back half too. */
function frontStones(
  outer: number,
  body: Body,
  stone: SizedStone,
  count: number,
  insideOut: boolean,
): Setting {
  const front = insideOut ? Math.ceil(count * 0.6) : count;
  const seatAt = (angle: number, inside: boolean): Seat => ({
    at: on(inside ? outer - 2 * body.half(angle) : outer, angle),
    up: on(inside ? -1 : 1, angle),
    along: [Math.cos(angle), Math.sin(angle), 0],
  });
  // Worn, the edge at +X looks forward and the inside of the other edge is seen through the hoop.
  const row = (number: number, middle: number, radius: number, inside: boolean): Seat[] => {
    const step = Math.min((stone.length * 1.1) / radius, 3.6 / Math.max(1, number));
    return Array.from({ length: number }, (_, at) => seatAt(middle + (at - (number - 1) / 2) * step, inside));
  };
  return together(
    pave(stone, row(front, Math.PI * 0.44, outer, false)),
    front < count
      ? pave(stone, row(count - front, -Math.PI * 0.5, outer - 2 * body.half(-1.5), true))
      : solids([]),
  );
}

/** Pearls of the row hang from the lower half, a grain between two. */
function pearls(outer: number, pearl: SizedStone, count: number, gauge: number): Setting {
  const reach = Math.min(1.25, (count * (pearl.width + 0.7)) / (2 * outer));
  const one = hangingPearl(pearl, gauge);
  return settingsAt(
    one,
    Array.from({ length: count }, (_, at) =>
      moved(on(outer - 0.2, count < 2 ? 0 : -reach + (2 * reach * at) / (count - 1))),
    ),
  );
}

/** The bali of the village goldsmith: balls of gold around the lowest part, or little bells. */
function bali(outer: number, body: Body, gauge: number, choices: Choices): Setting {
  if (choices.chance(0.5)) {
    const one = hanging(choices.pick(HANGINGS), 0.9, gauge);
    const count = choices.whole(5, 11);
    return settingsAt(
      one,
      Array.from({ length: count }, (_, at) => moved(on(outer - 0.1, -0.9 + (1.8 * at) / (count - 1)))),
    );
  }
  const size = choices.within(0.55, 0.85);
  const count = choices.whole(5, 9);
  return copies(
    sphere(size, 12),
    Array.from({ length: count }, (_, at) => {
      const angle = -0.8 + (1.6 * at) / (count - 1);
      return standing(
        on(outer + size * 0.7 - body.half(angle) * 0.2, angle),
        on(1, angle),
        undefined,
        1 - 0.35 * Math.abs(angle),
      );
    }),
  );
}

/** Hinge and snap at the top, where the hoop opens. */
function closure(outer: number, gauge: number): Setting {
  const r = 0.42 * Math.sqrt(gauge);
  const pinAt = (angle: number): Mesh => {
    const [x, y] = on(outer - r * 1.6, angle);
    return tube(
      [
        [x, y, -r * 2],
        [x, y, r * 2],
      ],
      r * 1.1,
      { sides: 10 },
    );
  };
  return solids([joined([pinAt(2.62), pinAt(-2.85)])]);
}

/** Two hoops that stand on the floor, side by side or turned from each other. */
function standingHoops(one: Setting, outer: number, parallel: boolean): Model {
  const apart = outer * 0.68 + 0.8;
  const left = parallel
    ? rested(one, -apart, outer * 0.3, turnedY(-0.98))
    : rested(mirroredSetting(one), -apart, 0, turnedY(0.95));
  const right = rested(one, apart, parallel ? -outer * 0.3 : 0, turnedY(parallel ? -0.82 : -0.95));
  return {
    ...together(left, right),
    ground: { normal: [0, 1, 0], offset: 0 },
    cameras: {
      hero: { azimuth: 0.08, elevation: 0.24, fieldOfView: 20, fill: 0.84 },
      front: { azimuth: 0, elevation: 0.1, fieldOfView: 20, fill: 0.84 },
      side: { azimuth: 0.9, elevation: 0.25, fieldOfView: 20, fill: 0.8 },
    },
  };
}
