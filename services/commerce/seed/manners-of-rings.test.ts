import { describe, expect, it } from '@jest/globals';
import { mannerOf } from '@suvarna/jewellery-model/families/rings/manner-of';
import { pieceOf } from '../src/modules/imagery/index.ts';
import { generateDesigns } from './generate-designs.ts';

/** What a shopper sees of a category before she gives up. */
const FIRST = 200;
/** Fewer heads, shanks and settings, and rings of a page cannot be told apart. */
const LEAST = { head: 6, shank: 4, setting: 3 } as const;

const designs = generateDesigns().filter(
  ({ category, form }) => category === 'rings' || (category === 'solitaires' && form === 'ring'),
);
const kinds = (of: readonly (typeof designs)[number][], part: keyof typeof LEAST): number =>
  new Set(of.flatMap((design) => mannerOf(pieceOf(design))[part] ?? [])).size;
const first = [...Map.groupBy(designs, ({ category }) => category)].map(
  ([category, all]) => [category, all.slice(0, FIRST)] as const,
);

/** Forms with a stone in their middle. */
const WITH_HEAD = ['halo', 'cocktail', 'three-stone', 'solo', 'ring'];

describe.each(first)('the first of %s', (_category, page) => {
  it.each([...Map.groupBy(page, ({ form }) => form)].filter(([form]) => WITH_HEAD.includes(form)))(
    '%s: has enough heads, shanks and settings',
    (_form, family) => {
      for (const part of ['head', 'shank', 'setting'] as const)
        expect(kinds(family, part)).toBeGreaterThanOrEqual(LEAST[part]);
    },
  );

  it('has no two of a form and metal beside each other that are made alike', () => {
    const alike = page.filter((design, at) => {
      const before = page.slice(Math.max(0, at - 3), at);
      const key = (of: typeof design): string =>
        JSON.stringify([
          of.form,
          of.motif,
          of.default_colour,
          of.stones.map(({ type, shape }) => [type, shape]),
          mannerOf(pieceOf(of)),
        ]);
      return WITH_HEAD.includes(design.form) && before.some((other) => key(other) === key(design));
    });
    expect(alike.map(({ design_code }) => design_code)).toEqual([]);
  });
});
