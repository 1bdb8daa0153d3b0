import { n, place, polar, stations, trace } from './draw.ts';
import { accent, gem } from './gem.ts';
import { clusterHead, headOf, motifHead, type Head } from './head.ts';
import { ball, beads, fineChain, goldBeads, plate, shadow, tube } from './metal.ts';
import { motifShape } from './motif.ts';
import type { DrawFamily, Sketch } from './sketch.ts';
import { PEARL_BEADS } from './strands.ts';
import { seenFrom } from './view.ts';

/** Nose pins are drawn large, with the wire that holds them; the nath is a hoop. */
export const drawNosePin: DrawFamily = (sketch, view) => {
  if (sketch.design.form === 'nath') return seenFrom(view, nath(sketch), { x: 140, y: 262, scale: 2 });
  const { choices, tones } = sketch;
  const r = sketch.design.form === 'stud' ? choices.range(58, 72) : choices.range(70, 84);
  const bend = choices.unit();
  const head = headOf(sketch, r);
  if (view === 'detail') return shadow({ x: 208, y: 372 }, 120, 12) + place(head.svg, { x: 200, y: 196 }, { scale: 148 / r });
  const wire = bend < 0.5
    ? `M0 0C30 40 60 70 62 116C63 146 34 150 32 128`
    : `M0 0L58 96q9 16 -8 22l-26 6`;
  if (view === 'front') return shadow({ x: 214, y: 332 }, 90, 12) + place(tube(wire, 6, tones), { x: 206, y: 204 }) + place(head.svg, { x: 194, y: 176 });
  return shadow({ x: 214, y: 326 }, 110, 12) + place(tube('M0 0C46 20 96 34 128 78q8 22 -14 26', 6, tones), { x: 176, y: 190 }) + place(head.svg, { x: 160, y: 178 }, { rotate: -18, scale: 0.74, scaleY: 1 });
};

function nath(sketch: Sketch): string {
  const { tones, accents, choices, design } = sketch;
  const r = choices.range(98, 116);
  const at = (degrees: number) => polar(r, degrees, { x: 206, y: 196 });
  const ring = trace((t) => at(-78 + 338 * t), 60);
  const count = choices.whole(5, 9);
  const low = stations((t) => at(176 - 122 * t), count);
  const pearl = accents?.type === 'pearl' || choices.unit() < 0.5;
  const head = motifHead(sketch, design.motif, choices.range(28, 36));
  const fan = accents ? clusterHead(sketch, 17).svg : ball({ x: 0, y: 0 }, 10);
  const side = at(150);
  return shadow({ x: 214, y: 336 }, 112, 13) + tube(ring, choices.range(4.5, 6.5), tones)
    + low.map((p, index) => (index % 2 === 0 ? (pearl ? place(gem('pearl', 'bead', 10), p) : ball(p, 9)) : accents ? accent(p, 8) : ball(p, 7))).join('')
    + (choices.unit() < 0.6 ? fineChain(`M${n(at(-70).x)} ${n(at(-70).y)}Q320 40 440 -30`, 3.4, tones) : '')
    + place(fan, at(100)) + place(head.svg, { x: side.x - 4, y: side.y });
}

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

const BOXES = [
  { out: '#5b1226', in: '#7d1f37', ribbon: '#e8c98a' }, { out: '#123f3a', in: '#1d5d55', ribbon: '#ecd9a8' },
  { out: '#1d2c52', in: '#2c4274', ribbon: '#e9d3b0' }, { out: '#6f5a7c', in: '#8d769b', ribbon: '#f3e6d2' },
] as const;

/** Gifts lie in their open box; cufflinks and rakhis are drawn as they are worn. */
export const drawGift: DrawFamily = (sketch, view) => {
  const { design } = sketch;
  if (design.form === 'cufflinks') return seenFrom(view, cufflinks(sketch), { x: 138, y: 190, scale: 1.9 });
  if (design.form === 'rakhi') return seenFrom(view, rakhi(sketch), { x: 200, y: 200, scale: 1.8 });
  return seenFrom(view, boxed(sketch), { x: 200, y: 222, scale: 2 });
};

function boxed(sketch: Sketch): string {
  const { design, choices, tones } = sketch;
  const box = choices.of(BOXES);
  const two = design.form === 'stud-box';
  const head = motifHead(sketch, design.motif, two ? 34 : 50);
  const jewel = two
    ? place(head.svg, { x: 156, y: 228 }) + place(head.svg, { x: 244, y: 228 }, { scale: -1, scaleY: 1 })
    : fineChain('M128 166Q200 158 200 184M272 166Q200 158 200 184', 3.2, tones) + ball({ x: 200, y: 184 }, 5) + place(head.svg, { x: 200, y: 190 + (head.top ?? head.ry) });
  return shadow({ x: 210, y: 344 }, 150, 20)
    + `<path d="M84 150L104 44Q106 36 116 36H284Q294 36 296 44L316 150z" fill="${box.out}"/><path d="M98 146L114 54Q115 48 122 48H278Q285 48 286 54L302 146z" fill="${box.in}"/>`
    + `<path d="M98 146L114 54Q115 48 122 48H278Q285 48 286 54L302 146z" fill="url(#sh)" fill-opacity=".6"/>`
    + `<rect x="76" y="142" width="248" height="196" rx="12" fill="${box.out}"/><path d="M76 300v26q0 12 12 12h224q12 0 12-12v-26z" fill="#000" fill-opacity=".22"/>`
    + `<rect x="88" y="152" width="224" height="152" rx="9" fill="#f7efe2"/><rect x="88" y="152" width="224" height="152" rx="9" fill="url(#bg)" stroke="#dccbb0"/>`
    + `<path d="M96 228H304" stroke="#d9c6a8" stroke-width="3" stroke-linecap="round"/>${jewel}${ribbon(box.ribbon)}`;
}

function ribbon(colour: string): string {
  return place(`<path d="M0 0C-20 -34 -58 -30 -50 -4C-46 12 -18 8 0 0C20 -34 58 -30 50 -4C46 12 18 8 0 0z" fill="${colour}" stroke="#00000030"/><path d="M-4 2L-30 40L-14 36L-8 50L4 4L14 50L20 36L34 40z" fill="${colour}" stroke="#00000022"/><circle r="8" fill="${colour}" stroke="#00000040"/><path d="M-40 -12Q-24 -18 -8 -3M40 -12Q24 -18 8 -3" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>`, { x: 292, y: 318 }, { rotate: -8, scale: 0.86 });
}

function cufflinks(sketch: Sketch): string {
  const { tones, choices, design, accents } = sketch;
  const round = choices.unit() < 0.5;
  const face = (): Head => {
    const d = round ? 'M-58 0A58 58 0 1 1 58 0A58 58 0 1 1 -58 0z' : 'M-46 -56H46Q56 -56 56 -46V46Q56 56 46 56H-46Q-56 56 -56 46V-46Q-56 -56 -46 -56z';
    const rim = accents && accents.count > 5 ? stations((t) => polar(48, t * 360), 17).slice(0, -1).map((p) => accent(p, 5)).join('') : `<circle r="46" fill="none" stroke="${tones.deep}" stroke-opacity=".45" stroke-width="1.6"/>`;
    return { svg: plate(d, tones, 7) + (round ? rim : '') + motifHead(sketch, design.motif, 32).svg, rx: 58, ry: 58 };
  };
  const one = face().svg;
  const post = tube('M0 0L46 44', 9, tones) + tube('M26 66L68 24', 13, tones);
  return shadow({ x: 206, y: 316 }, 160, 18) + place(post, { x: 286, y: 196 }) + place(one, { x: 268, y: 174 }, { rotate: 14, scale: 0.86, scaleY: 1 })
    + place(post, { x: 158, y: 240 }) + place(one, { x: 134, y: 206 }, { rotate: -8 });
}

function rakhi(sketch: Sketch): string {
  const { choices, design, tones, accents } = sketch;
  const thread = choices.of(['#a3152c', '#b5541a', '#7a1746', '#8c1c1c']);
  const wave = trace((t) => ({ x: -16 + 432 * t, y: 206 + 26 * Math.sin(t * 6.1 - 0.2) }), 50);
  const twist = (width: number, colour: string, dash: string): string => `<path d="${wave}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${dash}/>`;
  const places = stations((t) => ({ x: 40 + 320 * t, y: 206 + 26 * Math.sin(((56 + 320 * t) / 432) * 6.1 - 0.2) }), 9).filter((at) => Math.abs(at.x - 200) > 62);
  const halo = plate(Array.from({ length: 72 }, (_, at) => polar(60 + 5 * Math.cos(((at * 5) / 180) * Math.PI * 12), at * 5)).map((p, at) => `${at === 0 ? 'M' : 'L'}${n(p.x)} ${n(p.y)}`).join('') + 'z', tones, 5);
  const rim = accents ? Array.from({ length: 16 }, (_, at) => accent(polar(52, at * 22.5), 4.6)).join('') : beads(trace((t) => polar(52, t * 360), 40), 6, 1, PEARL_BEADS);
  return shadow({ x: 208, y: 292 }, 150, 16) + twist(9, thread, '') + twist(9, '#e8b84a', ' stroke-dasharray="3 9"') + twist(2, '#fff', ' stroke-opacity=".25"')
    + places.map((at) => ball(at, 8)).join('') + place(`${halo}${rim}${motifHead(sketch, design.motif, 42).svg}`, { x: 200, y: 200 });
}
