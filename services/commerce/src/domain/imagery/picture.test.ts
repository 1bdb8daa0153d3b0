import { describe, expect, it } from '@jest/globals';
import { METAL_COLOURS } from '@suvarna/contracts/catalogue';
import { gzipSync } from 'node:zlib';
import { generateDesigns } from '../../seed/generate-designs.ts';
import { drawPicture } from './picture.ts';
import { viewsOf } from './worn.ts';

const designs = generateDesigns();
/** A few designs of every form, so that every stroke is drawn at least once. */
const samples = [...Map.groupBy(designs, (design) => `${design.category} ${design.form}`).values()].flatMap((group) => group.slice(0, 2));

/** Tags in order, each opened one closed. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (alone) continue;
    if (!closing) open.push(name ?? '');
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name ?? ''}`];
  }
  return open;
}

describe('a picture', () => {
  it('is a whole, safe and small document in every view and colour', () => {
    const sizes: number[] = [];
    for (const design of samples) {
      for (const view of viewsOf(design)) {
        for (const colour of view === 'front' ? METAL_COLOURS : [design.default_colour]) {
          const svg = drawPicture(design, view, colour);
          expect([design.design_code, view, unbalanced(svg)]).toEqual([design.design_code, view, []]);
          expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/);
          for (const [tag] of svg.matchAll(/<[a-zA-Z][^>]*>/g)) {
            const names = [...tag.matchAll(/\s([\w:-]+)="/g)].map(([, name]) => name);
            expect([tag, names.length]).toEqual([tag, new Set(names).size]);
          }
          for (const [, id] of svg.matchAll(/(?:href="#|url\(#)(\w+)/g)) expect(svg).toContain(`id="${id ?? ''}"`);
          sizes.push(gzipSync(svg).length);
        }
      }
    }
    sizes.sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(3_000);
    expect(sizes.at(-1)).toBeLessThan(9_000);
  });

  it('is the same bytes every time', () => {
    for (const design of samples) expect(drawPicture(design, 'front', 'yellow')).toBe(drawPicture(design, 'front', 'yellow'));
  });

  it('differs from those of the other designs of its category', () => {
    for (const [category, group] of Map.groupBy(designs, (design) => design.category)) {
      const some = group.slice(0, 25);
      const different = new Set(some.map((design) => drawPicture(design, 'front', 'yellow'))).size;
      expect([category, different / some.length]).toEqual([category, 1]);
    }
  });
});
