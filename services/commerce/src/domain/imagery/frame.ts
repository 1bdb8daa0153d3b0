import { accentDef } from './gem.ts';
import { metalDefs } from './metal.ts';
import type { Sketch } from './sketch.ts';

/** The sheet every drawing lies on: ivory ground, lit from the upper left. */
export function frame(sketch: Sketch, content: string): string {
  const accents = sketch.accents ?? sketch.centre;
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>'
    + '<radialGradient id="bg" cx=".42" cy=".36" r=".8"><stop stop-color="#fffdf9"/><stop offset=".62" stop-color="#fbf7f0"/><stop offset="1" stop-color="#f1e9dc"/></radialGradient>'
    + '<radialGradient id="sh"><stop stop-color="#6b5230" stop-opacity=".34"/><stop offset=".5" stop-color="#6b5230" stop-opacity=".12"/><stop offset="1" stop-color="#6b5230" stop-opacity="0"/></radialGradient>'
    + `${metalDefs(sketch.tones)}${accentDef(accents?.type ?? 'diamond', sketch.tones)}</defs><path d="M0 0h400v400H0z" fill="url(#bg)"/>${content}</svg>`;
}
