import type { OutlinePoint } from '../../geometry/plate.ts';
import { bow, loop, type PenPoint, type Stroke } from '../../lettering/pen.ts';
import { disc, petal, rotated, shifted } from '../../motifs/outlines.ts';
import { turn } from '../../geometry/vector.ts';
import { roundedOutline } from '../gifts/tray.ts';

/** Where on a card there is room for ornament, millimetres from the card's middle. */
export interface PrintRoom {
  readonly width: number;
  readonly height: number;
  /** Where the piece lies. */
  readonly piece: readonly [number, number];
  /** Radii around the piece between which nothing else is printed. */
  readonly from: number;
  readonly to: number;
}

/** Around the window. */
export const RINGS = ['none', 'rays', 'petals', 'garland', 'scallops', 'star'] as const;
/** Along the edge of the card. */
export const FRAMES = ['none', 'line', 'double', 'corners', 'beads'] as const;
/** A field of a second colour behind the piece. */
export const PANELS = ['none', 'disc', 'arch', 'band', 'lozenge'] as const;

const closed = (outline: readonly OutlinePoint[]): Stroke => [...outline, ...outline.slice(0, 1)];
/** A small ring of few corners: cards have a hundred. */
const beadLine = (x: number, y: number, radius: number): Stroke =>
  closed(turn(8).map((angle): PenPoint => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]));
const around = ({ piece: [px, py] }: PrintRoom, strokes: readonly Stroke[]): Stroke[] =>
  strokes.map((stroke) => stroke.map(([x, y]): PenPoint => [x + px, y + py]));

/** Lines around the window; none where there is no room for them. */
export function ringPrint(kind: (typeof RINGS)[number], room: PrintRoom): Stroke[] {
  const { from } = room;
  // A large ornament around a small coin, and never one that is a smudge at card size.
  const to = Math.min(room.to, from + 11);
  const deep = to - from;
  if (kind === 'none' || deep < 1.6) return [];
  const polar = (angle: number, radius: number): PenPoint => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
  ];
  const count = Math.max(12, Math.min(32, 4 * Math.round((2 * Math.PI * from) / 14)));
  switch (kind) {
    case 'rays':
      return around(
        room,
        turn(count * 2).map((angle, at) => [
          polar(angle, from),
          polar(angle, at % 2 === 0 ? to : from + deep * 0.45),
        ]),
      );
    case 'petals':
      return around(
        room,
        turn(Math.max(8, count / 2)).map((angle) => {
          const wide = (2 * Math.PI * (from + deep * 0.4)) / Math.max(8, count / 2);
          return closed(
            rotated(shifted(petal(deep, wide * 0.92, { points: 9 }), 0, from), angle - Math.PI / 2),
          );
        }),
      );
    case 'garland':
      return around(
        room,
        [0.2, 0.75].flatMap((share, row) => {
          const radius = from + deep * share;
          const bead = Math.min(1.5, deep * 0.2);
          const beads = Math.floor((2 * Math.PI * radius) / (bead * 3.1));
          return turn(beads, row * 0.1).map((angle) => {
            const [x, y] = polar(angle, radius);
            return beadLine(x, y, bead);
          });
        }),
      );
    case 'scallops':
      return around(room, [
        loop(0, 0, from + deep * 0.25, from + deep * 0.25),
        ...turn(count / 2).map((angle) => {
          const half = Math.PI / (count / 2);
          const [x, y] = polar(angle, from + deep * 0.3);
          const wide = (from + deep * 0.3) * Math.sin(half);
          const degrees = (angle * 180) / Math.PI;
          return bow(x, y, wide, wide, degrees - 90, degrees + 90);
        }),
      ]);
    case 'star':
      return around(
        room,
        [0, Math.PI / 4].map((lean) => {
          const corners = turn(4, lean).map((angle) => polar(angle, to));
          return [...corners, ...corners.slice(0, 1)];
        }),
      ).concat(
        around(
          room,
          [loop(0, 0, to * 0.72, to * 0.72)].filter(() => to * 0.72 > from),
        ),
      );
  }
}

/** Lines along the edge of the card. */
export function framePrint(kind: (typeof FRAMES)[number], { width, height }: PrintRoom): Stroke[] {
  const inside = (inset: number): OutlinePoint[] =>
    roundedOutline(width - 2 * inset, height - 2 * inset, 1.6);
  switch (kind) {
    case 'none':
      return [];
    case 'line':
      return [closed(inside(1.9))];
    case 'double':
      return [closed(inside(1.3)), closed(inside(2.6))];
    case 'corners':
      return [1, -1].flatMap((sx) =>
        [1, -1].flatMap((sy) =>
          [3.2, 5.4, 7.6].map((size): Stroke =>
            bow(0, 0, size, size, 0, 90).map(([x, y]): PenPoint => [
              sx * (width / 2 - 1.2 - x),
              sy * (height / 2 - 1.2 - y),
            ]),
          ),
        ),
      );
    case 'beads': {
      const steps = (side: number): number[] => {
        const count = Math.round((side - 6) / 4);
        return Array.from({ length: count + 1 }, (_, at) => (at / count - 0.5) * (side - 5));
      };
      const bead = (x: number, y: number): Stroke => beadLine(x, y, 0.55);
      return [1, -1].flatMap((side) => [
        ...steps(width).map((x) => bead(x, side * (height / 2 - 2.2))),
        ...steps(height).map((y) => bead(side * (width / 2 - 2.2), y)),
      ]);
    }
  }
}

/** The outline of the field of a second colour, from the card's middle. */
export function panelOf(kind: (typeof PANELS)[number], room: PrintRoom): OutlinePoint[] | undefined {
  const { piece: at, from, to, width, height } = room;
  const [px, py] = at;
  const reach = Math.min(to, from + 12);
  switch (kind) {
    case 'none':
      return undefined;
    case 'disc':
      return shifted(disc(reach, 72), px, py);
    case 'arch': {
      // A Mughal arch: straight walls, cusps that rise to a point.
      const [half, foot] = [reach * 0.94, -reach];
      const over = Array.from({ length: 25 }, (_, step): OutlinePoint => {
        const share = step / 24;
        const x = half * Math.cos(Math.PI * share);
        const rise = Math.sin(Math.PI * share) ** 0.6 * reach * 0.82;
        const cusp = 0.06 * reach * Math.abs(Math.sin(share * Math.PI * 5));
        return [x, rise + cusp];
      });
      return shifted([...over, [-half, foot], [half, foot]], px, py);
    }
    case 'band':
      return width > height
        ? shifted(roundedOutline(2 * reach * 0.8, height - 0.6, 0.4), px, 0)
        : shifted(roundedOutline(width - 0.6, 2 * reach * 0.8, 0.4), 0, py);
    case 'lozenge':
      return shifted(
        turn(4).flatMap((angle) => {
          const [x, y] = [Math.cos(angle) * to, Math.sin(angle) * to];
          const [nx, ny] = [Math.cos(angle + Math.PI / 2) * to, Math.sin(angle + Math.PI / 2) * to];
          return Array.from({ length: 6 }, (_, step): OutlinePoint => [
            x + ((nx - x) * step) / 6,
            y + ((ny - y) * step) / 6,
          ]);
        }),
        px,
        py,
      );
  }
}
