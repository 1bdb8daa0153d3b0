import { standing } from '../../geometry/matrix.ts';
import { sphere } from '../../geometry/revolve.ts';
import { turn } from '../../geometry/vector.ts';
import { collet } from '../../settings/collet.ts';
import { pave } from '../../settings/pave.ts';
import { copies, settingsAt, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';
import { ornamentsBetween } from './between.ts';
import { fanned, onHoop, outwards, along, seatOn } from './hoop.ts';

interface LayoutOptions {
  readonly gem: SizedStone;
  readonly count: number;
  /** Of the surface the stones are set in. */
  readonly radius: number;
  /** Room between the edges. */
  readonly height: number;
  readonly gauge: number;
  readonly motif: string;
  readonly indian: boolean;
  readonly choices: Choices;
}

export type Layout = (options: LayoutOptions) => Setting;

/** A place of a stone: angle from the front, height above the middle. */
type Place = readonly [number, number];

/** Stones in bezels or in bead-set pavé, as wide as the front or all around. */
export const row: Layout = (options) => {
  const { gem, count, radius, choices, indian, height, gauge, motif } = options;
  const [whole, close] = [2 * Math.PI, (gem.width * 1.06) / radius];
  const bezelled = indian || gem.kind === 'pearl' || choices.chance(0.4);
  const pitch = bezelled ? (gem.width + 0.62) / radius : close;
  const apart = choices.pick([1, 1, 1.5, 2.2] as const);
  const spread = Math.min(
    whole / count,
    Math.max(pitch * apart, Math.min(whole / count, indian ? pitch * 2.6 : 0)),
  );
  const angles =
    count * pitch >= whole * 0.93 || spread * count > whole * 0.9
      ? turn(count)
      : fanned(count, Math.max(spread, pitch * 0.99));
  const step = (angles[1] ?? 1) - (angles[0] ?? 0);
  const room = step * radius - gem.width - 0.7;
  const between =
    room > 0.9
      ? ornamentsBetween({
          angles,
          step,
          room,
          radius,
          height,
          gauge,
          motif,
          indian,
          choices,
          closed: angles.length * step > whole * 0.99,
        })
      : { parts: [], gems: [] };
  return together(
    set(
      options,
      angles.map((angle) => [angle, 0]),
      bezelled,
    ),
    between,
  );
};

/** Two rows that change places. */
export const zigzag: Layout = (options) => {
  const { gem, count, radius, height, choices, indian } = options;
  const reach = Math.max(0, height - gem.width - 0.5) / 2;
  const waves = choices.whole(3, 6);
  const pitch = Math.max(
    (gem.width + (indian ? 0.6 : 0.25)) / radius,
    Math.min((2 * Math.PI) / count, (gem.width * 1.5) / radius),
  );
  const alternate = reach > gem.width * 0.45 && choices.chance(0.5);
  const tight = alternate ? Math.max(pitch * 0.6, (gem.width * 0.7) / radius) : pitch;
  const angles = fanned(count, Math.min(tight, (2 * Math.PI) / count));
  return set(
    options,
    angles.map((angle, at) => [
      angle,
      alternate
        ? Math.min(reach, gem.width * 0.62) * (at % 2 === 0 ? 1 : -1)
        : reach * Math.sin((at / count) * 2 * Math.PI * waves),
    ]),
    alternate ? indian : indian || choices.chance(0.3),
  );
};

/** Blossoms of six stones around a bead of gold, or of seven; what is left over stands between them. */
export const blossoms: Layout = (options) => {
  const { gem, count, radius, choices, gauge } = options;
  const petals = choices.pick(balanced(count));
  const cored = petals === 7;
  const ring = cored ? 6 : petals;
  const reach = (gem.width * 1.05) / (2 * Math.sin(Math.PI / ring));
  const groups = Math.max(1, Math.floor(count / petals));
  const rest = count - groups * petals;
  const wide = 2 * reach + gem.width + 0.7;
  const single = gem.width + 0.8;
  const pitch = Math.min(
    (2 * Math.PI) / groups,
    (wide + (rest > 0 ? Math.ceil(rest / groups) * single : 0.6) + choices.within(1.5, 5)) / radius,
  );
  const middles = fanned(groups, pitch);
  const places: Place[] = middles.flatMap((middle) => [
    ...(cored ? [[middle, 0] as const] : []),
    ...turn(ring, Math.PI / 2).map((angle): Place => [
      middle + (Math.cos(angle) * reach) / radius,
      Math.sin(angle) * reach,
    ]),
  ]);
  const last = (middles.at(-1) ?? 0) + (wide + 0.4) / 2 / radius;
  // An odd one out stands in the middle, between two groups.
  const others: Place[] = Array.from({ length: rest }, (_, at) => {
    if (rest % 2 === 1 && at === rest - 1) return [0, 0];
    const [side, step] = [at % 2 === 0 ? 1 : -1, Math.floor(at / 2)];
    return [side * (last + ((step + 0.5) * single) / radius), 0];
  });
  const cores = cored
    ? []
    : middles.map((middle) => standing(onHoop(middle, radius + 0.25, 0), outwards(middle)));
  const free = pitch * radius - wide;
  const leaves =
    rest === 0 && groups > 1 && free > 1.6
      ? ornamentsBetween({
          angles: middles,
          step: pitch,
          room: free,
          radius,
          height: options.height,
          gauge,
          motif: options.motif,
          indian: true,
          choices,
          closed: false,
        })
      : { parts: [], gems: [] };
  return together(
    set(options, [...places, ...others], false),
    leaves,
    copies(sphere(Math.max(0.25, reach - gem.width / 2 + 0.06) * Math.min(1, gauge), 10), cores),
  );
};

/** Petals per blossom that leave both sides of the front alike. */
function balanced(count: number): readonly [number, ...number[]] {
  const good = [4, 5, 6, 7].filter(
    (petals) => (count % petals) % 2 === 0 || Math.floor(count / petals) % 2 === 0,
  );
  const [first = 4, ...more] = good;
  return [first, ...more];
}

function set({ gem, radius, gauge }: LayoutOptions, places: readonly Place[], bezelled: boolean): Setting {
  if (!bezelled && gem.kind !== 'pearl')
    return pave(
      gem,
      places.map(([angle, up]) => seatOn(angle, radius + 0.05, up)),
    );
  const held = collet(gem, 0.24 * Math.sqrt(gauge), gem.kind === 'pearl' ? undefined : 0.55);
  return settingsAt(
    held,
    places.map(([angle, up]) =>
      standing(
        onHoop(angle, radius + (gem.kind === 'pearl' ? gem.crown * 0.75 : 0.32), up),
        outwards(angle),
        along(angle),
      ),
    ),
  );
}
