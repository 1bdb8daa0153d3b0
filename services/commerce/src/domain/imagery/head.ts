import type { Motif, StoneShape } from '../catalogue/words.ts';
import { choicesFrom, n, place, polar, polygon, type Choices, type Point } from './draw.ts';
import { PROPORTIONS, accent, gem, girdle } from './gem.ts';
import { ball, plate, tube } from './metal.ts';
import { motifShape } from './motif.ts';
import type { MetalTones } from './palette.ts';
import type { Sketch } from './sketch.ts';

/** The ornamental part of a piece, face on around the origin. */
export interface Head {
  readonly svg: string;
  /** Half its height and half its width. */
  readonly ry: number;
  readonly rx: number;
  /** How far above the origin a chain holds it; its half height when left out. */
  readonly top?: number;
}

/** The design's own head: a set stone, a motif, or a cluster, as its form asks for. */
export function headOf(sketch: Sketch, r: number): Head {
  const { centre, accents, design } = sketch;
  if (centre) return stoneHead(sketch, r, accents !== undefined && accents.count >= 10);
  if (accents && gathersStones(sketch)) return rosette(sketch, r);
  return motifHead(sketch, design.motif, r);
}

/** A stone in prongs, with a halo of small ones around it when asked for. */
export function stoneHead(sketch: Sketch, r: number, halo: boolean): Head {
  const { centre, tones } = sketch;
  const choices = choicesOfHead(sketch);
  if (!centre) return motifHead(sketch, sketch.design.motif, r);
  const shape = centre.shape;
  const { rx } = PROPORTIONS[shape];
  const style = choices.unit();
  const double = halo && style > 0.72;
  const stone = halo ? r * (double ? 0.56 : 0.7) : r * 0.92;
  const scalloped = style < 0.3 && (shape === 'round' || shape === 'oval');
  const parts: string[] = [];
  if (halo) {
    parts.push(base(shape, r * 1.03, tones, scalloped ? choices.whole(10, 16) : 0));
    parts.push(ringOf(shape, stone, (r - stone) / 2 / (double ? 1.9 : 1), stone + (r - stone) * (double ? 0.27 : 0.5)));
    if (double) parts.push(ringOf(shape, stone, (r - stone) / 4, stone + (r - stone) * 0.76));
  } else {
    parts.push(base(shape, stone * 1.06, tones, 0));
  }
  parts.push(gem(centre.type, shape, stone));
  parts.push(centre.type === 'pearl' ? ball({ x: 0, y: -stone * 0.98 }, stone * 0.1) : prongs(shape, stone, tones, choices));
  return { svg: parts.join(''), ry: r, rx: r * (halo ? Math.min(1, rx + 0.14) : rx) };
}

function outline(shape: StoneShape, r: number, grow = 0): Point[] {
  return Array.from({ length: 48 }, (_, at) => {
    const p = girdle(shape, at * 7.5);
    const length = Math.hypot(p.x, p.y) || 1;
    return { x: p.x * r + (p.x / length) * grow, y: p.y * r + (p.y / length) * grow };
  });
}

function base(shape: StoneShape, r: number, tones: MetalTones, scallops: number): string {
  const edge = scallops === 0 ? outline(shape, r) : outline(shape, r).map((point, at) => {
    const k = 1 + 0.035 * Math.cos((at / 48) * Math.PI * 2 * scallops);
    return { x: point.x * k, y: point.y * k };
  });
  return plate(polygon(edge), tones, r * 0.06);
}

/** Small stones side by side around a girdle, `at` from the centre along the long axis. */
function ringOf(shape: StoneShape, stone: number, r: number, at: number): string {
  const path = outline(shape, stone, at - stone);
  const lengths = path.map((point, index) => {
    const next = path[(index + 1) % path.length] ?? point;
    return Math.hypot(next.x - point.x, next.y - point.y);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(8, Math.min(30, Math.round(total / (r * 2.16))));
  const parts: string[] = [];
  let walked = 0;
  let index = 0;
  for (let stop = 0; stop < count; stop += 1) {
    const target = (stop / count) * total;
    while (walked + (lengths[index] ?? 0) < target) walked += lengths[index++] ?? 1;
    const a = path[index % path.length] ?? { x: 0, y: 0 };
    const b = path[(index + 1) % path.length] ?? a;
    const k = (target - walked) / (lengths[index] ?? 1);
    parts.push(accent({ x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k }, r * 0.94));
  }
  return parts.join('');
}

function prongs(shape: StoneShape, r: number, tones: MetalTones, choices: Choices): string {
  const count = shape === 'round' || shape === 'oval' ? choices.of([4, 6, 6]) : 4;
  const turn = shape === 'pear' || shape === 'marquise' ? -90 : count === 6 ? -90 : -45;
  return Array.from({ length: count }, (_, at) => {
    const p = girdle(shape, turn + (at * 360) / count);
    const degrees = (Math.atan2(p.y, p.x) * 180) / Math.PI;
    const claw = `<ellipse rx="${n(r * 0.15)}" ry="${n(r * 0.085)}" fill="${tones.deep}"/><ellipse cx="${n(-r * 0.01)}" cy="${n(-r * 0.015)}" rx="${n(r * 0.13)}" ry="${n(r * 0.068)}" fill="url(#S)"/>`;
    return place(claw, { x: p.x * r * 0.97, y: p.y * r * 0.97 }, { rotate: degrees });
  }).join('');
}

/** Plates in the shape of the motif, engraved or set with the design's small stones. */
export function motifHead(sketch: Sketch, motif: Motif, r: number): Head {
  const { tones, accents } = sketch;
  const choices = choicesOfHead(sketch);
  const shape = motifShape(motif, r * 0.96, choices);
  const parts = shape.plates.map((d) => plate(d, tones, r * 0.05));
  parts.push(...(shape.wires ?? []).map((wire) => tube(wire.d, wire.width, tones)));
  parts.push(...shape.lines.map((d) => `<path d="${d}" fill="none" stroke="${tones.deep}" stroke-opacity=".6" stroke-width="${n(Math.max(0.8, r * 0.03))}" stroke-linecap="round"/>`));
  // All seats or the middle one: half a wreath of stones would look like some had fallen out.
  const seats = !accents ? [] : accents.count * 2 > shape.seats.length ? shape.seats : shape.seats.slice(0, 1);
  for (const [at, seat] of seats.entries()) {
    const big = at === 0 && seat.r > 8 && accents;
    parts.push(big
      ? place(`<circle r="${n(seat.r * 1.1)}" fill="${tones.shade}"/>${gem(accents.type, accents.type === 'pearl' ? 'bead' : 'round', seat.r)}${prongs('round', seat.r, tones, choices)}`, seat)
      : accent(seat, seat.r));
  }
  if (!accents && choices.unit() < 0.6) {
    const seat = shape.seats[0];
    if (seat) parts.push(ball(seat, seat.r * 0.55));
  }
  const hang = shape.hang ?? { x: 0, y: -r };
  return { svg: hang.x === 0 ? parts.join('') : place(parts.join(''), { x: -hang.x, y: 0 }), rx: r, ry: r, top: -hang.y };
}

/** A piece may carry its head many times, and every view draws it anew: always the same choices. */
function choicesOfHead({ design }: Sketch): Choices {
  return choicesFrom(design.look + 77);
}

/** Round motifs may be made of small stones alone; others keep their outline. */
function gathersStones({ design, accents }: Sketch): boolean {
  return ['floral', 'sun', 'geometric', 'star'].includes(design.motif) && (design.form === 'cluster' || (accents?.count ?? 0) > 12);
}

/** Small stones only, gathered in rings. */
export function rosette(sketch: Sketch, r: number): Head {
  const { accents, tones, design } = sketch;
  const choices = choicesOfHead(sketch);
  if (!accents) return motifHead(sketch, design.motif, r);
  const rings = accents.count > 12 ? [1, 6, 12] : [1, choices.of([6, 7, 8])];
  const size = rings.length === 3 ? r / 5.2 : r / 3.3;
  const petals = rings.at(-1) ?? 6;
  const back = polygon(Array.from({ length: petals * 6 }, (_, at) => {
    const wave = 0.5 + 0.5 * Math.cos((at / 6) * Math.PI * 2);
    return polar(r * (0.9 + 0.12 * wave), (at * 360) / (petals * 6) - 90);
  }));
  const stones = rings.flatMap((count, ring) =>
    Array.from({ length: count }, (_, at) => ({ ...polar(ring * size * 2.02, -90 + (at * 360) / count + (ring === 2 ? 15 : 0)), centre: ring === 0 })));
  const svg = plate(back, tones, r * 0.06) + stones.map((stone) => (stone.centre
    ? place(`<circle r="${n(size * 1.1)}" fill="${tones.shade}"/>${gem(accents.type, accents.type === 'pearl' ? 'bead' : 'round', size)}`, stone)
    : accent(stone, size * 0.92))).join('');
  return { svg, rx: r, ry: r };
}
