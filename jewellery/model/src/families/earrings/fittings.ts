import { moved, turnedX } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { revolve, type ProfilePoint } from '../../geometry/revolve.ts';
import { sheet } from '../../geometry/sheet.ts';
import { superellipse, sweep, tube } from '../../geometry/sweep.ts';
import type { Matrix, Vector } from '../../model.ts';
import type { Motif } from '../../motifs/motif.ts';
import { choicesFrom } from '../choices.ts';
import { atLeast, SHEET, WALL } from '../walls.ts';

/** Up becomes forwards: stones and cups made upright look at the viewer. */
export const FACING: Matrix = turnedX(Math.PI / 2);
const BEHIND: Matrix = turnedX(-Math.PI / 2);

/** Where the back sits on the post, behind the front of the lobe. */
const BACK_AT = 6.4;

/** Radius of a post. Posts are 0.8 to 0.9 mm thick, however heavy what they carry. */
const POST = 0.43;

/** The pin through the lobe, from the origin backwards; a thread is cut into its end for a screw back. */
export function post(threaded: boolean, length = 10.6): Mesh {
  const r = POST;
  const profile: ProfilePoint[] = [
    [0, -0.3],
    [r * 1.5, -0.3],
    [r * 1.5, 0.15],
    [r, 0.5],
  ];
  if (threaded) for (let y = 3.4; y < length - 0.5; y += 0.36) profile.push([r, y], [r * 0.84, y + 0.18]);
  profile.push([r, length - 0.4], [r * 0.7, length - 0.1], [0, length]);
  return placed(revolve(profile, 14), BEHIND);
}

/** How far under a seat a post ends: in the plate below it, not through it. */
const UNDER_SEAT = 0.55;

/** Behind the first seat of a motif, by which it is worn; wings and petals lean, so that the plate may be in front of the motif's plane. */
export function behind({ seats }: Pick<Motif, 'seats'>, depth: number): Matrix {
  const [x = 0, y = 0, z = 0] = seats[0]?.at ?? [];
  return moved([x, y, Math.max(depth, z - UNDER_SEAT)]);
}

/** A wide disc against the lobe with a knurled hub behind it. */
function screwBack(gauge: number): Mesh {
  const t = atLeast(WALL, gauge);
  const profile: ProfilePoint[] = [
    [0, 0.75],
    [0.9, 0.5],
    [2.2, 0.02],
    [2.5, 0],
    [2.62, t * 0.5],
    [2.5, t],
    [2.2, t + 0.08],
    [1.15, t + 0.45],
    [0.95, t + 0.65],
    [0.95, t + 0.8],
    [0.95, t + 1.5],
    [0.8, t + 1.7],
    [0, t + 1.75],
  ];
  const knurled = profile.map(([radius], row) => (row >= 9 && row <= 10 ? radius * 0.07 : 0));
  return placed(
    sheet(
      (column, row) => {
        const angle = (2 * Math.PI * column) / 48;
        const [radius, y] = profile[row] ?? [0, 0];
        const r = radius + (knurled[row] ?? 0) * (column % 2 === 0 ? 1 : -1);
        return [r * Math.sin(angle), y, r * Math.cos(angle)];
      },
      { columns: 48, rows: profile.length, closedColumns: true },
    ),
    BEHIND,
  );
}

/** A clip of two scrolls that holds the post between them. */
function scrollBack(gauge: number): Mesh {
  const strap = superellipse(2.5, atLeast(SHEET, gauge), 5, 14);
  const curl = (side: number): Mesh => {
    const points = Array.from({ length: 12 }, (_, at): Vector => {
      const t = at / 11;
      const angle = -0.5 * Math.PI + t * 1.75 * Math.PI;
      const radius = 1.02 - 0.34 * t;
      return [side * (1.5 + radius * Math.cos(angle)), 0, -1.1 - radius * Math.sin(angle)];
    });
    return sweep([[side * 0.2, 0, -0.1], [side * 0.9, 0, -0.08], ...points.slice(1)], () => strap, {
      towards: () => [0, 1, 0],
    });
  };
  const base = placed(
    revolve(
      [
        [0, 0],
        [1.5, 0],
        [1.6, 0.15],
        [1.5, 0.3 * gauge + 0.1],
        [0, 0.3 * gauge + 0.12],
      ],
      24,
    ),
    BEHIND,
  );
  return joined([base, curl(1), curl(-1)]);
}

/** What keeps a post in the ear: a disc with a thread, a clip of two scrolls, a bell with a soft filling. */
const BACKS = ['screw', 'screw', 'scroll', 'bell'] as const;
type Back = (typeof BACKS)[number];

/** Chosen by the piece's own number, apart from its other choices. */
export const backOf = (look: number): Back => choicesFrom(look + 83).pick(BACKS);

/** A dome that is pushed onto the post: its open side to the lobe. */
const bellBack = (gauge: number): Mesh =>
  placed(
    revolve(
      [
        [0, 0.5],
        [1.5, 0],
        [2.15, 0],
        [2.3, 0.25 * gauge],
        [2.05, 0.9],
        [1.45, 1.9],
        [1.1, 2.3],
        [1.15, 2.6],
        [0.8, 2.9],
        [0, 3],
      ],
      32,
    ),
    BEHIND,
  );

const BACK_MESHES: Readonly<Record<Back, (gauge: number) => Mesh>> = {
  screw: screwBack,
  scroll: scrollBack,
  bell: bellBack,
};

/** Post and back of a stud, from the origin backwards. */
export function postAndBack(gauge: number, kind: Back): Mesh {
  const back = BACK_MESHES[kind](gauge);
  return joined([post(kind === 'screw'), placed(back, moved([0, 0, -BACK_AT]))]);
}

/** An upright ring seen from the front, around the origin. */
export function loop(radius: number, wire: number, side = false): Mesh {
  const path = Array.from({ length: 16 }, (_, at): Vector => {
    const angle = (2 * Math.PI * at) / 16;
    return side
      ? [0, radius * Math.sin(angle), radius * Math.cos(angle)]
      : [radius * Math.cos(angle), radius * Math.sin(angle), 0];
  });
  return tube(path, wire, { closed: true, sides: 6 });
}
