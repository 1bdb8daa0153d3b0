import { revolve, sphere, type ProfilePoint } from './geometry/revolve.ts';
import { moved, turnedX } from './geometry/matrix.ts';
import type { Mesh } from './geometry/mesh.ts';
import { raised } from './lettering/relief.ts';
import { bow, type PenPoint, type Stroke } from './lettering/pen.ts';
import { straightText } from './lettering/text.ts';
import { SCALE_COIN_MM, type Material, type Matrix } from './model.ts';

const RADIUS = SCALE_COIN_MM / 2;
const THICK = 1.45;
const RIM = RADIUS * 0.055;
const FIELD = RADIUS - RIM - 0.25;
/** Height of the field, where the relief stands. */
const FACE = THICK - 0.22;
const RIPPLES = 22;
const RIPPLE = 0.022;
const BEADS = 84;
const STEEL: Material = { kind: 'fixed-metal', finish: 'satin', tone: 'white' };

export interface CoinPart {
  readonly mesh: Mesh;
  readonly material: Material;
  /** Where it is, once for each copy. */
  readonly places: readonly Matrix[];
}

/**
 * Money everybody has in the hand: a coin of one, {@link SCALE_COIN_MM} wide, of no country's mint. Its
 * face looks along +Z and reads upright in Y, its back lies in z = 0. Rim, pearls and relief catch
 * the light; fine circles are turned into the field, because a plain one mirrors the dark of the studio.
 */
export function everydayCoin(): readonly CoinPart[] {
  const height = RADIUS * 0.98;
  const onFace = [moved([0, 0, FACE])];
  const bead = sphere(0.26, 8);
  return [
    { mesh: revolve(profile(), 96), material: STEEL, places: [turnedX(Math.PI / 2)] },
    {
      mesh: raised(straightText('1', { height }), { width: height * 0.16, height: 0.26 }),
      material: STEEL,
      places: onFace,
    },
    { mesh: raised(ears(), { width: 0.42, height: 0.2, edge: 'round' }), material: STEEL, places: onFace },
    {
      mesh: bead,
      material: STEEL,
      places: Array.from({ length: BEADS }, (_, at) => {
        const angle = (at / BEADS) * 2 * Math.PI;
        return moved([(FIELD - 0.45) * Math.cos(angle), (FIELD - 0.45) * Math.sin(angle), FACE]);
      }),
    },
  ];
}

/** `[radius, height]` from the middle of the back around to the middle of the face. */
function profile(): readonly ProfilePoint[] {
  const ripples = Array.from({ length: RIPPLES * 4 }, (_, at): ProfilePoint => {
    const share = 1 - at / (RIPPLES * 4);
    return [FIELD * share, FACE - RIPPLE * (1 - Math.cos(2 * Math.PI * RIPPLES * share))];
  });
  return [
    [0, 0],
    [RADIUS - 0.16, 0],
    [RADIUS - 0.05, 0.05],
    [RADIUS, 0.16],
    [RADIUS, THICK - 0.16],
    [RADIUS - 0.05, THICK - 0.05],
    [RADIUS - 0.16, THICK],
    [RADIUS - RIM, THICK],
    [RADIUS - RIM - 0.12, THICK - 0.1],
    ...ripples,
    [0, FACE],
  ];
}

/** Two ears of grain that bend around the number. */
function ears(): Stroke[] {
  const out = RADIUS * 0.62;
  const stem = bow(0, 0, out, out, 128, 232);
  const grains = Array.from({ length: 9 }, (_, at) => 138 + at * 10.5).flatMap((degrees) =>
    [1, -1].map((side): Stroke => {
      const point = (angle: number, radius: number): PenPoint => [
        radius * Math.cos((angle * Math.PI) / 180),
        radius * Math.sin((angle * Math.PI) / 180),
      ];
      return [
        point(degrees, out + side * 0.25),
        point(degrees - 5, out + side * 0.85),
        point(degrees - 10, out + side * 1.15),
      ];
    }),
  );
  const left = [stem, ...grains];
  return [...left, ...left.map((stroke) => stroke.map(([x, y]): PenPoint => [-x, y]))];
}
