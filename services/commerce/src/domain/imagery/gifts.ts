import { n, place, polar, stations, trace } from './draw.ts';
import { accent } from './gem.ts';
import { motifHead, type Head } from './head.ts';
import { ball, beads, fineChain, plate, shadow, tube } from './metal.ts';
import type { DrawFamily, Sketch } from './sketch.ts';
import { PEARL_BEADS } from './strands.ts';
import { seenFrom } from './view.ts';

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
