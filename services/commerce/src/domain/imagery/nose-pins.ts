import { n, place, polar, stations, trace } from './draw.ts';
import { accent, gem } from './gem.ts';
import { headOf, motifHead, rosette } from './head.ts';
import { ball, fineChain, shadow, tube } from './metal.ts';
import type { DrawFamily, Sketch } from './sketch.ts';
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
  const fan = accents ? rosette(sketch, 17).svg : ball({ x: 0, y: 0 }, 10);
  const side = at(150);
  return shadow({ x: 214, y: 336 }, 112, 13) + tube(ring, choices.range(4.5, 6.5), tones)
    + low.map((p, index) => (index % 2 === 0 ? (pearl ? place(gem('pearl', 'bead', 10), p) : ball(p, 9)) : accents ? accent(p, 8) : ball(p, 7))).join('')
    + (choices.unit() < 0.6 ? fineChain(`M${n(at(-70).x)} ${n(at(-70).y)}Q320 40 440 -30`, 3.4, tones) : '')
    + place(fan, at(100)) + place(head.svg, { x: side.x - 4, y: side.y });
}
