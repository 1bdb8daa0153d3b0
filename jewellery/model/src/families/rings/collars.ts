import { pillow } from '../../cuts/outlines.ts';
import type { GirdlePoint } from '../../settings/girdle.ts';
import { haloEdge, haloRoom } from '../../settings/halo.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';

/** Millimetres between the centre stone and its collar: where prongs stand, or a band of metal is to be seen. */
export const [ROOM_FOR_PRONGS, MOAT] = [0.42, 0.9] as const;
const SECOND = 0.12;

export interface Collar {
  readonly around: readonly GirdlePoint[];
  readonly edge: readonly GirdlePoint[];
  readonly gap: number;
  readonly count: number;
}

/** One collar, or two when there are stones for two; an even number is left for the shoulders. */
export function collarsFor(
  stone: SizedStone,
  small: SizedStone,
  { asked, gap }: { readonly asked: number; readonly gap: number },
  choices: Choices,
): Collar[] {
  const shaped = stone.cut === 'round' && choices.chance(0.62);
  const around = shaped ? shapedAround(stone, choices.pick(COLLAR_SHAPES)) : stone.girdle;
  const edge = haloEdge(around, small, gap);
  const room = haloRoom(around, small, gap);
  const second = haloRoom(edge, small);
  if (asked <= room) return [{ around, edge, gap, count: asked }];
  if (asked >= (room + second) * 0.8)
    return [
      { around, edge, gap, count: Math.min(room, asked) },
      { around: edge, edge: haloEdge(edge, small), gap: SECOND, count: Math.min(asked - room, second) },
    ];
  // One or two stones on a shoulder look lost: the collar gives up some.
  const onShoulders = Math.min(
    Math.max(6, asked - room),
    Math.max(asked - Math.ceil(room * 0.82), asked - room),
  );
  return [
    { around, edge, gap, count: asked - onShoulders - (onShoulders % 2) * (asked - onShoulders > 6 ? 1 : 0) },
  ];
}

/** What a collar around a round stone may be beside round. */
const COLLAR_SHAPES = ['cushion', 'octagon', 'hexagon', 'flower', 'compass'] as const;

function shapedAround(stone: SizedStone, shape: (typeof COLLAR_SHAPES)[number]): GirdlePoint[] {
  const size = (stone.width / 2) * 1.02;
  if (shape === 'cushion') return cushionAround(stone);
  if (shape === 'compass') {
    const turned = cushionAround(stone);
    return turned.map((_, at) => {
      // An eighth of a turn on, from the point that then comes first.
      const [x, z] = turned[(at + 42) % 48] ?? [0, 0];
      return [(x - z) * Math.SQRT1_2, (x + z) * Math.SQRT1_2] as const;
    });
  }
  return Array.from({ length: 48 }, (_, at) => {
    const angle = (2 * Math.PI * at) / 48;
    const r = size * (shape === 'flower' ? 1.08 + 0.07 * Math.cos(8 * angle) : cornered(angle, shape));
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
}

/** Distance of a polygon's edge from its middle, its sides at 1, its corners taken off a little. */
function cornered(angle: number, shape: 'octagon' | 'hexagon'): number {
  const step = (2 * Math.PI) / (shape === 'octagon' ? 8 : 6);
  const off = (((angle % step) + step) % step) - step / 2;
  return Math.min(1 / Math.cos(off), 0.985 / Math.cos(step / 2));
}

/** A square with round corners that a round stone touches. */
function cushionAround(stone: SizedStone): GirdlePoint[] {
  const { touches, between } = pillow(3, 1);
  const coarse = touches.flatMap(({ point }, at) => [point, between[at] ?? point]);
  const size = (stone.width / 2) * 1.02;
  return Array.from({ length: 48 }, (_, at) => {
    const [from, to] = [
      coarse[Math.floor(at / 3)] ?? [0, 0],
      coarse[(Math.floor(at / 3) + 1) % coarse.length] ?? [0, 0],
    ];
    const share = (at % 3) / 3;
    return [
      (from[0] + (to[0] - from[0]) * share) * size,
      (from[1] + (to[1] - from[1]) * share) * size,
    ] as const;
  });
}
