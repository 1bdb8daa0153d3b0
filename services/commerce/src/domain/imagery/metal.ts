import { n, type Point } from './draw.ts';
import type { MetalTones } from './palette.ts';

/**
 * Gradients every drawing shares: `M` runs in bands over the sheet, so long pieces catch the
 * light again and again; `P` lights one plate from the upper left; `S` is a polished ball.
 */
export function metalDefs(tones: MetalTones): string {
  const stop = (at: number, colour: string): string => `<stop offset="${String(at)}" stop-color="${colour}"/>`;
  return [
    '<linearGradient id="M" gradientUnits="userSpaceOnUse" x1="40" y1="30" x2="150" y2="130" spreadMethod="reflect">',
    stop(0, tones.shine), stop(0.16, tones.light), stop(0.42, tones.base), stop(0.72, tones.shade), stop(0.86, tones.base), stop(1, tones.light),
    '</linearGradient><linearGradient id="P" x1=".1" y1="0" x2=".75" y2="1">',
    stop(0, tones.shine), stop(0.22, tones.light), stop(0.5, tones.base), stop(0.66, tones.light), stop(0.82, tones.shade), stop(1, tones.base),
    '</linearGradient><linearGradient id="D" x1="0" y1="0" x2="1" y2="1">',
    stop(0, tones.deep), stop(0.5, tones.shade), stop(0.75, tones.base), stop(1, tones.deep),
    '</linearGradient><radialGradient id="S" cx=".36" cy=".3" r=".75">',
    stop(0, tones.shine), stop(0.3, tones.light), stop(0.62, tones.base), stop(1, tones.deep),
    '</radialGradient>',
  ].join('');
}

/** A polished round wire along a path: dark edge, body, and a highlight towards the light. */
export function tube(d: string, width: number, tones: MetalTones): string {
  const shift = width * 0.14;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${tones.deep}" stroke-width="${n(width)}"/>`
    + `<path d="${d}" stroke="url(#M)" stroke-width="${n(width * 0.8)}"/>`
    + `<path d="${d}" transform="translate(${n(-shift)} ${n(-shift)})" stroke="${tones.shine}" stroke-opacity=".75" stroke-width="${n(width * 0.2)}"/></g>`;
}

/** A cut plate with a thickness, a lit face and a bright upper edge. */
export function plate(d: string, tones: MetalTones, depth = 2.5): string {
  return `<path d="${d}" transform="translate(${n(depth * 0.5)} ${n(depth)})" fill="${tones.deep}"/>`
    + `<path d="${d}" fill="url(#P)" stroke="${tones.shade}" stroke-width=".7"/>`
    + `<path d="${d}" transform="translate(.6 .8) scale(.94)" fill="none" stroke="${tones.shine}" stroke-opacity=".55" stroke-width=".9"/>`;
}

/** Round beads touching along a path; the tones go dark, body, light. */
export function beads(d: string, diameter: number, gap: number, tones: readonly [string, string, string]): string {
  const dash = `stroke-dasharray="0 ${n(diameter + gap)}"`;
  const shift = diameter * 0.16;
  return `<g fill="none" stroke-linecap="round" ${dash}><path d="${d}" stroke="${tones[0]}" stroke-width="${n(diameter)}"/>`
    + `<path d="${d}" stroke="${tones[1]}" stroke-width="${n(diameter * 0.76)}" transform="translate(${n(-shift * 0.4)} ${n(-shift * 0.4)})"/>`
    + `<path d="${d}" stroke="${tones[2]}" stroke-width="${n(diameter * 0.28)}" transform="translate(${n(-shift)} ${n(-shift * 1.2)})"/></g>`;
}

export function goldBeads(d: string, diameter: number, gap: number, tones: MetalTones): string {
  return beads(d, diameter, gap, [tones.deep, tones.base, tones.shine]);
}

/** A fine chain: flat links seen in turn from the face and from the edge. */
export function fineChain(d: string, width: number, tones: MetalTones): string {
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${tones.shade}" stroke-width="${n(width * 0.42)}"/>`
    + `<path d="${d}" stroke="${tones.deep}" stroke-width="${n(width)}" stroke-dasharray="${n(width * 0.9)} ${n(width * 1.7)}"/>`
    + `<path d="${d}" stroke="url(#M)" stroke-width="${n(width * 0.68)}" stroke-dasharray="${n(width * 0.9)} ${n(width * 1.7)}"/></g>`;
}

export function ball(at: Point, radius: number): string {
  return `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${n(radius)}" fill="url(#S)"/>`;
}

/** A soft shadow on the ground; `sh` is defined by the frame. */
export function shadow(at: Point, rx: number, ry: number): string {
  return `<ellipse cx="${n(at.x)}" cy="${n(at.y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#sh)"/>`;
}
