import { hanging, n, place, stations, trace, type Point, type Station } from './draw.ts';
import { goldBeads, shadow, tube } from './metal.ts';
import type { MetalTones } from './palette.ts';
import type { DrawFamily } from './sketch.ts';

/** Chains hang in two falls, lie in a coil, or run across the sheet close up. */
export const drawChain: DrawFamily = (sketch, view) => {
  const { choices, tones, design } = sketch;
  const piece = { form: design.form, tones };
  const size = choices.range(0.8, 1.25);
  if (view === 'detail') return shadow({ x: 210, y: 290 }, 190, 30) + links(piece, (t) => ({ x: -30 + 460 * t, y: 250 - 110 * t + 46 * Math.sin(t * 5.4) }), 540, size * 2.7);
  if (view === 'angle') {
    const coil = (t: number): Point => ({ x: 200 + (64 + 92 * t) * Math.cos(t * 12.6 + 0.6), y: 210 + (40 + 62 * t) * Math.sin(t * 12.6 + 0.6) });
    return shadow({ x: 206, y: 300 }, 170, 34) + links(piece, coil, 1180, size * 0.9);
  }
  const outer = hanging({ x: 56, y: -64 }, { x: 344, y: -64 }, choices.range(345, 395), choices.range(1.7, 2.4));
  return shadow({ x: 210, y: 346 }, 120, 16) + links(piece, outer, 860, size);
};

/** One kind of link along a curve of about this length. */
export function links({ form, tones }: { readonly form: string; readonly tones: MetalTones }, curve: (t: number) => Point, length: number, size: number): string {
  const every = (spacing: number, draw: (at: Station, index: number) => string): string =>
    stations(curve, Math.max(2, Math.round(length / spacing))).map(draw).join('');
  const use = (id: string, at: Station, turn = 0): string => `<use href="#${id}" transform="translate(${n(at.x)} ${n(at.y)})rotate(${n(at.angle + turn)})"/>`;
  switch (form) {
    case 'rope': {
      const strand = (phase: number): string => trace((t) => {
        const p = curve(t);
        const q = curve(Math.min(1, t + 0.002));
        const a = Math.atan2(q.y - p.y, q.x - p.x) + Math.PI / 2;
        const k = Math.sin((t * length) / (size * 3.1) + phase) * size * 3.4;
        return { x: p.x + Math.cos(a) * k, y: p.y + Math.sin(a) * k };
      }, Math.min(420, Math.round(length / size / 1.6)));
      return tube(strand(Math.PI), size * 4.6, tones) + tube(strand(Math.PI / 2), size * 4.6, tones) + tube(strand(0), size * 4.6, tones);
    }
    case 'box':
      return `<defs><g id="l">${box(size, tones)}</g></defs>${every(size * 9, (at) => use('l', at))}`;
    case 'figaro':
      return `<defs><g id="l">${oval(size * 5.4, size * 4.4, size * 2.3, tones)}</g><g id="k">${oval(size * 10.5, size * 4.8, size * 2.5, tones)}</g></defs>`
        + every(size * 9.6, (at, index) => use(index % 4 === 3 ? 'k' : 'l', at));
    case 'curb':
      return `<defs><g id="l">${oval(size * 8, size * 5.6, size * 3.6, tones)}</g></defs>${every(size * 9.2, (at) => use('l', at, 24))}`;
    case 'ball':
      return `<path d="${trace(curve, 80)}" fill="none" stroke="${tones.shade}" stroke-width="${n(size * 1.4)}"/>${goldBeads(trace(curve, 120), size * 9, size * 1.2, tones)}`;
    default:
      return `<defs><g id="l">${oval(size * 8, size * 5, size * 2.2, tones)}</g><g id="k">${tube(`M${n(-size * 5.2)} 0H${n(size * 5.2)}`, size * 2.4, tones)}</g></defs>`
        + every(size * 10, (at, index) => use(index % 2 === 0 ? 'l' : 'k', at));
  }
}

function oval(rx: number, ry: number, wire: number, tones: MetalTones): string {
  return tube(`M${n(-rx)} 0A${n(rx)} ${n(ry)} 0 1 1 ${n(rx)} 0A${n(rx)} ${n(ry)} 0 1 1 ${n(-rx)} 0z`, wire, tones);
}

function box(size: number, tones: MetalTones): string {
  const s = size * 4.2;
  return place(`<rect x="${n(-s)}" y="${n(-s)}" width="${n(2 * s)}" height="${n(2 * s)}" rx="${n(s * 0.3)}" fill="url(#P)" stroke="${tones.deep}" stroke-width="${n(size * 0.6)}"/>`
    + `<path d="M${n(-s * 0.6)} ${n(-s * 0.55)}H${n(s * 0.5)}" stroke="${tones.shine}" stroke-width="${n(size * 0.9)}" stroke-linecap="round"/>`, { x: 0, y: 0 });
}
