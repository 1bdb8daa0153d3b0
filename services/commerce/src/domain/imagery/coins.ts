import { n, place, polar, stations, trace } from './draw.ts';
import { ball, goldBeads, shadow } from './metal.ts';
import { motifShape } from './motif.ts';
import type { DrawFamily, Sketch } from './sketch.ts';

const COIN_RADIUS = 142;

export const drawCoin: DrawFamily = (sketch, view) => {
  const piece = sketch.design.form === 'bar' ? bar(sketch) : coin(sketch);
  if (view === 'detail') return place(piece, { x: 200, y: sketch.design.form === 'bar' ? 204 : 214 }, { scale: 1.62 });
  if (view === 'front') return shadow({ x: 212, y: 352 }, 150, 16) + place(piece, { x: 200, y: 196 });
  const thickness = `<g fill="${sketch.tones.shade}" stroke="${sketch.tones.deep}" stroke-width=".6">${[10, 8, 6, 4, 2].map((x) => place(edge(sketch), { x, y: x * 0.25 })).join('')}</g>`;
  return shadow({ x: 214, y: 356 }, 130, 15) + place(thickness + piece, { x: 194, y: 198 }, { rotate: -10, scale: 0.74, scaleY: 1, skewX: 4 });
};

function edge({ design }: Sketch): string {
  return design.form === 'bar' ? '<rect x="-92" y="-140" width="184" height="280" rx="14"/>' : `<circle r="${String(COIN_RADIUS)}"/>`;
}

function inscription({ design }: Sketch): { readonly top: string; readonly bottom: string } {
  const grams = (design.bodies[0]?.net_mg ?? 0) / 1000;
  return { top: 'SUVARNA', bottom: `24K · ${String(design.fineness)} · ${String(grams)} g` };
}

function relief({ design, choices, tones }: Sketch, r: number): string {
  const shape = motifShape(design.motif, r, choices);
  const all = shape.plates;
  return all.map((d) => `<path d="${d}" transform="translate(2.4 3)" fill="${tones.deep}" fill-opacity=".7"/><path d="${d}" transform="translate(-1.3 -1.4)" fill="${tones.shine}" fill-opacity=".9"/><path d="${d}" fill="url(#P)"/>`).join('')
    + shape.lines.map((d) => `<path d="${d}" fill="none" stroke="${tones.deep}" stroke-opacity=".55" stroke-width="1.8"/>`).join('')
    + shape.seats.slice(0, 1).map((seat) => ball(seat, seat.r * 0.5)).join('');
}

function coin(sketch: Sketch): string {
  const { tones, choices } = sketch;
  const R = COIN_RADIUS;
  const { top, bottom } = inscription(sketch);
  const circle = (radius: number): string => trace((t) => polar(radius, t * 360), 60);
  const inner = choices.range(0.6, 0.66);
  const ring = choices.of(['dots', 'line', 'petals']);
  const border = ring === 'dots' ? goldBeads(circle(R * inner), 5, 4, tones)
    : ring === 'line' ? `<circle r="${n(R * inner)}" fill="none" stroke="${tones.deep}" stroke-opacity=".5" stroke-width="2"/>`
      : `<path d="${stations((t) => polar(R * inner, t * 360), 41).map((at) => `M${n(at.x)} ${n(at.y)}l${n(polar(7, at.angle - 90).x)} ${n(polar(7, at.angle - 90).y)}`).join('')}" stroke="${tones.deep}" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`;
  const letter = `font-family="Georgia,serif" font-size="21" letter-spacing="4" text-anchor="middle" fill="${tones.deep}"`;
  const glint = `fill="${tones.shine}" fill-opacity=".8"`;
  const text = (id: string, words: string): string =>
    `<text ${letter} ${glint} dx="0" dy="1.2"><textPath href="#${id}" startOffset="50%">${words}</textPath></text><text ${letter}><textPath href="#${id}" startOffset="50%">${words}</textPath></text>`.replace(`${letter} ${glint}`, letter.replace(tones.deep, tones.shine));
  return `<defs><path id="u" d="M${n(-R * 0.73)} 0A${n(R * 0.73)} ${n(R * 0.73)} 0 0 1 ${n(R * 0.73)} 0"/><path id="v" d="M${n(-R * 0.86)} 0A${n(R * 0.86)} ${n(R * 0.86)} 0 0 0 ${n(R * 0.86)} 0"/></defs>`
    + `<circle r="${String(R)}" fill="${tones.shade}"/><circle r="${n(R - 2.5)}" fill="none" stroke="${tones.light}" stroke-width="5" stroke-dasharray="2.2 2.6"/>`
    + `<circle r="${n(R - 6)}" fill="url(#P)" stroke="${tones.deep}" stroke-opacity=".6"/><circle r="${n(R * 0.9)}" fill="url(#M)" stroke="${tones.deep}" stroke-opacity=".5" stroke-width="1.4"/>`
    + `<circle r="${n(R * 0.9)}" fill="url(#P)" fill-opacity=".55"/>${goldBeads(circle(R * 0.875), 4, 2, tones)}${border}${text('u', top)}${text('v', bottom)}`
    + relief(sketch, R * 0.46);
}

function bar(sketch: Sketch): string {
  const { tones } = sketch;
  const { top, bottom } = inscription(sketch);
  const text = (y: number, words: string, size: number): string =>
    `<g font-family="Georgia,serif" font-size="${String(size)}" letter-spacing="2" text-anchor="middle"><text y="${n(y + 1.2)}" x="1" fill="${tones.shine}">${words}</text><text y="${n(y)}" fill="${tones.deep}">${words}</text></g>`;
  return `<rect x="-90" y="-136" width="184" height="280" rx="14" fill="${tones.deep}"/><rect x="-92" y="-140" width="184" height="280" rx="14" fill="url(#P)" stroke="${tones.shade}"/>`
    + `<rect x="-82" y="-130" width="164" height="260" rx="9" fill="url(#M)"/><rect x="-82" y="-130" width="164" height="260" rx="9" fill="url(#P)" fill-opacity=".6" stroke="${tones.deep}" stroke-opacity=".5"/>`
    + `<rect x="-76" y="-124" width="152" height="248" rx="7" fill="none" stroke="${tones.shine}" stroke-opacity=".8" stroke-width="1.6"/>`
    + `${text(-86, top, 22)}${place(relief(sketch, 54), { x: 0, y: -8 })}${text(84, bottom.split(' · ').slice(0, 2).join(' '), 21)}${text(110, bottom.split(' · ')[2] ?? '', 19)}`;
}
