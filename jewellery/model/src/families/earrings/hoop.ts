import { moved, standing, turnedY } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { pave, type Seat } from '../../settings/pave.ts';
import { copies, movedSetting, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';
import type { Piece } from '../../piece.ts';
import type { Family, Workshop } from '../family.ts';
import { choicesFrom } from '../choices.ts';
import { loop } from './fittings.ts';
import { hanging, HANGINGS, hangingPearl } from './chandbali/hangings.ts';
import { bodyOf, on, STYLES, type Body } from './hoop-body.ts';
import { adorned, standingHoops } from './hoop-show.ts';
import { hangingPair } from './pair.ts';

/** Metal of one hoop at the usual gauge, cubic millimetres. */
const METAL = 78;
/** A lobe looks half forward, half aside, and so does the ring through it. */
const THROUGH_LOBE = -0.85;
/** A ring through the lobe, from a fine wire to a wide band. */
export const hoop: Family = ({ piece, choices, gauge, accents }) => {
  const stone = accents && stoneOf(accents);
  const each = accents ? Math.floor(accents.count / 2) : 0;
  const traditional = isIndian(piece);
  const outer = piece.width_tenth_mm / 20;
  const gem = stone && stone.kind !== 'pearl' ? stone : undefined;
  const style = hoopStyleOf({ piece, choices, accents });
  const body = bodyOf(style, outer, METAL * gauge ** 1.7, gem ? gem.width * 1.28 : 0, choices);
  const hangs = stone?.kind === 'pearl' || (!gem && traditional);
  const rim =
    stone?.kind === 'pearl'
      ? pearls(outer - body.half(0) * 0.45, stone, each, gauge)
      : gem
        ? frontStones(outer, body, gem, each, choices.chance(0.4))
        : traditional
          ? bali(outer, body, gauge, choices)
          : adorned(outer, body, piece.look);
  const whole = together(body.setting, rim, closure(catchOf(piece.look), outer, body));
  const pair = hangs
    ? hangingPair(whole, { turn: -0.55, gap: 0.2 })
    : standingHoops(whole, outer, piece.look);
  return {
    ...pair,
    worn: { ...movedSetting(whole, turnedY(THROUGH_LOBE)), pin: [0, outer - body.half(Math.PI), 0] },
  };
};

const isIndian = ({ style }: Pick<Piece, 'style'>): boolean => style === 'traditional' || style === 'temple';

/** The body of the hoop; drawn first of all. */
export function hoopStyleOf({
  piece,
  choices,
  accents,
}: Pick<Workshop, 'piece' | 'choices' | 'accents'>): (typeof STYLES)[number] {
  const gem = accents !== undefined && accents.type !== 'pearl';
  return choices.pick(
    isIndian(piece)
      ? (['round', 'taper', 'beaded', 'twist', 'bamboo'] as const)
      : gem
        ? (['round', 'flat', 'taper', 'knife', 'flat', 'double'] as const)
        : STYLES,
  );
}

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
      Array.from({ length: count }, (_, at) =>
        moved(on(outer - 0.1 - body.half(0) * 0.45, -0.9 + (1.8 * at) / (count - 1))),
      ),
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

/** How a hoop opens: a hinge and a snap, a click over its end, a wire that goes into a tube, a latch behind. */
const CATCHES = ['hinge', 'click', 'endless', 'latch'] as const;
type Catch = (typeof CATCHES)[number];

/** Chosen by the piece's own number, apart from its other choices. */
export const catchOf = (look: number): Catch => choicesFrom(look + 85).pick(CATCHES);

/** Where it opens: at the top, behind the lobe. */
const CATCH = 2.62;
const HINGE = -2.85;

/** What is seen of hinge and catch. */
function closure(kind: Catch, outer: number, body: Body): Setting {
  const half = body.half(CATCH);
  /** How far a pin stands out to each side. */
  const reach = body.wide(CATCH) + 0.35;
  const pinAt = (angle: number): Mesh => {
    const [x, y] = on(outer - half, angle);
    return tube(
      [
        [x, y, -reach],
        [x, y, reach],
      ],
      Math.max(0.42, Math.min(0.7, half)),
      { sides: 10 },
    );
  };
  const sleeve = (from: number, to: number, radius: number): Mesh =>
    tube(
      Array.from({ length: 9 }, (_, at) => on(outer - half, from + ((to - from) * at) / 8)),
      radius,
      { sides: 14 },
    );
  const wide = Math.max(0.42, half * 1.15);
  switch (kind) {
    case 'hinge':
      return solids([joined([pinAt(CATCH), pinAt(HINGE)])]);
    case 'click':
      return solids([joined([sleeve(CATCH - 0.16, CATCH + 0.06, wide * 1.2), pinAt(HINGE)])]);
    case 'endless':
      return solids([sleeve(CATCH - 0.3, CATCH + 0.02, wide * 1.12)]);
    case 'latch': {
      const [x, y] = on(outer - half, CATCH);
      return solids([joined([placed(loop(wide * 1.5, wide * 0.5, true), moved([x, y, 0])), pinAt(HINGE)])]);
    }
  }
}
