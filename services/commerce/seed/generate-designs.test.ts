import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '@suvarna/contracts/catalogue';
import { createHash } from 'node:crypto';
import { fixedMask } from '../src/modules/catalogue/offers.ts';
import { parseListingPath } from '../src/modules/catalogue/grammar.ts';
import { FACET_IDS } from '../src/modules/catalogue/facets.ts';
import { generateDesigns } from './generate-designs.ts';

const designs = generateDesigns();

describe('the generated catalogue', () => {
  it('is the same on every machine; change SEED_VERSION together with this', () => {
    expect(
      createHash('sha256').update(JSON.stringify(designs)).digest('hex').slice(0, 16),
    ).toMatchInlineSnapshot(`"62fc81a1d5e3c619"`);
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
    for (const design of designs) {
      expect(design.title).toMatch(/^[A-Za-z0-9 .-]+$/);
      expect(design.title_hi).toMatch(/^[\p{Script=Devanagari}0-9 .-]+$/u);
      expect(design.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('offers defaults that are among the options', () => {
    for (const design of designs) {
      expect(design.bodies.map((body) => body.karat)).toContain(design.default_karat);
      expect(design.colours).toContain(design.default_colour);
      expect(
        design.sizes.length === 0 ? design.default_size === '' : design.sizes.includes(design.default_size),
      ).toBe(true);
      expect(design.stocked_sizes.every((size) => design.sizes.includes(size))).toBe(true);
      expect(design.occasions.length * design.recipients.length).toBeGreaterThan(0);
    }
  });

  it('gives coins a fineness instead of a jewellery karat, and jewellery 14, 18 or 22', () => {
    for (const design of designs) {
      if (design.category === 'gold-coins')
        expect([design.default_karat, [995, 999].includes(design.fineness ?? 0)]).toEqual([24, true]);
      else
        expect([design.fineness, design.bodies.every((body) => [14, 18, 22].includes(body.karat))]).toEqual([
          null,
          true,
        ]);
    }
  });

  it('makes more gold heavier: a denser karat of the same shape weighs more', () => {
    for (const { bodies } of designs) {
      const weights = bodies.map((body) => body.net_mg);
      expect(weights).toEqual(weights.toSorted((a, b) => a - b));
      expect(weights.every((mg) => mg >= 100 && mg <= 60_000)).toBe(true);
    }
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
