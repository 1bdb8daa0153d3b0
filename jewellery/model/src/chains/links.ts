import { signedVolume, type Mesh } from '../geometry/mesh.ts';
import { revolve } from '../geometry/revolve.ts';
import { circle, superellipse, sweep, tube } from '../geometry/sweep.ts';
import type { Vector } from '../model.ts';

/** How finely a link is drawn. */
export interface LinkDetail {
  /** Corners of each rounded end. */
  readonly round: number;
  /** Sides of the wire. */
  readonly sides: number;
}

/** Links that far away need fewer triangles: so many may a whole chain have. */
const TRIANGLES = 80_000;

/** @param count links in the chain that are drawn that finely */
export function detailFor(count: number): LinkDetail {
  const each = TRIANGLES / Math.max(1, count);
  if (each > 420) return { round: 10, sides: 10 };
  if (each > 190) return { round: 6, sides: 8 };
  if (each > 110) return { round: 4, sides: 6 };
  return each > 62 ? { round: 3, sides: 5 } : { round: 2, sides: 4 };
}

const FINE: LinkDetail = { round: 14, sides: 16 };

/** Each halves what is missing at least, whether metal grows with the thickness, its square or its cube. */
const TRIALS = 5;

/**
 * A link with few corners lies inside the one it stands for. It is thickened so that both have the
 * same metal: a longer chain, drawn less finely, must not weigh less by the metre.
 */
function asHeavyAs(fine: Mesh, thick: number, draw: (thick: number) => Mesh): Mesh {
  const wish = signedVolume(fine);
  let drawn = draw(thick);
  for (let trial = 0, now = thick; trial < TRIALS; trial += 1) {
    now *= Math.sqrt(wish / signedVolume(drawn));
    drawn = draw(now);
  }
  return drawn;
}

const asHeavyAsFine = (
  draw: (thick: number, detail: LinkDetail) => Mesh,
  thick: number,
  detail: LinkDetail,
): Mesh => asHeavyAs(draw(thick, FINE), thick, (now) => draw(now, detail));

export interface WireLink {
  /** Inside of the link, millimetres. */
  readonly length: number;
  readonly width: number;
  /** Thickness of the wire. */
  readonly wire: number;
  readonly detail: LinkDetail;
}

/** Middle of the wire of an oval link, in the plane y = 0. */
function ovalPath({ length, width, wire }: WireLink, { round }: LinkDetail): Vector[] {
  const radius = (width + wire) / 2;
  const straight = Math.max(0, (length + wire) / 2 - radius);
  return [1, -1].flatMap((end) =>
    Array.from({ length: round + 1 }, (_, at): Vector => {
      const angle = (at / round - 0.5) * Math.PI;
      return [end * (straight + radius * Math.cos(angle)), 0, end * radius * Math.sin(angle)];
    }),
  );
}

/** A link of round wire, lying flat: its hole looks along Y. */
export const ovalLink = (link: WireLink): Mesh =>
  asHeavyAsFine(
    (thick, detail) =>
      tube(ovalPath(link, detail), thick / 2, {
        closed: true,
        sides: detail.sides,
        towards: () => [0, 1, 0],
      }),
    link.wire,
    link.detail,
  );

/**
 * A link turned in itself by a quarter, so that equal links grip each other and all lie flat.
 *
 * @param flat share of the wire's half that is left after its faces were ground: 1 is round wire
 */
export function curbLink(link: WireLink, flat: number): Mesh {
  const half = (link.length + link.wire) / 2;
  const most = link.wire * (0.55 + 0.5 * flat);
  return asHeavyAsFine(
    (thick, detail) => {
      const path = ovalPath(link, detail).map(([x, , z]): Vector => {
        const turn = (Math.PI / 4.4) * (x / half);
        return [x, z * Math.sin(turn), z * Math.cos(turn)];
      });
      const mesh = tube(path, thick / 2, { closed: true, sides: detail.sides });
      return {
        ...mesh,
        positions: mesh.positions.map((value, at) =>
          at % 3 === 1 ? Math.max(-most, Math.min(most, value)) : value,
        ),
      };
    },
    link.wire,
    link.detail,
  );
}

/** A square frame of broad wire: a link of a box chain. `size` outside, `wall` thick, `broad` wide. */
export function boxLink(size: number, wall: number, broad: number, sides: number): Mesh {
  const [half, corner] = [(size - wall) / 2, Math.min(size * 0.16, wall)];
  const path = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([x = 1, z = 1]): Vector[] => {
    const ends: Vector[] = [
      [x * half, 0, z * (half - corner)],
      [x * (half - corner), 0, z * half],
    ];
    return x * z > 0 ? ends : ends.toReversed();
  });
  return asHeavyAsFine(
    (thick, detail) =>
      sweep(path, () => superellipse(broad, thick, 5, detail.sides), {
        closed: true,
        towards: () => [0, 1, 0],
      }),
    wall,
    { round: 1, sides },
  );
}

/** A ring of a rope chain: stands across the rope, leaning along its turn, off its middle. */
export function ropeLink(width: number, wire: number, finely: LinkDetail): Mesh {
  const [radius, off, lean] = [width / 2 - wire * 0.9, width * 0.12, 0.7];
  return asHeavyAsFine(
    (thick, { round, sides }) => {
      const corners = 2 * round + 2;
      const path = Array.from({ length: corners }, (_, at): Vector => {
        const angle = (2 * Math.PI * at) / corners;
        const [out, over] = [radius * Math.cos(angle), radius * Math.sin(angle)];
        return [over * Math.cos(lean), off + out, over * Math.sin(lean)];
      });
      return sweep(path, () => circle(thick / 2, sides), { closed: true });
    },
    wire,
    finely,
  );
}

/** A ball with the stub of wire that leads to the next one. */
export const ballLink = (radius: number, wire: number, pitch: number, segments: number): Mesh =>
  asHeavyAs(ballOnWire(radius, wire, pitch, 24), radius, (now) => ballOnWire(now, wire, pitch, segments));

function ballOnWire(radius: number, wire: number, pitch: number, segments: number): Mesh {
  const rows = Math.max(4, Math.round(segments / 2));
  const from = Math.asin(Math.min(0.9, wire / 2 / radius));
  const ball = Array.from({ length: rows + 1 }, (_, at) => {
    const angle = from + ((Math.PI - 2 * from) * at) / rows;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)] as const;
  });
  // A little longer than half the way, so that wires meet in a chain that is drawn out.
  const end = Math.max(pitch * 0.54, radius * Math.cos(from) + 0.01);
  const upright = revolve([[0, -end], [wire / 2, -end], ...ball, [wire / 2, end], [0, end]], segments);
  // Turned so that the wire runs along X: (x, y, z) becomes (y, z, x).
  return {
    ...upright,
    positions: upright.positions.map((_, at) => upright.positions[at - (at % 3) + ((at + 1) % 3)] ?? 0),
  };
}
