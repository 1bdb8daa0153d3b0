import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '@suvarna/contracts/catalogue';
import { createHash } from 'node:crypto';
import type { Design } from '../src/modules/designs/index.ts';
import { fixedMask } from '../src/modules/catalogue/designs/offers.ts';
import { parseListingPath } from '../src/modules/catalogue/designs/grammar.ts';
import { FACET_IDS } from '../src/modules/catalogue/designs/facets.ts';
import { generateDesigns } from './generate-designs.ts';

const designs = generateDesigns();
/** Those of which it is not so. An `expect` for each of six thousand takes ten times as long. */
const unlike = (isSo: (design: Design) => boolean): readonly Design[] =>
  designs.filter((design) => !isSo(design));

describe('the generated catalogue', () => {
  it('is the same on every machine; change SEED_VERSION together with this', () => {
    expect(
      createHash('sha256').update(JSON.stringify(designs)).digest('hex').slice(0, 16),
    ).toMatchInlineSnapshot(`"6021697d975eef19"`);
    expect(JSON.stringify(generateDesigns())).toBe(JSON.stringify(designs));
  });

  it('holds at least 6,000 designs and every category', () => {
    expect(designs.length).toBeGreaterThanOrEqual(6_000);
    expect(new Set(designs.map((design) => design.category))).toEqual(new Set(CATEGORIES));
  });

  it.each(['product_id', 'design_code', 'title', 'slug'] as const)('never repeats a %s', (key) => {
    expect(new Set(designs.map((design) => design[key])).size).toBe(designs.length);
  });

  it('can be of another size, for measuring', () => {
    const many = generateDesigns(20_000);
    expect(many).toHaveLength(20_000);
    for (const key of ['product_id', 'design_code', 'title', 'slug'] as const)
      expect(new Set(many.map((design) => design[key])).size).toBe(20_000);
    expect(new Set(many.map((design) => design.category))).toEqual(new Set(CATEGORIES));
  });

  it('names every design in both scripts', () => {
    expect(
      unlike(
        ({ title, title_hi, slug }) =>
          /^[A-Za-z0-9 .-]+$/.test(title) &&
          /^[\p{Script=Devanagari}0-9 .-]+$/u.test(title_hi) &&
          /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
      ),
    ).toEqual([]);
  });

  it('offers defaults that are among the options', () => {
    const isAmong = (design: Design): boolean =>
      design.bodies.some(({ karat }) => karat === design.default_karat) &&
      design.colours.includes(design.default_colour) &&
      (design.sizes.length === 0 ? design.default_size === '' : design.sizes.includes(design.default_size)) &&
      design.stocked_sizes.every((size) => design.sizes.includes(size)) &&
      design.occasions.length * design.recipients.length > 0;
    expect(unlike(isAmong)).toEqual([]);
  });

  it('gives coins a fineness instead of a jewellery karat, and jewellery 14, 18 or 22', () => {
    expect(
      unlike(({ category, default_karat, fineness, bodies }) =>
        category === 'gold-coins'
          ? default_karat === 24 && [995, 999].includes(fineness ?? 0)
          : fineness === null && bodies.every(({ karat }) => [14, 18, 22].includes(karat)),
      ),
    ).toEqual([]);
  });

  it('makes more gold heavier: a denser karat of the same shape weighs more', () => {
    expect(
      unlike(({ bodies }) =>
        bodies.every(
          ({ net_mg }, at) => net_mg >= 100 && net_mg <= 60_000 && net_mg >= (bodies[at - 1]?.net_mg ?? 0),
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    ...['girlfriend', 'wife', 'daughter', 'self'].flatMap((who) =>
      ['work', 'party', 'casual'].map((when) => [who, when]),
    ),
    ['husband', 'casual'],
  ])('has gifts for %s at %s, as the gifting popup promises', (who, when) => {
    const query = parseListingPath(
      `/jewellery/${String(who)}+wear-gifting-for+${String(when)}-sort+by+latest-filter/`,
    );
    const found = designs.filter((design) =>
      FACET_IDS.every((id) => !query?.selected[id] || fixedMask(design, id) & query.selected[id]),
    );
    expect(found.length).toBeGreaterThan(40);
  });
});
