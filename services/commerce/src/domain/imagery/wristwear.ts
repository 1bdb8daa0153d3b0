import { links } from './chains.ts';
import { n, place, polar, stations, trace, type Point } from './draw.ts';
import { accent } from './gem.ts';
import { rosette, motifHead } from './head.ts';
import { ball, fineChain, goldBeads, shadow, tube } from './metal.ts';
import type { MetalTones } from './palette.ts';
import type { DrawFamily, Sketch } from './sketch.ts';
import { seenFrom } from './view.ts';

const CENTRE: Point = { x: 200, y: 176 };

/** A bangle seen from above, standing on its edge, and its wall close up. */
export const drawBangle: DrawFamily = (sketch, view) => {
  const { choices, design } = sketch;
  const small = design.form === 'baby';
  const rx = small ? 112 : choices.range(142, 156);
  const ry = rx * choices.range(0.4, 0.46);
  const height = design.form === 'kada' ? choices.range(30, 44) : design.form === 'filigree' ? choices.range(36, 52) : choices.range(16, 34);
  const wall = design.form === 'kada' ? choices.range(10, 14) : choices.range(5, 8);
  const pair = !small && design.form !== 'kada' && choices.unit() < 0.3;
  const one = hoop(sketch, rx, ry, height, wall);
  if (view === 'detail') {
    return `<g transform="translate(200 176)scale(2.3)translate(0 ${n(-(ry + height / 2))})">${one}</g>`;
  }
  if (view === 'angle') {
    return shadow({ x: 200, y: 330 }, 128, 16) + place(one, { x: 198, y: 186 }, { rotate: -24, scale: 0.92, scaleY: 1.3 });
  }
  const lift = pair ? -26 : 0;
  return shadow({ x: 206, y: CENTRE.y + ry + height + 14 }, rx * 1.06, 26)
    + place(one, { x: CENTRE.x, y: CENTRE.y + (pair ? 26 : 6) }) + (pair ? place(one, { x: CENTRE.x, y: CENTRE.y + lift - height * 0.4 }) : '');
};

/** Round the origin: the inside of the far wall, the outside of the near one, and what decorates it. */
function hoop(sketch: Sketch, rx: number, ry: number, h: number, wall: number): string {
  const { tones } = sketch;
  const ix = rx - wall;
  const iy = ry - wall * 0.7;
  const ellipse = (x: number, y: number): string => `M${n(-x)} 0A${n(x)} ${n(y)} 0 1 1 ${n(x)} 0A${n(x)} ${n(y)} 0 1 1 ${n(-x)} 0z`;
  const cut = ix * Math.sqrt(Math.max(0, 1 - (h / 2 / iy) ** 2));
  const through = `M${n(-cut)} ${n(h / 2)}A${n(ix)} ${n(iy)} 0 0 1 ${n(cut)} ${n(h / 2)}A${n(ix)} ${n(iy)} 0 0 1 ${n(-cut)} ${n(h / 2)}z`;
  const outside = `M${n(-rx)} 0A${n(rx)} ${n(ry)} 0 0 1 ${n(rx)} 0V${n(h)}A${n(rx)} ${n(ry)} 0 0 1 ${n(-rx)} ${n(h)}z`;
  return `<path fill-rule="evenodd" d="${outside}${through}" fill="url(#M)" stroke="${tones.deep}" stroke-opacity=".6"/>`
    + `<path fill-rule="evenodd" d="${ellipse(ix, iy)}${through}" fill="url(#D)"/>`
    + `<path d="M${n(-ix)} 0A${n(ix)} ${n(iy)} 0 0 1 ${n(ix)} 0" fill="none" stroke="${tones.shade}" stroke-width="1.4" transform="translate(0 ${n(h * 0.45)})"/>`
    + `<path fill-rule="evenodd" d="${ellipse(rx, ry)}${ellipse(ix, iy)}" fill="url(#P)" stroke="${tones.deep}" stroke-opacity=".45" stroke-width=".8"/>`
    + `<path d="${ellipse(rx - wall * 0.4, ry - wall * 0.3)}" fill="none" stroke="${tones.shine}" stroke-opacity=".8" stroke-width="1.3"/>`
    + nearWall(sketch, rx, ry, h);
}

/** Decoration of the near outer wall, smaller towards the sides. */
function nearWall(sketch: Sketch, rx: number, ry: number, h: number): string {
  const { design, tones, accents, choices } = sketch;
  const arc = (k: number): string => trace((t) => {
    const p = polar(1, 176 - 172 * t);
    return { x: p.x * rx, y: p.y * ry + h * k };
  }, 40);
  const around = (count: number, k: number, draw: (at: Point, squeeze: number, index: number) => string): string =>
    Array.from({ length: count }, (_, index) => {
      const a = 168 - (156 * index) / (count - 1);
      const p = polar(1, a);
      return draw({ x: p.x * rx, y: p.y * ry + h * k }, Math.max(0.3, Math.sin((a * Math.PI) / 180)), index);
    }).join('');
  const line = (k: number, width = 1.1): string => `<path d="${arc(k)}" fill="none" stroke="${tones.deep}" stroke-opacity=".55" stroke-width="${n(width)}"/>`;
  const edges = choices.unit() < 0.6 ? goldBeads(arc(0.06), Math.min(4, h * 0.16), 0.5, tones) + goldBeads(arc(0.94), Math.min(4, h * 0.16), 0.5, tones) : line(0.12) + line(0.88);
  switch (design.form) {
    case 'stone': {
      const count = Math.min(25, Math.max(13, accents?.count ?? 15));
      const alternate = choices.unit() < 0.45;
      return edges + around(count, 0.5, (at, squeeze, index) => (alternate && index % 2 === 1
        ? place(motifHead({ ...sketch, accents: undefined }, design.motif, h * 0.3).svg, at, { scale: squeeze, scaleY: 1 })
        : place('<use href="#a"/>', at, { scale: Math.min(9, h * 0.33) * squeeze, scaleY: Math.min(9, h * 0.33) })));
    }
    case 'filigree':
      return edges + around(choices.whole(9, 11), 0.5, (at, squeeze) => place(
        `<circle r="${n(h * 0.36)}" fill="${tones.deep}" fill-opacity=".72"/>${motifHead({ ...sketch, accents: undefined }, design.motif, h * 0.33).svg}`, at, { scale: squeeze, scaleY: 1 }))
        + around(10, 0.5, () => '');
    case 'kada': {
      const heads = choices.of([1, 3, 5]);
      const stones = accents ? around(15, 0.5, (at, squeeze, index) => (Math.abs(index - 7) > heads ? accent(at, Math.min(5.5, h * 0.16) * squeeze) : '')) : line(0.34, 1.6) + line(0.66, 1.6);
      return edges + stones + Array.from({ length: heads }, (_, index) => {
        const a = 90 + (index - (heads - 1) / 2) * 24;
        const p = polar(1, a);
        return place(motifHead(sketch, design.motif, h * 0.52).svg, { x: p.x * rx, y: p.y * ry + h * 0.5 }, { scale: Math.sin((a * Math.PI) / 180), scaleY: 1 });
      }).join('');
    }
    case 'baby':
      return line(0.3) + line(0.7) + around(5, 1, (at, _squeeze, index) => (index % 2 === 0 ? ball({ x: at.x, y: at.y + 8 }, 8) + `<path d="M${n(at.x - 5)} ${n(at.y + 11)}h10" stroke="${tones.deep}" stroke-width="1.4"/>` : place(motifHead(sketch, design.motif, 11).svg, { x: at.x, y: at.y + 6 })));
    default:
      return edges + engraved(sketch, tones, around, h, line);
  }
}

function engraved(
  { choices, design }: Sketch, tones: MetalTones, around: (count: number, k: number, draw: (at: Point, squeeze: number) => string) => string, h: number, line: (k: number, width?: number) => string,
): string {
  const kind = choices.whole(0, 3);
  const stroke = `fill="none" stroke="${tones.deep}" stroke-opacity=".6" stroke-width="1.3" stroke-linecap="round"`;
  if (kind === 0) return line(0.38, 2) + line(0.62, 2);
  if (kind === 1) return around(23, 0.5, (at, squeeze) => `<path d="M${n(at.x - 5 * squeeze)} ${n(at.y + h * 0.2)}L${n(at.x)} ${n(at.y - h * 0.2)}L${n(at.x + 5 * squeeze)} ${n(at.y + h * 0.2)}" ${stroke}/>`);
  if (kind === 2) return around(15, 0.5, (at, squeeze) => `<path d="M${n(at.x - 9 * squeeze)} ${n(at.y)}q${n(4.5 * squeeze)} ${n(-h * 0.4)} ${n(9 * squeeze)} 0t${n(9 * squeeze)} 0" ${stroke}/>`);
  return around(11, 0.5, (at, squeeze) => place(motifHead({ design, tones, choices, centre: undefined, accents: undefined }, design.motif, h * 0.3).svg, at, { scale: squeeze, scaleY: 1 }));
}

const LOOP = { rx: 150, ry: 92 };

/** A bracelet lies in a loop, its face towards the viewer. */
export const drawBracelet: DrawFamily = (sketch, view) => {
  const { design } = sketch;
  const drawn = design.form === 'cuff' ? cuff(sketch) : design.form === 'tennis' ? tennis(sketch) : design.form === 'link' ? linked(sketch) : chained(sketch);
  return seenFrom(view, shadow({ x: 206, y: 292 }, 156, 26) + drawn, { x: 200, y: 196 + LOOP.ry * 0.86, scale: 2.2 });
};

function loop(t: number, k = 1): Point {
  const p = polar(1, -90 + 360 * t);
  return { x: 200 + p.x * LOOP.rx * k, y: 196 + p.y * LOOP.ry * k };
}

function tennis({ tones, choices, accents }: Sketch): string {
  const count = Math.min(46, Math.max(30, accents?.count ?? 36));
  const r = choices.range(7, 9.5);
  const stops = stations((t) => loop(t), count + 1).slice(0, -1).sort((a, b) => a.y - b.y);
  return `<path d="${trace((t) => loop(t))}z" fill="none" stroke="${tones.shade}" stroke-width="6"/>${stops.map((at) => {
    const near = (at.y - (196 - LOOP.ry)) / (2 * LOOP.ry);
    return `<use href="#a" transform="translate(${n(at.x)} ${n(at.y)})rotate(${n(at.angle)})scale(${n(r * (0.66 + 0.34 * near))})"/>`;
  }).join('')}`;
}

function chained(sketch: Sketch): string {
  const { tones, design, choices, accents } = sketch;
  const chain = fineChain(`${trace((t) => loop(t), 60)}z`, choices.range(3.6, 5), tones);
  const at = (t: number): Point => loop(0.5 + t);
  if (design.form === 'charm') {
    const charms = choices.of([3, 5]);
    return chain + Array.from({ length: charms }, (_, index) => {
      const p = at((index - (charms - 1) / 2) * 0.085);
      const head = index % 2 === 0 ? motifHead(sketch, design.motif, 23) : accents ? rosette(sketch, 15) : motifHead(sketch, 'star', 17);
      return tube(`M${n(p.x)} ${n(p.y)}v10`, 2.6, tones) + place(head.svg, { x: p.x, y: p.y + 10 + (head.top ?? head.ry) });
    }).join('');
  }
  const heads = choices.of([1, 1, 3]);
  const size = heads === 1 ? choices.range(32, 40) : 22;
  const sides = accents && accents.count > 2 ? [-0.13, -0.1, 0.1, 0.13].map((t) => accent(at(t), 6)).join('') : [-0.12, 0.12].map((t) => ball(at(t), 5)).join('');
  return chain + sides + Array.from({ length: heads }, (_, index) => place(motifHead(sketch, design.motif, size).svg, at((index - (heads - 1) / 2) * 0.09))).join('');
}

function linked(sketch: Sketch): string {
  const form = sketch.choices.of(['curb', 'figaro', 'cable', 'box', 'rope']);
  return links({ form, tones: sketch.tones }, (t) => loop(t), 780, sketch.choices.range(1.4, 2));
}

function cuff(sketch: Sketch): string {
  const { tones, design, choices, accents } = sketch;
  const gap = choices.range(0.045, 0.075);
  const open = (t: number): Point => loop(0.5 + gap + (1 - 2 * gap) * t);
  const width = choices.range(14, 22);
  const ends = [open(0), open(1)];
  const end = choices.unit() < 0.5 || !accents ? motifHead(sketch, design.motif, 25).svg : rosette(sketch, 22).svg;
  const stones = accents && accents.count > 4 ? stations(open, 40).filter((at) => at.y > 216 && (at.t < 0.26 || at.t > 0.74)).map((at) => accent(at, 4.8)).join('') : '';
  const lines = choices.unit() < 0.5 ? goldBeads(trace(open, 60), 3.6, 0.8, tones) : '';
  return tube(trace(open, 60), width, tones) + lines + stones + ends.map((p, index) => place(end, p, { scale: index === 0 ? 1 : -1, scaleY: 1 })).join('');
}
