import { hanging, n, place, polar, stations, trace, type Point } from './draw.ts';
import { accent, gem } from './gem.ts';
import { rosette, headOf, motifHead, stoneHead, type Head } from './head.ts';
import { ball, beads, fineChain, goldBeads, plate, shadow, tube } from './metal.ts';
import type { DrawFamily, Sketch } from './sketch.ts';
import { ONYX_BEADS, PEARL_BEADS } from './strands.ts';
import { seenFrom } from './view.ts';

/** The falls begin above the sheet, so that a turned piece still runs out of it. */
const TOP = -64;
const LEFT: Point = { x: 50, y: TOP };
const RIGHT: Point = { x: 350, y: TOP };

export const drawPendant: DrawFamily = (sketch, view) => {
  const { choices } = sketch;
  const r = sketch.design.form === 'solo' || sketch.design.form === 'pendant' ? choices.range(60, 76) : choices.range(80, 94);
  const head = pendantHead(sketch, r);
  if (view === 'detail') {
    const close = pendantHead(sketch, r);
    const scale = Math.min(165 / close.ry, 170 / close.rx);
    return shadow({ x: 214, y: 376 }, 120, 12) + place(bail(sketch, topOf(close)) + close.svg, { x: 200, y: 216 }, { scale });
  }
  const y = 128 + topOf(head);
  const top = y - topOf(head) - 22;
  const chain = trace((t) => ({ x: LEFT.x + (RIGHT.x - LEFT.x) * t, y: TOP + (top - TOP) * (1 - Math.abs(2 * t - 1) ** 1.25) }));
  const hung = fineChain(chain, choices.range(3.4, 4.6), sketch.tones) + place(bail(sketch, topOf(head)) + head.svg, { x: 200, y });
  if (view === 'front' || view === 'worn') return shadow({ x: 214, y: y + head.ry + 24 }, head.rx * 1.25, 12) + hung;
  // Laid down, its chain gathered beside it.
  const loop = trace((t) => {
    const a = -0.4 + t * 7.4;
    return { x: 222 + (96 + 22 * Math.sin(a * 0.7)) * Math.cos(a) * (1 - t * 0.12), y: 132 + 62 * Math.sin(a) + 14 * t };
  }, 90);
  return shadow({ x: 196, y: 346 }, 130, 14) + fineChain(loop, 4, sketch.tones) + place(bail(sketch, topOf(head)) + head.svg, { x: 178, y: 186 + topOf(head) * 0.6 }, { rotate: 16, scale: 0.86, scaleY: 1 });
};

function topOf(head: Head): number {
  return head.top ?? head.ry;
}

function pendantHead(sketch: Sketch, r: number): Head {
  const { design, tones, accents, choices } = sketch;
  if (design.form === 'bar') {
    const w = r * choices.range(0.2, 0.3);
    const upright = choices.unit() < 0.55;
    const d = `M${n(-w)} ${n(-r * 0.95)}Q0 ${n(-r * 1.08)} ${n(w)} ${n(-r * 0.95)}V${n(r * 0.95)}Q0 ${n(r * 1.08)} ${n(-w)} ${n(r * 0.95)}z`;
    const count = accents ? Math.min(9, accents.count) : 0;
    const stones = Array.from({ length: count }, (_, at) => accent({ x: 0, y: count === 1 ? 0 : -r * 0.76 + (1.52 * r * at) / (count - 1) }, Math.min(w * 0.62, (r * 0.72) / count))).join('');
    const body = plate(d, tones, 4) + (stones || `<path d="M0 ${n(-r * 0.7)}V${n(r * 0.7)}" stroke="${tones.deep}" stroke-opacity=".5" stroke-width="1.6"/>`);
    return upright ? { svg: body, rx: w, ry: r } : { svg: place(body, { x: 0, y: 0 }, { rotate: 90 }), rx: r, ry: w };
  }
  if (design.form === 'medallion') {
    const edge = choices.of([0, 12, 20]);
    const rim = Array.from({ length: 72 }, (_, at) => polar(r * (1 + (edge ? 0.03 * Math.cos((at / 72) * Math.PI * 2 * edge) : 0)), at * 5));
    const d = rim.map((p, at) => `${at === 0 ? 'M' : 'L'}${n(p.x)} ${n(p.y)}`).join('');
    const circle = (k: number): string => trace((t) => polar(r * k, t * 360), 48);
    const around = accents && accents.count > 8 ? Array.from({ length: 16 }, (_, at) => accent(polar(r * 0.82, at * 22.5), r * 0.075)).join('') : goldBeads(circle(0.84), r * 0.075, r * 0.02, tones);
    const field = `<circle r="${n(r * 0.72)}" fill="url(#D)"/><circle r="${n(r * 0.72)}" fill="none" stroke="${tones.light}" stroke-width="1.4"/>`;
    return { svg: plate(`${d}z`, tones, 5) + around + field + motifHead(sketch, design.motif, r * 0.6).svg, rx: r, ry: r };
  }
  return headOf(sketch, r);
}

/** The loop the chain runs through. */
function bail({ tones, accents, choices }: Sketch, top: number): string {
  const y = -top - 10;
  const shape = choices.unit();
  const loop = shape < 0.5
    ? tube(`M0 ${n(y + 12)}C-9 ${n(y + 4)} -9 ${n(y - 14)} 0 ${n(y - 15)}C9 ${n(y - 14)} 9 ${n(y + 4)} 0 ${n(y + 12)}`, 5, tones)
    : plate(`M0 ${n(y + 13)}C-13 ${n(y)} -8 ${n(y - 15)} 0 ${n(y - 15)}C8 ${n(y - 15)} 13 ${n(y)} 0 ${n(y + 13)}z`, tones, 2);
  return loop + (accents && shape >= 0.5 ? accent({ x: 0, y: y - 4 }, 4.6) : '');
}

const DEPTH = { collar: 288, station: 314, tennis: 298, lariat: 266, layered: 242 } as const;

export const drawNecklace: DrawFamily = (sketch, view) => {
  const form = sketch.design.form as keyof typeof DEPTH;
  const depth = DEPTH[form] + sketch.choices.range(-10, 12);
  const curve = hanging(LEFT, RIGHT, depth, sketch.choices.range(1.9, 2.5));
  const drawn = { collar, station, tennis, lariat, layered }[form](sketch, curve, depth);
  return seenFrom(view, drawn, { x: 200, y: TOP + depth, scale: form === 'tennis' ? 2.6 : 2.1 });
};

type Curve = (t: number) => Point;

function collar(sketch: Sketch, curve: Curve): string {
  const { tones, choices, design, accents } = sketch;
  const count = choices.of([9, 11, 13]);
  const pearl = accents?.type === 'pearl';
  const parts = [shadow({ x: 214, y: 300 }, 130, 26), goldBeads(trace(curve), 6, 0.6, tones)];
  const inner = (t: number): Point => {
    const p = curve(0.06 + t * 0.88);
    return { x: p.x, y: p.y - 10 };
  };
  parts.push(goldBeads(trace(inner), 3.4, 0.5, tones));
  const pearls = pearl || choices.unit() < 0.35;
  for (const at of stations((t) => curve(0.1 + 0.8 * t), count)) {
    const k = 1 - Math.abs(2 * at.t - 1);
    const r = 13 + 17 * k ** 1.2;
    const turn = at.angle;
    const head = k > 0.93 || count < 12 ? motifHead(sketch, design.motif, r) : accents && !pearl ? rosette(sketch, r * 0.82) : motifHead(sketch, design.motif, r);
    const fringe = pearls ? place(gem('pearl', 'bead', 4.4 + 2 * k), { x: 0, y: r + 7 }) : ball({ x: 0, y: r + 4 }, 3 + k);
    parts.push(place(fringe + head.svg, { x: at.x, y: at.y + r * 0.5 }, { rotate: turn * 0.8 }));
  }
  return parts.join('');
}

function station(sketch: Sketch, curve: Curve): string {
  const { tones, choices, accents, design } = sketch;
  const count = accents ? Math.min(9, Math.max(5, accents.count)) : 5;
  const motifs = choices.unit() < 0.6;
  const r = choices.range(10, 14);
  return shadow({ x: 208, y: 290 }, 110, 14) + fineChain(trace(curve), 3.2, tones) + stations((t) => curve(0.16 + 0.68 * t), count).map((at, index) => {
    const middle = index === (count - 1) / 2;
    const head = motifs || middle ? motifHead(sketch, design.motif, middle ? r * 1.9 : r * 1.15).svg : accents ? `<circle r="${n(r * 0.92)}" fill="url(#P)" stroke="${tones.deep}" stroke-opacity=".5"/>${accent({ x: 0, y: 0 }, r * 0.68)}` : ball({ x: 0, y: 0 }, r * 0.7);
    return place(head, { x: at.x, y: at.y + (middle ? r * 1.4 : 0) }, { rotate: at.angle });
  }).join('');
}

function tennis(sketch: Sketch, curve: Curve): string {
  const { tones, choices } = sketch;
  const graded = choices.unit() < 0.5;
  const count = choices.whole(42, 50);
  const d = trace(curve);
  return shadow({ x: 208, y: 282 }, 130, 16) + `<path d="${d}" fill="none" stroke="${tones.shade}" stroke-width="5"/>` + stations(curve, count).map((at) => {
    const k = 1 - Math.abs(2 * at.t - 1);
    return accent(at, graded ? 5 + 5 * k : 6.8);
  }).join('');
}

function lariat(sketch: Sketch, curve: Curve, depth: number): string {
  const { tones, choices, accents } = sketch;
  const bottom = TOP + depth;
  const head = stoneHead(sketch, choices.range(27, 34), true);
  const fall = choices.range(18, 40);
  const link = accents ? rosette(sketch, 12).svg : ball({ x: 0, y: 0 }, 7);
  const sides = stations((t) => curve(0.34 + 0.32 * t), 7).filter((_, at) => at !== 3).map((at) => accents ? accent(at, 4.2) : ball(at, 3.6)).join('');
  return shadow({ x: 212, y: bottom + fall + head.ry * 2 + 26 }, 60, 9) + fineChain(trace(curve), 3.4, tones) + sides
    + fineChain(`M200 ${n(bottom)}v${n(fall + 10)}`, 3.4, tones) + place(link, { x: 200, y: bottom + 2 }) + place(head.svg, { x: 200, y: bottom + fall + head.ry + 8 });
}

function layered(sketch: Sketch, curve: Curve, depth: number): string {
  const { tones, choices, design, accents } = sketch;
  const layers = choices.of([2, 2, 3]);
  const pearls = accents?.type === 'pearl';
  const parts = [shadow({ x: 210, y: 330 }, 120, 14)];
  for (let layer = layers - 1; layer >= 0; layer -= 1) {
    const lower: Curve = (t) => {
      const p = curve(t);
      return { x: 200 + (p.x - 200) * (1 + layer * 0.08), y: p.y + layer * 58 * (1 - Math.abs(2 * t - 1) ** 2) };
    };
    const d = trace(lower);
    const bottom = TOP + depth + layer * 58;
    if (layer % 2 === 0 && pearls) parts.push(beads(d, 7, 0.6, PEARL_BEADS));
    else if (layer % 2 === 0) parts.push(fineChain(d, 3.6, tones));
    else parts.push(goldBeads(d, 4, 1.8, tones));
    const head = layer === layers - 1 ? motifHead(sketch, design.motif, 26) : accents ? rosette(sketch, 12) : motifHead(sketch, 'geometric', 10);
    parts.push(place(head.svg, { x: 200, y: bottom + topOf(head) * (layer === layers - 1 ? 0.9 : 0.2) }));
  }
  return parts.join('');
}

export const drawMangalsutra: DrawFamily = (sketch, view) => {
  const { tones, choices, design } = sketch;
  const depth = choices.range(228, 248);
  const curve = hanging(LEFT, RIGHT, depth, choices.range(1.6, 2.1));
  const strands = choices.of([1, 2, 2]);
  const group = choices.whole(3, 6);
  const parts: string[] = [shadow({ x: 212, y: 342 }, 74, 11)];
  for (let strand = strands - 1; strand >= 0; strand -= 1) {
    const line: Curve = (t) => {
      const p = curve(t);
      return { x: p.x + (p.x < 200 ? -1 : 1) * strand * 5, y: p.y + strand * 12 * (1 - Math.abs(2 * t - 1) ** 2) };
    };
    const d = trace(line);
    parts.push(`<path d="${d}" fill="none" stroke="${tones.shade}" stroke-width="1.4"/>`, beads(d, 7.4, 0.8, ONYX_BEADS));
    parts.push(stations(line, Math.round(56 / group)).map((at) => ball(at, 4.4)).join(''));
  }
  const y = TOP + depth + 8;
  const pendant = design.form === 'vati' ? bowls(sketch) : design.form === 'tanmaniya' ? headOf(sketch, choices.range(36, 44)) : classic(sketch);
  parts.push(ball({ x: 200, y: y - 2 }, 6), place(pendant.svg, { x: 200, y: y + topOf(pendant) + 4 }));
  return seenFrom(view, parts.join(''), { x: 200, y: y + pendant.ry, scale: design.form === 'vati' ? 1.9 : 2.4 });
};

/** Two hollow bowls side by side, as the Marathi mangalsutra has them. */
function bowls(sketch: Sketch): Head {
  const { tones, choices, design } = sketch;
  const r = choices.range(30, 36);
  const crest = choices.unit() < 0.5 ? motifHead(sketch, design.motif, r * 0.5).svg : `<circle cx="${n(-r * 0.3)}" cy="${n(-r * 0.34)}" r="${n(r * 0.16)}" fill="${tones.shine}" fill-opacity=".8"/>`;
  const bowl = (x: number): string => place(
    `<circle r="${n(r)}" fill="url(#S)" stroke="${tones.deep}" stroke-opacity=".6"/><circle r="${n(r * 0.76)}" fill="none" stroke="${tones.deep}" stroke-opacity=".4" stroke-width="1.2"/>`
    + goldBeads(trace((t) => polar(r * 0.9, t * 360), 30), 3, 0.6, tones) + crest, { x, y: 0 });
  return { svg: bowl(-r - 3) + bowl(r + 3) + ball({ x: 0, y: -4 }, 5) + ball({ x: 0, y: 10 }, 4), rx: r * 2, ry: r };
}

function classic(sketch: Sketch): Head {
  const { design, choices, accents } = sketch;
  const main = motifHead(sketch, design.motif, choices.range(34, 42));
  const drop = accents ? rosette(sketch, 11).svg : ball({ x: 0, y: 0 }, 6);
  const top = main.top ?? main.ry;
  const side = choices.unit() < 0.5 ? [-1, 1].map((s) => ball({ x: s * 13, y: -top - 12 }, 5) + ball({ x: s * 24, y: -top - 17 }, 4)).join('') : '';
  return { svg: side + main.svg + place(drop, { x: 0, y: main.ry + 12 }), rx: main.rx, ry: main.ry, top };
}
