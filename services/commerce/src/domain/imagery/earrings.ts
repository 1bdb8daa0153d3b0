import { hanging, n, place, polar, stations, trace, type Point } from './draw.ts';
import { accent, gem } from './gem.ts';
import { rosette, headOf, motifHead, stoneHead } from './head.ts';
import { ball, fineChain, goldBeads, plate, shadow, tube } from './metal.ts';
import { PEARL_BEADS } from './strands.ts';
import { worn } from './worn.ts';
import { stoneRadius, type DrawFamily, type Sketch } from './sketch.ts';

/** One earring around the point it hangs from, and the height it takes below. */
interface Earring {
  readonly svg: string;
  readonly above: number;
  readonly below: number;
  readonly half: number;
}

/** A pair: face on, at an angle, and one of the two close up. */
export const drawEarrings: DrawFamily = (sketch, view) => {
  const one = earring(sketch);
  if (view === 'worn') return worn('ear', place(one.svg, { x: 0, y: 0 }, { scale: one.above + one.below < 100 ? 0.62 : 0.92 }));
  const height = one.above + one.below;
  if (view === 'detail') {
    const scale = Math.min(3.1, 330 / height, 330 / (one.half * 2));
    return shadow({ x: 210, y: 372 }, 120, 13) + place(one.svg, { x: 200, y: 200 + ((one.above - one.below) / 2) * scale }, { scale });
  }
  const scale = Math.min(1.9, 300 / height, 84 / one.half);
  const y = 200 + ((one.above - one.below) / 2) * scale;
  const gap = Math.min(96, one.half * scale + 14);
  const foot = y + one.below * scale + 12;
  if (view === 'front') {
    return shadow({ x: 206 - gap, y: foot }, one.half * scale, 9) + shadow({ x: 206 + gap, y: foot }, one.half * scale, 9)
      + place(one.svg, { x: 200 - gap, y }, { scale }) + place(one.svg, { x: 200 + gap, y }, { scale: -scale, scaleY: scale });
  }
  return shadow({ x: 200, y: foot + 8 }, one.half * scale * 2, 11)
    + place(one.svg, { x: 200 + gap * 0.86, y: y - 16 }, { scale: -scale * 0.66, scaleY: scale * 0.9, rotate: 7 })
    + place(one.svg, { x: 200 - gap * 0.72, y: y + 10 }, { scale: scale * 0.95, scaleY: scale, rotate: -6 });
};

function earring(sketch: Sketch): Earring {
  switch (sketch.design.form) {
    case 'jhumka': return jhumka(sketch);
    case 'hoop': return hoop(sketch);
    case 'drop': return drop(sketch);
    case 'chandbali': return chandbali(sketch);
    case 'threader': return threader(sketch);
    default: return stud(sketch);
  }
}

function stud(sketch: Sketch): Earring {
  const r = sketch.centre ? stoneRadius(sketch.centre, 52, 33, 47) : sketch.choices.range(38, 46);
  const head = headOf(sketch, r);
  return { svg: head.svg, above: r, below: r, half: Math.max(head.rx, r * 0.9) };
}

function jhumka(sketch: Sketch): Earring {
  const { tones, accents, choices, design } = sketch;
  const topR = choices.range(22, 28);
  const top = motifHead(sketch, design.motif, topR);
  const w = choices.range(42, 54);
  const h = choices.range(38, 52);
  const flare = choices.range(0.5, 0.9);
  const tiers = choices.whole(1, 2);
  const y = topR + 12;
  const dome = `M0 ${n(y)}C${n(w * 0.62 * flare + 8)} ${n(y)} ${n(w * 0.9)} ${n(y + h * 0.5)} ${n(w)} ${n(y + h)}Q0 ${n(y + h + w * 0.36)} ${n(-w)} ${n(y + h)}C${n(-w * 0.9)} ${n(y + h * 0.5)} ${n(-w * 0.62 * flare - 8)} ${n(y)} 0 ${n(y)}z`;
  const rim = (k: number, lift: number): ((t: number) => Point) => (t) => ({ x: -w * k + 2 * w * k * t, y: y + h - lift + w * 0.18 * k * (1 - (2 * t - 1) ** 2) });
  const pearls = accents?.type === 'pearl' ? PEARL_BEADS : accents && choices.unit() < 0.5 ? PEARL_BEADS : [tones.deep, tones.base, tones.shine] as const;
  const fringe = stations(rim(0.97, -4), choices.whole(9, 13));
  const drops = fringe.map((at) => `M${n(at.x)} ${n(at.y)}v5`).join('');
  const droplets = fringe.map((at) => place(pearls === PEARL_BEADS ? '<use href="#b"/>' : `<circle r="4.6" fill="url(#S)"/>`, { x: at.x, y: at.y + 9 })).join('');
  const stones = accents ? Array.from({ length: tiers }, (_, tier) => stations(rim(0.88 - tier * 0.16, 6 + tier * 15), 9 - tier * 2).slice(0).map((at) => accent(at, 4.3 - tier * 0.5)).join('')).join('') : '';
  const pearlDef = pearls === PEARL_BEADS ? `<defs><g id="b">${gem('pearl', 'bead', 4.6)}</g></defs>` : '';
  const svg = `${pearlDef}<path d="M0 0V${n(y + 2)}" stroke="${tones.shade}" stroke-width="2.4"/>${ball({ x: 0, y: topR + 5 }, 5)}<path d="${dome}" fill="url(#P)" stroke="${tones.deep}" stroke-opacity=".6" stroke-width=".8"/>`
    + `<path d="${trace(rim(0.52, h * 0.62))}${trace(rim(0.76, h * 0.34))}" fill="none" stroke="${tones.deep}" stroke-opacity=".45" stroke-width="1"/>`
    + goldBeads(trace(rim(0.99, 0)), 3, 0.6, tones) + goldBeads(trace(rim(0.9, 12)), 2.2, 0.6, tones)
    + (accents ? stones : engraving(rim(0.8, 20), tones.deep))
    + `<path d="${drops}" stroke="${tones.shade}" stroke-width="1.3" fill="none"/>${droplets}${top.svg}`;
  return { svg, above: topR, below: y + h + w * 0.2 + 14, half: w };
}

/** A row of engraved arches. */
function engraving(curve: (t: number) => Point, colour: string): string {
  const d = stations(curve, 9).map((at) => `M${n(at.x - 4)} ${n(at.y + 4)}q4 -11 8 0`).join('');
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity=".65" stroke-width="1.1"/>`;
}

function hoop(sketch: Sketch): Earring {
  const { tones, accents, choices } = sketch;
  const r = choices.range(42, 58);
  const rx = r * choices.range(0.68, 0.9);
  const wire = choices.range(6.5, 12);
  const style = choices.unit();
  const circle = (t: number): Point => polarEllipse(rx, r, -72 + 324 * t);
  const d = trace(circle, 48);
  const parts: string[] = [];
  if (style < 0.25) {
    const twist = (phase: number): string => trace((t) => {
      const a = -72 + 324 * t;
      const k = 1 + (Math.sin(t * 60 + phase) * wire * 0.2) / r;
      return polarEllipse(rx * k, r * k, a);
    }, 140);
    parts.push(tube(twist(Math.PI), wire * 0.55, tones), tube(twist(0), wire * 0.55, tones));
  } else {
    parts.push(tube(d, wire, tones));
  }
  if (accents) {
    const s = Math.min(wire * 0.46, 5.4);
    const count = Math.min(22, Math.max(7, accents.count));
    parts.push(stations((t) => polarEllipse(rx, r, 14 + 166 * t), count).map((at) => accent(at, s)).join(''));
    if (style > 0.7) parts.push(place(gem(accents.type, accents.type === 'pearl' ? 'bead' : 'pear', 12), { x: 0, y: r + 16 }));
  } else if (style > 0.6) {
    parts.push(goldBeads(trace((t) => polarEllipse(rx + wire * 0.5, r + wire * 0.5, 10 + 160 * t), 40), 5, 0.4, tones));
  }
  parts.push(`<path d="M${n(rx * 0.3)} ${n(-r * 0.95)}Q0 ${n(-r - 12)} ${n(-rx * 0.3)} ${n(-r * 0.95)}" fill="none" stroke="${tones.shade}" stroke-width="2.2"/>`);
  return { svg: parts.join(''), above: r + 8, below: r + (accents && style > 0.7 ? 30 : 8), half: rx + 8 };
}

function polarEllipse(rx: number, ry: number, degrees: number): Point {
  const p = polar(1, degrees);
  return { x: p.x * rx, y: p.y * ry };
}

function drop(sketch: Sketch): Earring {
  const { tones, choices, accents } = sketch;
  const lower = stoneHead(sketch, choices.range(34, 42), true);
  const upperR = choices.range(13, 19);
  const links = choices.whole(1, 3);
  const upper = choices.unit() < 0.5 && accents ? rosette(sketch, upperR) : motifHead(sketch, sketch.design.motif, upperR);
  const parts: string[] = [`<path d="M0 0V${n(upperR + 6)}" stroke="${tones.shade}" stroke-width="1.8"/>`];
  let y = upperR + 3;
  for (let at = 0; at < links; at += 1) {
    parts.push(`<path d="M0 ${n(y - 4)}v12" stroke="${tones.shade}" stroke-width="1.6"/>`, accents ? accent({ x: 0, y: y + 5 }, 5 + at) : ball({ x: 0, y: y + 5 }, 5));
    y += 13 + at;
  }
  parts.push(`<path d="M0 ${n(y - 6)}v10" stroke="${tones.shade}" stroke-width="1.8"/>`, upper.svg, place(lower.svg, { x: 0, y: y + lower.ry + 1 }));
  return { svg: parts.join(''), above: upperR, below: y + lower.ry * 2, half: Math.max(lower.rx, 28) };
}

function chandbali(sketch: Sketch): Earring {
  const { tones, accents, choices, design } = sketch;
  const r = choices.range(46, 54);
  const topR = choices.range(17, 22);
  const cut = choices.range(0.6, 0.72);
  const y = topR + r * 0.95;
  const crescent = `M${n(-r * 0.62)} ${n(-r * 0.78)}A${n(r)} ${n(r)} 0 1 0 ${n(r * 0.62)} ${n(-r * 0.78)}A${n(r * cut)} ${n(r * cut)} 0 1 1 ${n(-r * 0.62)} ${n(-r * 0.78)}z`;
  const along = (k: number, span: number): ((t: number) => Point) => (t) => ({ x: r * k * Math.cos(((90 + span - 2 * span * t) * Math.PI) / 180), y: r * k * Math.sin(((90 + span - 2 * span * t) * Math.PI) / 180) });
  const fringe = stations(along(1.1, 84), choices.whole(11, 15));
  const pearl = accents?.type !== 'diamond';
  const inner = motifHead(sketch, design.motif === 'moon' ? 'floral' : design.motif, r * 0.36);
  const svg = `<defs><g id="b">${pearl ? gem('pearl', 'bead', 4.6) : `<circle r="4.4" fill="url(#S)"/>`}</g></defs>`
    + place(`${plate(crescent, tones, 3)}${goldBeads(trace(along(1.02, 118)), 3, 0.6, tones)}${goldBeads(trace(along(cut + 0.06, 96)), 2.4, 0.6, tones)}`
      + stations(along((1 + cut) / 2 + 0.02, 104), 13).map((at) => accent(at, 5)).join('')
      + fringe.map((at) => place('<use href="#b"/>', at)).join('')
      + `<path d="M0 ${n(-r)}v${n(r * 0.5)}" stroke="${tones.shade}" stroke-width="1.6"/>${place(inner.svg, { x: 0, y: -r * 0.12 })}`, { x: 0, y })
    + rosette(sketch, topR).svg;
  return { svg, above: topR, below: y + r * 1.1 + 8, half: r * 1.16 };
}

function threader(sketch: Sketch): Earring {
  const { tones, choices, design, accents } = sketch;
  const long = choices.range(84, 120);
  const second = long * choices.range(0.5, 0.75);
  const head = motifHead(sketch, design.motif, choices.range(19, 25));
  const chain = hanging({ x: -6, y: 4 }, { x: 12, y: 4 }, 0);
  const start = chain(0);
  return {
    svg: fineChain(`M${n(start.x)} 0V${n(long + 7)}`, 2.8, tones) + fineChain(`M10 0V${n(second)}`, 2.6, tones) + tube('M-6 2Q2 -12 10 2', 2.6, tones)
      + place(head.svg, { x: -6, y: long + (head.top ?? head.ry) }) + (accents ? accent({ x: 10, y: second + 5 }, 6) : ball({ x: 10, y: second + 5 }, 5)),
    above: 14, below: long + head.ry * 2, half: 32,
  };
}
