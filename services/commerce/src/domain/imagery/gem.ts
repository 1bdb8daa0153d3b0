import type { StoneShape, StoneType } from '../catalogue/words.ts';
import { n, polygon, type Point } from './draw.ts';
import { GEMS, type GemTones, type MetalTones } from './palette.ts';

/** Half width and half height of a shape whose longest half is 1. */
export const PROPORTIONS: Readonly<Record<StoneShape, { readonly rx: number; readonly ry: number }>> = {
  round: { rx: 1, ry: 1 }, oval: { rx: 0.76, ry: 1 }, pear: { rx: 0.7, ry: 1 }, marquise: { rx: 0.5, ry: 1 }, cushion: { rx: 0.94, ry: 0.94 },
  princess: { rx: 0.86, ry: 0.86 }, 'emerald-cut': { rx: 0.72, ry: 1 }, bead: { rx: 1, ry: 1 },
};

/** The girdle of a shape at an angle in degrees, for a stone of half height 1. */
export function girdle(shape: StoneShape, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  const { rx, ry } = PROPORTIONS[shape];
  const superellipse = (power: number): Point => ({
    x: rx * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** (2 / power),
    y: ry * Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** (2 / power),
  });
  switch (shape) {
    case 'cushion': return superellipse(3.4);
    case 'princess': return superellipse(9);
    case 'emerald-cut': return superellipse(7);
    case 'marquise': return { x: rx * Math.cos(a) * Math.abs(Math.cos(a)) ** 0.35, y: ry * Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.9 };
    case 'pear': {
      const y = Math.sin(a);
      // Narrow towards the top, full below.
      return { x: rx * Math.cos(a) * (y < 0 ? (1 + y) ** 0.32 * (1 + 0.12 * y) : 1), y: y < 0 ? y : y * 0.86 };
    }
    case 'round': case 'oval': case 'bead': return { x: rx * Math.cos(a), y: ry * Math.sin(a) };
  }
}

/** A cut stone seen face on, centred, of half height `r`. */
export function gem(type: StoneType, shape: StoneShape, r: number): string {
  const tones = GEMS[type];
  if (type === 'pearl' || shape === 'bead') return pearl(r, tones);
  return shape === 'emerald-cut' ? stepCut(shape, r, tones) : brilliant(shape, r, tones);
}

const LIGHT = -128;

/** Facets between the table and the girdle, lit by direction and by their place in the pattern. */
function brilliant(shape: StoneShape, r: number, tones: GemTones): string {
  // A colourless stone lives by contrast alone.
  const vivid = tones === GEMS.diamond ? 1.7 : 1;
  const mains = 8;
  const step = 360 / mains;
  const offset = shape === 'princess' || shape === 'cushion' ? 45 : -90;
  const edge = (degrees: number, scale = 1): Point => {
    const p = girdle(shape, degrees);
    return { x: p.x * r * scale, y: p.y * r * scale };
  };
  const facets: string[][] = [[], [], [], [], [], []];
  const add = (points: readonly Point[], facing: number, sparkle: number): void => {
    const lit = 0.5 + 0.5 * Math.cos(((facing - LIGHT) * Math.PI) / 180);
    const tone = Math.max(0, Math.min(5, Math.round((1 - lit) * 3.1 + sparkle * vivid)));
    facets[tone]?.push(polygon(points));
  };
  const table = 0.56;
  for (let main = 0; main < mains; main += 1) {
    const a = offset + main * step;
    const mid = a + step / 2;
    const star = edge(mid, 0.77);
    const before = edge(a - step / 2, 0.77);
    const even = main % 2 === 0;
    add([edge(a, table), star, edge(a), before], a, even ? 0.9 : -0.4);
    add([edge(a, table), edge(a + step, table), star], mid, even ? -0.6 : 0.7);
    add([star, edge(a), edge(a + step / 4, 1), edge(mid)], a + step / 4, even ? 1.6 : 0.3);
    add([star, edge(mid), edge(mid + step / 4, 1), edge(a + step)], mid + step / 4, even ? -0.4 : 1.4);
    // What the pavilion throws back through the table.
    add([{ x: 0, y: 0 }, edge(a - step / 4, table * 0.62), edge(a, table), edge(a + step / 4, table * 0.62)], a + 180, even ? 1.4 : -0.2);
    add([{ x: 0, y: 0 }, edge(a + step / 4, table * 0.62), edge(mid, table * 0.98), edge(mid + step / 4, table * 0.62)], mid, even ? -1 : 0.4);
  }
  const outline = polygon(Array.from({ length: 32 }, (_, at) => edge(offset + at * 11.25)));
  const tablePath = polygon(Array.from({ length: mains }, (_, at) => edge(offset + at * step, table)));
  return `<path d="${outline}" fill="${tones[3]}"/>${facets.map((paths, tone) => (paths.length === 0 ? '' : `<path d="${paths.join('')}" fill="${tones[tone] ?? ''}"/>`)).join('')}`
    + `<path d="${tablePath}" fill="${tones[0]}" fill-opacity=".16" stroke="${tones[0]}" stroke-opacity=".7" stroke-width="${n(Math.max(0.4, r * 0.018))}"/>`
    + `<path d="${polygon([edge(LIGHT - 20, table * 0.9), edge(LIGHT + 30, table * 0.9), edge(LIGHT + 10, table * 0.3)])}" fill="#fff" fill-opacity=".75"/>`
    + `<path d="${outline}" fill="none" stroke="${tones[5]}" stroke-opacity=".55" stroke-width="${n(Math.max(0.4, r * 0.02))}"/>`;
}

/** Steps of long facets, as emerald cuts have. */
function stepCut(shape: StoneShape, r: number, tones: GemTones): string {
  const { rx, ry } = PROPORTIONS[shape];
  const ring = (scale: number): Point[] => {
    const w = rx * r * scale;
    const h = ry * r * (1 - (1 - scale) * 0.86);
    const c = 0.26 * r * Math.max(scale, 0.35);
    return [
      { x: -w + c, y: -h }, { x: w - c, y: -h }, { x: w, y: -h + c }, { x: w, y: h - c },
      { x: w - c, y: h }, { x: -w + c, y: h }, { x: -w, y: h - c }, { x: -w, y: -h + c },
    ];
  };
  const facing = [-90, -45, 0, 45, 90, 135, 180, 225];
  const scales = [1, 0.82, 0.64, 0.46];
  const parts: string[] = [];
  scales.slice(0, -1).forEach((scale, level) => {
    const outer = ring(scale);
    const inner = ring(scales[level + 1] ?? 0.4);
    facing.forEach((angle, side) => {
      const lit = 0.5 + 0.5 * Math.cos(((angle - LIGHT + level * 55) * Math.PI) / 180);
      const tone = tones[Math.max(0, Math.min(5, Math.round((1 - lit) * 4 + (level === 1 ? -0.5 : 0.3))))] ?? '';
      const next = (side + 1) % 8;
      const corners = [outer[side], outer[next], inner[next], inner[side]].filter((point) => point !== undefined);
      parts.push(`<path d="${polygon(corners)}" fill="${tone}"/>`);
    });
  });
  const table = ring(0.46);
  const w = rx * r * 0.46;
  const h = ry * r * 0.5;
  return `${parts.join('')}<path d="${polygon(table)}" fill="${tones[2]}"/>`
    + `<path d="${polygon([{ x: -w * 0.9, y: -h * 0.9 }, { x: w * 0.2, y: -h * 0.9 }, { x: -w * 0.2, y: h }, { x: -w * 0.9, y: h }])}" fill="${tones[0]}" fill-opacity=".6"/>`
    + `<path d="M0 ${n(-h)}V${n(h)}M${n(-w)} 0H${n(w)}" stroke="${tones[4]}" stroke-opacity=".45" stroke-width="${n(r * 0.03)}"/>`
    + `<path d="${polygon(ring(1))}" fill="none" stroke="${tones[5]}" stroke-opacity=".5" stroke-width="${n(Math.max(0.4, r * 0.025))}"/>`;
}

function pearl(r: number, tones: GemTones): string {
  return `<circle r="${n(r)}" fill="${tones[4]}"/><circle cx="${n(-r * 0.05)}" cy="${n(-r * 0.06)}" r="${n(r * 0.92)}" fill="${tones[3]}"/>`
    + `<circle cx="${n(-r * 0.1)}" cy="${n(-r * 0.12)}" r="${n(r * 0.78)}" fill="${tones[2]}"/><circle cx="${n(-r * 0.16)}" cy="${n(-r * 0.2)}" r="${n(r * 0.56)}" fill="${tones[1]}"/>`
    + `<circle cx="${n(-r * 0.28)}" cy="${n(-r * 0.34)}" r="${n(r * 0.24)}" fill="#fff"/><path d="M${n(-r * 0.45)} ${n(r * 0.66)}a${n(r * 0.85)} ${n(r * 0.85)} 0 0 0 ${n(r * 1.1)} ${n(-r * 0.5)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${n(r * 0.09)}"/>`;
}

/**
 * A small stone of radius 1 with its bead setting, defined once as `#a` and used many times.
 */
export function accentDef(type: StoneType, metal: MetalTones): string {
  const tones = GEMS[type];
  if (type === 'pearl') {
    return `<g id="a"><circle r="1" fill="${tones[4]}"/><circle cx="-.07" cy="-.09" r=".86" fill="${tones[2]}"/><circle cx="-.18" cy="-.22" r=".55" fill="${tones[0]}"/></g>`;
  }
  const spoke = (at: number, radius: number): string => {
    const a = (at * Math.PI) / 180;
    return `${(Math.cos(a) * radius).toFixed(2)} ${(Math.sin(a) * radius).toFixed(2)}`;
  };
  const star = Array.from({ length: 8 }, (_, at) => `${spoke(at * 45 - 90, 0.86)}L${spoke(at * 45 - 67.5, 0.46)}`).join('L');
  const lit = [-150, -105, 30].map((at) => `M0 0L${spoke(at - 22, 0.8)}L${spoke(at + 22, 0.8)}z`).join('');
  const dark = [55, 190].map((at) => `M0 0L${spoke(at - 20, 0.9)}L${spoke(at + 20, 0.9)}z`).join('');
  return `<g id="a"><circle r="1.15" fill="${metal.base}"/><circle r=".98" fill="${tones[3]}"/><path d="M${star}z" fill="${tones[1]}"/><path d="${dark}" fill="${tones[3]}"/>`
    + `<path d="${lit}" fill="${tones[0]}"/><circle r=".36" fill="${tones[1]}"/><path d="M-.36-.36L.1-.4-.1.1z" fill="#fff"/>`
    + `<g fill="${metal.light}" stroke="${metal.shade}" stroke-width=".07"><circle cx=".8" cy=".8" r=".22"/><circle cx="-.8" cy=".8" r=".22"/><circle cx=".8" cy="-.8" r=".22"/><circle cx="-.8" cy="-.8" r=".22"/></g></g>`;
}

export function accent(at: Point, r: number): string {
  return `<use href="#a" transform="translate(${n(at.x)} ${n(at.y)})scale(${n(r)})"/>`;
}
