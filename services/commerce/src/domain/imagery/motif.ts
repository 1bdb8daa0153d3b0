import type { Motif } from '../catalogue/words.ts';
import { n, polar, polygon, type Choices, type Point } from './draw.ts';

/** A motif within a circle of radius 1 around the origin, times `r`. */
export interface MotifShape {
  /** Plates from back to front. */
  readonly plates: readonly string[];
  /** Engraved lines over them. */
  readonly lines: readonly string[];
  /** Where stones sit, the most important first. */
  readonly seats: readonly (Point & { readonly r: number })[];
  /** Bent wires, for motifs that are lines rather than plates. */
  readonly wires?: readonly { readonly d: string; readonly width: number }[];
  /** Where a chain would hold it; the top of the circle when left out. */
  readonly hang?: Point;
}

type Draw = (r: number, choices: Choices) => MotifShape;

/** A petal from the origin outwards. */
function petal(length: number, width: number, degrees: number, waist = 0.55): string {
  const tip = polar(length, degrees);
  const a = polar(length * waist, degrees - (width * 90) / length / 1.6);
  const b = polar(length * waist, degrees + (width * 90) / length / 1.6);
  const a2 = polar(length * 0.95, degrees - (width * 30) / length);
  const b2 = polar(length * 0.95, degrees + (width * 30) / length);
  return `M0 0C${n(a.x)} ${n(a.y)} ${n(a2.x)} ${n(a2.y)} ${n(tip.x)} ${n(tip.y)}C${n(b2.x)} ${n(b2.y)} ${n(b.x)} ${n(b.y)} 0 0z`;
}

const floral: Draw = (r, choices) => {
  const petals = choices.of([5, 5, 6, 8]);
  const turn = -90 + choices.of([0, 180 / petals]);
  const width = r * choices.range(0.62, 0.85) * (5 / petals) ** 0.6;
  const back = choices.unit() < 0.5;
  const ring = (length: number, shift: number): string => Array.from({ length: petals }, (_, at) => petal(length, width, turn + shift + (at * 360) / petals, 0.62)).join('');
  return {
    plates: [...(back ? [ring(r, 180 / petals)] : []), ring(back ? r * 0.84 : r, 0)],
    lines: [Array.from({ length: petals }, (_, at) => {
      const a = polar(r * 0.3, turn + (at * 360) / petals);
      const b = polar(r * 0.66, turn + (at * 360) / petals);
      return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
    }).join('')],
    seats: [{ x: 0, y: 0, r: r * 0.27 }, ...Array.from({ length: petals }, (_, at) => ({ ...polar(r * 0.6, turn + (at * 360) / petals), r: r * 0.135 }))],
  };
};

const lotus: Draw = (r, choices) => {
  const base = { x: 0, y: r * 0.55 };
  const fan = (length: number, angles: readonly number[], width: number): string =>
    angles.map((degrees) => {
      const tip = polar(length, degrees, base);
      const l = polar(length * 0.55, degrees - width, base);
      const m = polar(length * 0.55, degrees + width, base);
      return `M${n(base.x)} ${n(base.y)}Q${n(l.x)} ${n(l.y)} ${n(tip.x)} ${n(tip.y)}Q${n(m.x)} ${n(m.y)} ${n(base.x)} ${n(base.y)}z`;
    }).join('');
  const open = choices.range(20, 27);
  return {
    plates: [
      fan(r * 1.2, [-90 - open * 2.75, -90 + open * 2.75], 21), fan(r * 1.36, [-90 - open * 1.8, -90 + open * 1.8], 23),
      fan(r * 1.46, [-90 - open * 0.9, -90 + open * 0.9], 24), fan(r * 1.5, [-90], 25),
    ],
    lines: [],
    seats: [{ x: 0, y: -r * 0.1, r: r * 0.2 }, { x: 0, y: r * 0.66, r: r * 0.14 }, { x: -r * 0.5, y: -r * 0.1, r: r * 0.11 }, { x: r * 0.5, y: -r * 0.1, r: r * 0.11 }, { x: -r * 0.72, y: r * 0.3, r: r * 0.1 }, { x: r * 0.72, y: r * 0.3, r: r * 0.1 }],
  };
};

const leaf: Draw = (r, choices) => {
  const pairs = choices.whole(2, 4);
  const leaves = [`M0 ${n(-r)}Q${n(r * 0.3)} ${n(-r * 0.6)} 0 ${n(-r * 0.28)}Q${n(-r * 0.3)} ${n(-r * 0.6)} 0 ${n(-r)}z`];
  const seats = [{ x: 0, y: -r * 0.62, r: r * 0.13 }];
  for (let at = 0; at < pairs; at += 1) {
    const y = -r * 0.3 + (at * r * 1.1) / pairs;
    for (const side of [-1, 1]) {
      const tip = { x: side * r * (0.82 - at * 0.08), y: y - r * 0.34 };
      leaves.push(`M0 ${n(y + r * 0.1)}Q${n(side * r * 0.2)} ${n(y - r * 0.34)} ${n(tip.x)} ${n(tip.y)}Q${n(side * r * 0.58)} ${n(y + r * 0.14)} 0 ${n(y + r * 0.1)}z`);
      seats.push({ x: side * r * 0.42, y: y - r * 0.1, r: r * 0.1 });
    }
  }
  return { plates: leaves, lines: [`M0 ${n(-r * 0.4)}V${n(r)}`], seats };
};

const butterfly: Draw = (r, choices) => {
  const lower = choices.range(0.55, 0.78);
  const wing = (s: number): string => `M0 ${n(-r * 0.1)}C${n(s * r * 0.2)} ${n(-r * 0.95)} ${n(s * r * 1.15)} ${n(-r * 1.05)} ${n(s * r)} ${n(-r * 0.25)}C${n(s * r * 0.95)} ${n(r * 0.1)} ${n(s * r * 0.4)} ${n(r * 0.15)} 0 ${n(r * 0.1)}z`;
  const tail = (s: number): string => `M0 ${n(r * 0.05)}C${n(s * r * 0.5)} ${n(r * 0.05)} ${n(s * r * 0.95)} ${n(r * 0.3)} ${n(s * r * lower)} ${n(r * 0.78)}C${n(s * r * 0.4)} ${n(r * 0.95)} ${n(s * r * 0.1)} ${n(r * 0.55)} 0 ${n(r * 0.3)}z`;
  return {
    plates: [tail(-1) + tail(1), wing(-1) + wing(1), `M0 ${n(-r * 0.5)}Q${n(r * 0.13)} 0 0 ${n(r * 0.62)}Q${n(-r * 0.13)} 0 0 ${n(-r * 0.5)}z`],
    lines: [`M0 ${n(-r * 0.45)}Q${n(-r * 0.1)} ${n(-r * 0.85)} ${n(-r * 0.3)} ${n(-r * 0.95)}M0 ${n(-r * 0.45)}Q${n(r * 0.1)} ${n(-r * 0.85)} ${n(r * 0.3)} ${n(-r * 0.95)}`],
    seats: [{ x: -r * 0.6, y: -r * 0.38, r: r * 0.2 }, { x: r * 0.6, y: -r * 0.38, r: r * 0.2 }, { x: -r * 0.45, y: r * 0.42, r: r * 0.14 }, { x: r * 0.45, y: r * 0.42, r: r * 0.14 }, { x: 0, y: 0, r: r * 0.1 }],
    hang: { x: 0, y: -r * 0.5 },
  };
};

function heartPath(r: number, y = 0): string {
  return `M0 ${n(y + r * 0.92)}C${n(-r * 1.35)} ${n(y - r * 0.02)} ${n(-r * 0.88)} ${n(y - r * 1.12)} 0 ${n(y - r * 0.42)}C${n(r * 0.88)} ${n(y - r * 1.12)} ${n(r * 1.35)} ${n(y - r * 0.02)} 0 ${n(y + r * 0.92)}z`;
}

const heart: Draw = (r, choices) => {
  const double = choices.unit() < 0.4;
  const seats = [{ x: 0, y: r * 0.06, r: r * 0.3 }];
  for (const side of [-1, 1]) for (const [x, y] of [[0.5, -0.42], [0.76, -0.14], [0.56, 0.24], [0.28, 0.54]] as const) seats.push({ x: side * x * r, y: y * r, r: r * 0.11 });
  return { plates: double ? [heartPath(r), heartPath(r * 0.6)] : [heartPath(r)], lines: double ? [] : [heartPath(r * 0.72)], seats, hang: { x: 0, y: -r * 0.42 } };
};

function starPath(r: number, points: number, inner: number, turn = -90): string {
  return polygon(Array.from({ length: points * 2 }, (_, at) => polar(at % 2 === 0 ? r : r * inner, turn + (at * 180) / points)));
}

const star: Draw = (r, choices) => {
  const points = choices.of([5, 6, 8, 4]);
  const inner = { 4: 0.3, 5: 0.46, 6: 0.55, 8: 0.6 }[points] ?? 0.5;
  return {
    plates: [starPath(r, points, inner)],
    lines: [Array.from({ length: points }, (_, at) => {
      const tip = polar(r * 0.92, -90 + (at * 360) / points);
      return `M0 0L${n(tip.x)} ${n(tip.y)}`;
    }).join('')],
    seats: [{ x: 0, y: 0, r: r * 0.25 }, ...Array.from({ length: points }, (_, at) => ({ ...polar(r * 0.52, -90 + (at * 360) / points), r: r * 0.1 }))],
  };
};

const moon: Draw = (r, choices) => {
  const cut = choices.range(0.62, 0.76);
  const crescent = `M${n(r * 0.45)} ${n(-r * 0.89)}A${n(r)} ${n(r)} 0 1 0 ${n(r * 0.45)} ${n(r * 0.89)}A${n(r * cut * 1.22)} ${n(r * cut * 1.22)} 0 1 1 ${n(r * 0.45)} ${n(-r * 0.89)}z`;
  const little = polygon(Array.from({ length: 10 }, (_, at) => {
    const p = polar(at % 2 === 0 ? r * 0.3 : r * 0.13, -90 + at * 36);
    return { x: p.x + r * 0.42, y: p.y };
  }));
  return {
    plates: [crescent, little], lines: [],
    seats: [{ x: -r * 0.72, y: 0, r: r * 0.14 }, { x: -r * 0.6, y: -r * 0.42, r: r * 0.12 }, { x: -r * 0.6, y: r * 0.42, r: r * 0.12 }, { x: -r * 0.26, y: -r * 0.74, r: r * 0.09 }, { x: -r * 0.26, y: r * 0.74, r: r * 0.09 }, { x: r * 0.42, y: 0, r: r * 0.1 }],
  };
};

const sun: Draw = (r, choices) => {
  const rays = choices.of([12, 16, 10]);
  return {
    plates: [starPath(r, rays, 0.68), circle(r * 0.56)],
    lines: [circle(r * 0.46)],
    seats: [{ x: 0, y: 0, r: r * 0.3 }, ...Array.from({ length: 8 }, (_, at) => ({ ...polar(r * 0.5, at * 45), r: r * 0.09 }))],
  };
};

const infinity: Draw = (r, choices) => {
  const h = r * choices.range(0.44, 0.6);
  const d = `M0 0C${n(r * 0.35)} ${n(-h * 1.2)} ${n(r * 0.9)} ${n(-h)} ${n(r * 0.9)} 0C${n(r * 0.9)} ${n(h)} ${n(r * 0.35)} ${n(h * 1.2)} 0 0C${n(-r * 0.35)} ${n(-h * 1.2)} ${n(-r * 0.9)} ${n(-h)} ${n(-r * 0.9)} 0C${n(-r * 0.9)} ${n(h)} ${n(-r * 0.35)} ${n(h * 1.2)} 0 0z`;
  const seats = [{ x: 0, y: 0, r: r * 0.15 }];
  for (const [x, y] of [[0.9, 0], [0.68, -0.8], [0.68, 0.8], [0.34, -0.62], [0.34, 0.62]] as const) for (const side of [-1, 1]) seats.push({ x: side * x * r, y: y * h, r: r * 0.085 });
  return { plates: [], lines: [], wires: [{ d, width: r * 0.21 }], seats, hang: { x: 0, y: -r * 0.1 } };
};

const wave: Draw = (r, choices) => {
  const turns = choices.whole(2, 3);
  const half = r / turns;
  let d = `M${n(-r)} ${n(-half * 0.2)}`;
  for (let at = 0; at < turns; at += 1) d += `q${n(half * 0.5)} ${n(-half * 1.3)} ${n(half)} 0t${n(half)} 0`;
  d += `l0 ${n(half * 0.7)}`;
  for (let at = 0; at < turns; at += 1) d += `q${n(-half * 0.5)} ${n(half * 1.3)} ${n(-half)} 0t${n(-half)} 0`;
  return { plates: [`${d}z`], lines: [], seats: Array.from({ length: turns * 2 - 1 }, (_, at) => ({ x: -r + half * (at + 1), y: half * 0.12, r: half * 0.2 })), hang: { x: 0, y: -half * 0.2 } };
};

const geometric: Draw = (r, choices) => {
  const sides = choices.of([4, 6, 8, 3]);
  const turn = choices.of([-90, -90 + 180 / sides]);
  const shape = (radius: number): string => polygon(Array.from({ length: sides }, (_, at) => polar(radius, turn + (at * 360) / sides)));
  return {
    plates: [shape(r), ...(choices.unit() < 0.5 ? [shape(r * 0.66)] : [])],
    lines: [shape(r * 0.8)],
    hang: { x: 0, y: turn === -90 ? -r : -r * Math.cos(Math.PI / sides) },
    seats: [{ x: 0, y: 0, r: r * 0.28 }, ...Array.from({ length: sides }, (_, at) => ({ ...polar(r * 0.66, turn + (at * 360) / sides), r: r * 0.1 }))],
  };
};

const teardrop: Draw = (r) => {
  const drop = (k: number): string => `M0 ${n(-r * k)}C${n(r * 0.2 * k)} ${n(-r * 0.4 * k)} ${n(r * 0.74 * k)} ${n(-r * 0.02)} ${n(r * 0.7 * k)} ${n(r * 0.36 * k)}A${n(r * 0.7 * k)} ${n(r * 0.62 * k)} 0 0 1 ${n(-r * 0.7 * k)} ${n(r * 0.36 * k)}C${n(-r * 0.74 * k)} ${n(-r * 0.02)} ${n(-r * 0.2 * k)} ${n(-r * 0.4 * k)} 0 ${n(-r * k)}z`;
  return { plates: [drop(1)], lines: [drop(0.76)], seats: [{ x: 0, y: r * 0.28, r: r * 0.32 }, { x: 0, y: -r * 0.42, r: r * 0.12 }, { x: -r * 0.46, y: r * 0.3, r: r * 0.1 }, { x: r * 0.46, y: r * 0.3, r: r * 0.1 }] };
};

const bow: Draw = (r, choices) => {
  const tail = choices.range(0.7, 1);
  const loop = (s: number): string => `M0 0C${n(s * r * 0.3)} ${n(-r * 0.75)} ${n(s * r * 1.05)} ${n(-r * 0.7)} ${n(s * r)} ${n(-r * 0.1)}C${n(s * r * 1.02)} ${n(r * 0.4)} ${n(s * r * 0.3)} ${n(r * 0.3)} 0 0z`;
  const end = (s: number): string => `M0 0L${n(s * r * 0.62)} ${n(r * tail)}L${n(s * r * 0.36)} ${n(r * tail * 0.82)}L${n(s * r * 0.2)} ${n(r * tail)}z`;
  return { plates: [end(-1) + end(1), loop(-1) + loop(1), circle(r * 0.2)], lines: [], seats: [{ x: 0, y: 0, r: r * 0.17 }, { x: -r * 0.62, y: -r * 0.14, r: r * 0.14 }, { x: r * 0.62, y: -r * 0.14, r: r * 0.14 }, { x: -r * 0.3, y: r * 0.5, r: r * 0.09 }, { x: r * 0.3, y: r * 0.5, r: r * 0.09 }], hang: { x: 0, y: -r * 0.2 } };
};

const evilEye: Draw = (r, choices) => {
  const h = r * choices.range(0.52, 0.66);
  const eye = (k: number): string => `M${n(-r * k)} 0Q0 ${n(-h * 1.9 * k)} ${n(r * k)} 0Q0 ${n(h * 1.9 * k)} ${n(-r * k)} 0z`;
  return { plates: [eye(1), circle(r * 0.44)], lines: [eye(0.84)], seats: [{ x: 0, y: 0, r: r * 0.34 }, { x: -r * 0.66, y: 0, r: r * 0.1 }, { x: r * 0.66, y: 0, r: r * 0.1 }], hang: { x: 0, y: -h * 0.95 } };
};

const paisley: Draw = (r, choices) => {
  const k = choices.of([1, -1]);
  const shape = (s: number): string => `M${n(k * r * 0.5 * s)} ${n(-r * s)}C${n(k * r * 0.95 * s)} ${n(-r * 0.5 * s)} ${n(k * r * 0.2 * s)} ${n(-r * 0.45 * s)} ${n(k * r * 0.6 * s)} ${n(r * 0.2 * s)}C${n(k * r * 0.9 * s)} ${n(r * 0.95 * s)} ${n(-k * r * 0.8 * s)} ${n(r * 1.1 * s)} ${n(-k * r * 0.7 * s)} ${n(r * 0.22 * s)}C${n(-k * r * 0.64 * s)} ${n(-r * 0.4 * s)} ${n(k * r * 0.35 * s)} ${n(-r * 0.42 * s)} ${n(k * r * 0.5 * s)} ${n(-r * s)}z`;
  return { plates: [shape(1)], lines: [shape(0.74)], seats: [{ x: -k * r * 0.04, y: r * 0.32, r: r * 0.26 }, { x: k * r * 0.3, y: -r * 0.38, r: r * 0.1 }, { x: -k * r * 0.4, y: r * 0.02, r: r * 0.09 }, { x: k * r * 0.42, y: r * 0.4, r: r * 0.09 }], hang: { x: k * r * 0.5, y: -r * 0.98 } };
};

const peacock: Draw = (r, choices) => {
  const feathers = choices.of([5, 7]);
  const fan = Array.from({ length: feathers }, (_, at) => -90 + (at - (feathers - 1) / 2) * (150 / feathers));
  const base = { x: 0, y: r * 0.42 };
  return {
    plates: [
      ...fan.map((degrees) => {
        const tip = polar(r * 1.3, degrees, base);
        const l = polar(r * 1.05, degrees - 14, base);
        const m = polar(r * 1.05, degrees + 14, base);
        return `M0 ${n(base.y)}Q${n(l.x)} ${n(l.y)} ${n(tip.x)} ${n(tip.y)}Q${n(m.x)} ${n(m.y)} 0 ${n(base.y)}z`;
      }),
      `M0 ${n(r * 0.95)}C${n(-r * 0.4)} ${n(r * 0.8)} ${n(-r * 0.3)} ${n(r * 0.3)} ${n(-r * 0.08)} ${n(r * 0.1)}C${n(-r * 0.2)} ${n(-r * 0.15)} ${n(r * 0.16)} ${n(-r * 0.28)} ${n(r * 0.16)} 0L${n(r * 0.32)} ${n(r * 0.1)}L${n(r * 0.1)} ${n(r * 0.16)}C${n(r * 0.4)} ${n(r * 0.5)} ${n(r * 0.3)} ${n(r * 0.85)} 0 ${n(r * 0.95)}z`,
    ],
    lines: [],
    seats: [{ x: 0, y: r * 0.6, r: r * 0.17 }, ...fan.map((degrees) => ({ ...polar(r * 1.02, degrees, base), r: r * 0.105 }))],
    hang: { x: 0, y: -r * 0.86 },
  };
};

function circle(r: number): string {
  return `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

const DRAWINGS: Readonly<Record<Motif, Draw>> = {
  floral, lotus, leaf, paisley, peacock, butterfly, heart, star, moon, sun, infinity, wave, geometric, teardrop, bow, 'evil-eye': evilEye,
};

export function motifShape(motif: Motif, r: number, choices: Choices): MotifShape {
  return DRAWINGS[motif](r, choices);
}
