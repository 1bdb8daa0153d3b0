import { n, place, polar, stations, trace, type Point, type Station } from './draw.ts';
import { accent, gem } from './gem.ts';
import { headOf, motifHead, stoneHead, type Head } from './head.ts';
import { ball, goldBeads, plate, shadow, tube } from './metal.ts';
import type { DrawFamily, Sketch } from './sketch.ts';
import { stoneRadius } from './sketch.ts';
import { worn } from './worn.ts';

/** How a ring stands on the sheet. */
interface Stance {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
  /** How far the far rim is shifted: the width of the band as it is seen. */
  readonly depth: number;
}

const FRONT: Stance = { centre: { x: 200, y: 246 }, rx: 112, ry: 116, turn: 0, depth: 1 };
const ANGLE: Stance = { centre: { x: 206, y: 246 }, rx: 90, ry: 120, turn: 24, depth: 1.7 };

export const drawRing: DrawFamily = (sketch, view) => {
  if (view === 'worn') return worn('finger', place(detail(sketch), { x: -200, y: -200 }), sketch.design.recipients[0] === 'men' ? '#efd3bb' : undefined);
  return view === 'detail' ? detail(sketch) : standing(sketch, view === 'front' ? FRONT : ANGLE);
};

interface Shank {
  readonly width: number;
  readonly wall: number;
  readonly split: boolean;
  readonly twist: boolean;
  readonly milgrain: boolean;
}

function shankOf({ design, choices }: Sketch): Shank {
  const broad = design.form === 'band' || design.form === 'signet';
  const kind = choices.unit();
  return {
    width: broad ? choices.range(26, 42) : design.form === 'eternity' ? choices.range(15, 20) : choices.range(11, 18),
    wall: broad ? choices.range(12, 16) : choices.range(10, 13),
    split: !broad && kind > 0.8 && design.form !== 'eternity',
    twist: !broad && kind < 0.16 && design.form !== 'eternity',
    milgrain: kind > 0.3 && kind < 0.5,
  };
}

/** Upright, with its head at the top. */
function standing(sketch: Sketch, stance: Stance): string {
  const { design } = sketch;
  const shank = shankOf(sketch);
  const body = shankBody(sketch, shank, stance);
  const topY = -stance.ry;
  const crown = design.form === 'eternity' || design.form === 'band' ? '' : crownOf(sketch, topY, shank);
  return shadow({ x: stance.centre.x + 10, y: 366 }, 126, 15)
    + place(body + crown, stance.centre, { rotate: stance.turn });
}

/** The band with its inside, then what lies on its outer face. */
function shankBody(sketch: Sketch, shank: Shank, stance: Stance): string {
  const { tones, accents, design, choices } = sketch;
  const { rx, ry } = stance;
  const w = shank.width * stance.depth * 0.62;
  const ellipse = (x: number, radiusX: number, radiusY: number, sweepFlag: 0 | 1 = 1): string =>
    `M${n(x - radiusX)} 0A${n(radiusX)} ${n(radiusY)} 0 1 ${String(sweepFlag)} ${n(x + radiusX)} 0A${n(radiusX)} ${n(radiusY)} 0 1 ${String(sweepFlag)} ${n(x - radiusX)} 0z`;
  const innerX = rx - shank.wall;
  const innerY = ry - shank.wall;
  const half = w / 2;
  if (shank.twist) {
    const strand = (phase: number): string => trace((t) => {
      const a = t * Math.PI * 2 - Math.PI / 2;
      const wobble = Math.sin(a * 9 + phase) * 4.2;
      return { x: (rx - 6 + wobble) * Math.cos(a), y: (ry - 6 + wobble) * Math.sin(a) };
    }, 150);
    return tube(strand(Math.PI), 7.5, tones) + tube(strand(0), 7.5, tones);
  }
  // Where one looks through: inside both the near and the far rim.
  const cut = innerY * Math.sqrt(Math.max(0, 1 - (half / innerX) ** 2));
  const arc = (to: number): string => `A${n(innerX)} ${n(innerY)} 0 0 0 0 ${n(to)}`;
  const through = `M0 ${n(-cut)}${arc(cut)}${arc(-cut)}z`;
  const outside = `M${n(-half)} ${n(-ry)}H${n(half)}A${n(rx)} ${n(ry)} 0 0 1 ${n(half)} ${n(ry)}H${n(-half)}A${n(rx)} ${n(ry)} 0 0 1 ${n(-half)} ${n(-ry)}z`;
  const parts = [
    `<path fill-rule="evenodd" d="${outside}${through}" fill="url(#M)" stroke="${tones.deep}" stroke-opacity=".6" stroke-width=".9"/>`,
    `<path fill-rule="evenodd" d="${ellipse(-half, innerX, innerY)}${through}" fill="url(#D)"/>`,
    `<path fill-rule="evenodd" d="${ellipse(-half, rx, ry)}${ellipse(-half, innerX, innerY)}" fill="url(#M)" stroke="${tones.deep}" stroke-opacity=".65" stroke-width=".9"/>`,
    `<path d="${ellipse(-half, rx - shank.wall * 0.36, ry - shank.wall * 0.36)}" fill="none" stroke="${tones.shine}" stroke-opacity=".8" stroke-width="1.5"/>`,
  ];
  if (shank.milgrain && design.form !== 'signet') parts.push(goldBeads(ellipse(-half, rx - shank.wall * 0.62, ry - shank.wall * 0.62), 2.8, 0.7, tones));
  if (!accents && design.form === 'band') parts.push(engraved(sketch, rx - shank.wall * 0.5, ry - shank.wall * 0.5, half, shank.wall));
  if (accents && (design.form === 'eternity' || design.form === 'band' || (design.form !== 'signet' && design.form !== 'cluster' && design.form !== 'motif' && choices.unit() < 0.62))) {
    const full = design.form === 'eternity';
    const skip = full || design.form === 'band' ? 0 : 17;
    const r = full ? Math.min(9, stoneRadius(accents, 24, 5.4, 9)) : Math.min(shank.wall * 0.44, 5.4);
    const step = (r * 2.2 * 180) / (Math.PI * ry);
    // An eternity band goes round, shoulders take a handful, a band exactly the stones it has.
    const span = full ? 128 : design.form === 'band' ? Math.floor(accents.count / 2) * step * 1.25 : 56;
    for (let a = skip; a <= span + 0.01; a += design.form === 'band' ? step * 1.25 : step) {
      for (const side of a === 0 ? [1] : [-1, 1]) {
        const at = polar(1, -90 + side * a);
        parts.push(accent({ x: at.x * (rx - shank.wall * 0.5) - half, y: at.y * (ry - shank.wall * 0.5) }, r));
      }
    }
  }
  return parts.join('');
}

/** A pattern cut into the near rim, after the motif of the design. */
function engraved({ design, tones }: Sketch, rx: number, ry: number, half: number, wall: number): string {
  const at = (degrees: number, k = 0): Point => {
    const p = polar(1, degrees);
    return { x: p.x * (rx + k) - half, y: p.y * (ry + k) };
  };
  const stroke = `fill="none" stroke="${tones.deep}" stroke-opacity=".7" stroke-width="1.2" stroke-linecap="round"`;
  if (design.motif === 'wave') return `<path d="${trace((t) => at(t * 360, Math.sin(t * 150) * wall * 0.24), 170)}" ${stroke}/>`;
  const cuts = Array.from({ length: design.motif === 'leaf' ? 44 : 60 }, (_, index) => {
    const all = 360 / (design.motif === 'leaf' ? 44 : 60);
    const [a, b] = [at(index * all, -wall * 0.28), at(index * all + (design.motif === 'leaf' ? 5 : 0), wall * 0.28)];
    return design.motif === 'leaf' ? `M${n(a.x)} ${n(a.y)}Q${n(at(index * all + 5, 0).x)} ${n(at(index * all + 5, 0).y)} ${n(b.x)} ${n(b.y)}` : `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
  });
  return `<path d="${cuts.join('')}" ${stroke}/>`;
}

/** The same pattern on the outside, close up. */
function surface(sketch: Sketch, line: readonly Station[], w: number): string {
  const { design, tones } = sketch;
  if (design.motif !== 'wave') return line.map((at) => place(motifHead(sketch, design.motif, Math.min(13, w * 0.3)).svg, at, { rotate: at.angle })).join('');
  const d = trace((t) => ({ x: 400 * t, y: 200 + 22 * (2 * t - 1) ** 2 + Math.sin(t * 50) * w * 0.2 }), 120);
  return `<path d="${d}" fill="none" stroke="${tones.deep}" stroke-opacity=".6" stroke-width="3"/><path d="${d}" transform="translate(0 1.8)" fill="none" stroke="${tones.shine}" stroke-opacity=".8" stroke-width="1.4"/>`;
}

/** The head above the band: its face foreshortened, the basket below it. */
function crownOf(sketch: Sketch, topY: number, shank: Shank): string {
  const { design, centre, tones, choices } = sketch;
  const x = -shank.width * 0.2;
  if (design.form === 'signet') {
    const w = choices.range(34, 42);
    const h = choices.range(24, 32);
    const face = choices.unit() < 0.5
      ? `M${n(-w)} 0A${n(w)} ${n(h)} 0 1 1 ${n(w)} 0A${n(w)} ${n(h)} 0 1 1 ${n(-w)} 0z`
      : `M${n(-w + 7)} ${n(-h)}H${n(w - 7)}Q${n(w)} ${n(-h)} ${n(w)} ${n(-h + 7)}V${n(h - 7)}Q${n(w)} ${n(h)} ${n(w - 7)} ${n(h)}H${n(-w + 7)}Q${n(-w)} ${n(h)} ${n(-w)} ${n(h - 7)}V${n(-h + 7)}Q${n(-w)} ${n(-h)} ${n(-w + 7)} ${n(-h)}z`;
    const shoulder = `M${n(-w)} 0Q${n(-w - 16)} 30 ${n(-w - 30)} 52L${n(w + 30)} 52Q${n(w + 16)} 30 ${n(w)} 0z`;
    return place(`<path d="${shoulder}" fill="url(#P)" stroke="${tones.deep}" stroke-opacity=".5"/>${plate(face, tones, 6)}${place(motifHead(sketch, design.motif, h * 0.68).svg, { x: 0, y: 0 })}`, { x, y: topY - 2 }, { scale: 1, scaleY: 0.8 });
  }
  const r = centre ? stoneRadius(centre, 68, 32, design.form === 'cocktail' ? 60 : 54) * (design.form === 'halo' || design.form === 'cocktail' ? 1.25 : 1) : choices.range(46, 58);
  if (design.form === 'three-stone' && centre) return trilogy(sketch, topY, x, r * 0.92);
  const head = headOf(sketch, Math.min(r, 72));
  const lean = centre ? 0.76 : 0.88;
  return place(basket(head, tones) + place(head.svg, { x: 0, y: 0 }, { scale: 1, scaleY: lean }), { x, y: topY - head.ry * 0.5 });
}

function trilogy(sketch: Sketch, topY: number, x: number, r: number): string {
  const side = place(stoneHead({ ...sketch }, r * 0.72, false).svg, { x: 0, y: 0 }, { scale: 1, scaleY: 0.76 });
  const main = stoneHead(sketch, r, false);
  const gap = main.rx + r * 0.5;
  return place(side, { x: x - gap, y: topY - r * 0.16 }, { rotate: -16 }) + place(side, { x: x + gap, y: topY - r * 0.16 }, { rotate: 16 })
    + place(basket(main, sketch.tones) + place(main.svg, { x: 0, y: 0 }, { scale: 1, scaleY: 0.76 }), { x, y: topY - r * 0.5 });
}

/** Wires from the girdle down to the band. */
function basket(head: Head, tones: Sketch['tones']): string {
  const w = head.rx;
  const h = head.ry * 0.74;
  const wires = [-0.82, -0.34, 0.34, 0.82].map((k) => `M${n(k * w)} ${n(h * 0.45)}Q${n(k * w * 0.82)} ${n(h * 1.05)} ${n(k * w * 0.26)} ${n(h + 12)}`).join('');
  return `<path d="M${n(-w * 0.9)} ${n(h * 0.3)}Q0 ${n(h * 1.5)} ${n(w * 0.9)} ${n(h * 0.3)}L${n(w * 0.25)} ${n(h + 14)}H${n(-w * 0.25)}z" fill="${tones.deep}" fill-opacity=".55"/>${tube(wires, 4.4, tones)}`;
}

/** From above, close: the head face on and the band running away to both sides. */
function detail(sketch: Sketch): string {
  const { design, tones, accents, centre, choices } = sketch;
  const shank = shankOf(sketch);
  const broad = design.form === 'band' || design.form === 'signet' || design.form === 'eternity';
  const w = broad ? shank.width * 2.6 : shank.width * 2.1;
  const top = 200 - w / 2;
  const wall = `<path d="M-10 ${n(top + 26)}Q200 ${n(top - 18)} 410 ${n(top + 26)}V${n(top + w + 26)}Q200 ${n(top + w - 18)} -10 ${n(top + w + 26)}z" fill="url(#G)" stroke="${tones.deep}" stroke-opacity=".5"/>`
    + `<path d="M-10 ${n(top + 31)}Q200 ${n(top - 13)} 410 ${n(top + 31)}" fill="none" stroke="${tones.shine}" stroke-width="3" stroke-opacity=".8"/>`;
  const gradient = `<linearGradient id="G" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${tones.light}"/><stop offset=".28" stop-color="${tones.shine}"/><stop offset=".6" stop-color="${tones.base}"/><stop offset="1" stop-color="${tones.deep}"/></linearGradient>`;
  const line = stations((t) => ({ x: 400 * t, y: 200 + 22 * (2 * t - 1) ** 2 }), broad && accents ? Math.min(13, Math.max(5, accents.count)) : 15);
  const stones = accents && (broad || accents.count >= 6)
    ? line.filter((at) => broad || Math.abs(at.x - 200) > 96).map((at) => (broad && accents.count < 12 && at.t > 0.3 && at.t < 0.7
      ? place(gem(accents.type, accents.type === 'pearl' ? 'bead' : 'round', Math.min(15, w * 0.32)), at)
      : accent(at, Math.min(14, w * 0.34)))).join('')
    : '';
  const ground = shadow({ x: 200, y: 300 }, 190, 26);
  if (design.form === 'eternity') return `<defs>${gradient}</defs>${ground}${wall}${stones}`;
  if (design.form === 'band') return `<defs>${gradient}</defs>${ground}${wall}${stones || surface(sketch, line, w)}`;
  if (design.form === 'three-stone' && centre) {
    const head = stoneHead(sketch, 66, false);
    const side = stoneHead(sketch, 50, false);
    return `<defs>${gradient}</defs>${ground}${wall}${place(side.svg, { x: 200 - head.rx - side.rx - 6, y: 202 })}${place(side.svg, { x: 200 + head.rx + side.rx + 6, y: 202 })}${place(head.svg, { x: 200, y: 198 })}`;
  }
  const head = headOf(sketch, design.form === 'signet' ? 70 : choices.range(92, 108));
  const frame = design.form === 'signet' ? plate(`M-98 0A98 86 0 1 1 98 0A98 86 0 1 1 -98 0z`, tones, 6) : ball({ x: 0, y: 0 }, 10);
  return `<defs>${gradient}</defs>${ground}${wall}${stones}${place(frame + head.svg, { x: 200, y: 198 })}`;
}
