/** Where a piece goes on a face, from the points of its mesh: plain geometry in pixels of one frame. */
import type { FoundPoints } from './finder/finder-job.ts';
import type { FacePlace, HandPlace } from './where-worn.ts';

/** x, y. */
type Point = readonly [number, number];

interface Spot {
  /** By the side of the one who wears it. */
  readonly place: 'left-ear' | 'right-ear' | 'left-nostril' | 'neck' | HandPlace;
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise on the screen. */
  readonly turn: number;
  /** The piece is made for the left side of its wearer: on the other it is its own mirror image. */
  readonly mirrored: boolean;
}

export interface Fit {
  readonly pxPerMm: number;
  /** Of the face, or of where a hand wears the piece. */
  readonly middle: Point;
  /** Those that can be seen. */
  readonly spots: readonly Spot[];
}

/** From one side of an average adult's face to the other, points 234 and 454. */
const FACE_WIDTH_MM = 138;
/** The mesh makes faces about half as deep as they are. */
const FLATTENED = 2;
/** Share of the way from one side of the face to the other at which the nose stands when the ear there is just hidden. */
const EAR_HIDDEN = 0.36;
const NOSTRIL_HIDDEN = 0.3;
/** The lobe is not in the mesh: on the line from 93 to 132 (323 to 361), and this share of the face's width further out. */
const LOBE_DOWN = 0.62;
const LOBE_OUT = 0.05;
const LOBE_OUT_TURNED = 0.1;
/** From the chin down to where a necklace goes behind the neck. */
const NECK_BELOW_CHIN_MM = 26;

const LEFT = { side: 454, upper: 323, lower: 361 } as const;
const RIGHT = { side: 234, upper: 93, lower: 132 } as const;

export function fitFace(points: FoundPoints, wornAt: FacePlace): Fit {
  const at = (index: number): Point => [points[index * 3] ?? 0, points[index * 3 + 1] ?? 0];
  const depth = (index: number): number => points[index * 3 + 2] ?? 0;
  const [right, left] = [at(RIGHT.side), at(LEFT.side)];
  const width = Math.max(Math.hypot(left[0] - right[0], left[1] - right[1]), 1);
  // A head that turns gets narrower on the picture, not in the room.
  const pxPerMm = Math.hypot(width, FLATTENED * (depth(LEFT.side) - depth(RIGHT.side))) / FACE_WIDTH_MM;
  const across: Point = [(left[0] - right[0]) / width, (left[1] - right[1]) / width];
  const [top, chin, nose] = [at(10), at(152), at(1)];
  const middle: Point = [(left[0] + right[0]) / 2, (top[1] + chin[1]) / 2];
  /** 0.5 looks straight ahead; less, and the right ear goes away. */
  const facing = ((nose[0] - right[0]) * across[0] + (nose[1] - right[1]) * across[1]) / width;
  const roll = Math.atan2(across[1], across[0]);

  const lobe = ({ upper, lower }: typeof LEFT | typeof RIGHT, shown: number, outward: 1 | -1): Point => {
    const [from, to] = [at(upper), at(lower)];
    const turned = Math.min(1, Math.max(0, (shown - 0.5) / 0.2));
    const out = outward * width * (LOBE_OUT + (LOBE_OUT_TURNED - LOBE_OUT) * turned);
    return [
      from[0] + (to[0] - from[0]) * LOBE_DOWN + across[0] * out,
      from[1] + (to[1] - from[1]) * LOBE_DOWN + across[1] * out,
    ];
  };
  const spot = (place: Spot['place'], [x, y]: Point, more: Partial<Spot> = {}): Spot => ({
    place,
    x,
    y,
    turn: 0,
    mirrored: false,
    ...more,
  });

  switch (wornAt) {
    case 'ears':
      // Earrings hang straight down however the head is held.
      return {
        pxPerMm,
        middle,
        spots: [
          ...(facing >= EAR_HIDDEN ? [spot('right-ear', lobe(RIGHT, facing, -1), { mirrored: true })] : []),
          ...(1 - facing >= EAR_HIDDEN ? [spot('left-ear', lobe(LEFT, 1 - facing, 1))] : []),
        ],
      };
    case 'nostril': {
      const [outer, inner] = [at(358), at(278)];
      return {
        pxPerMm,
        middle,
        spots:
          1 - facing >= NOSTRIL_HIDDEN
            ? [spot('left-nostril', [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2], { turn: roll })]
            : [],
      };
    }
    case 'neck':
      return {
        pxPerMm,
        middle,
        spots: [spot('neck', [(middle[0] + chin[0]) / 2, chin[1] + NECK_BELOW_CHIN_MM * pxPerMm])],
      };
  }
}
