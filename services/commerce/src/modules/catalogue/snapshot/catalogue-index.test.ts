import { beforeAll, describe, expect, it } from '@jest/globals';
import { SORTS } from '@suvarna/contracts/catalogue';
import fc from 'fast-check';
import { buildIndex } from './catalogue-index.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { colourBit, drawnColours } from '../../imagery/index.ts';
import { FACETS, facetBit, facetOf, type FacetId } from '../designs/facets.ts';
import { EVERYTHING, parseListingPath, toggled, type ListingQuery } from '../designs/grammar.ts';
import { facetList } from '../listing/listing-view.ts';
import { fixedMask, priceBit, shownOffer, weightBit, type PricedDesign } from '../designs/offers.ts';
import { seededSnapshot } from './seeded-catalogue.fixtures.ts';

let snapshot: CatalogueSnapshot;
beforeAll(async () => {
  snapshot = await seededSnapshot(29);
});

describe('a grade that is hallmarked', () => {
  const asked = { ...EVERYTHING.selected, karat: facetBit('karat', '20') };
  const shownKarats = (rows: readonly PricedDesign[]) => {
    const counts = buildIndex(rows).count(EVERYTHING.selected).karat;
    return facetOf('karat').values.flatMap(({ id }, at) => (counts[at] === 0 ? [] : [id]));
  };

  it('is a filter once a design is sold in it, and its price follows its fineness', () => {
    const [first, ...others] = snapshot.index.rows;
    const [body] = first?.design.bodies ?? [];
    if (!first || !body) throw new Error('no design');
    expect(shownKarats([first, ...others])).toEqual(['14', '18', '22']);
    const design = { ...first.design, bodies: [{ ...body, karat: 20 as const }], default_karat: 20 as const };
    const offer = snapshot.context.book.offer(design, 20);
    const rows = [{ design, offers: [offer] }, ...others];
    expect(shownKarats(rows)).toEqual(['14', '18', '20', '22']);
    const index = buildIndex(rows);
    const found = index.match({ selected: asked, sort: 'popular' });
    expect(Array.from(found, (row) => index.rows[row]?.design.product_id)).toEqual([design.product_id]);
    const dearer = snapshot.context.book.offer({ ...design, bodies: [{ ...body, karat: 22 }] }, 22);
    expect(offer.price_paise).toBeLessThan(dearer.price_paise);
  });

  it('has an address of its own', () => {
    expect(parseListingPath('/jewellery/karat+9-karat+23-filter/')?.selected.karat).toBe(
      facetBit('karat', '9') | facetBit('karat', '23'),
    );
  });
});

describe('the country of origin', () => {
  const originsIn = (rows: readonly PricedDesign[], query = EVERYTHING) =>
    facetList(query, buildIndex(rows).count(query.selected))
      .find(({ id }) => id === 'origin')
      ?.values.map(({ label, label_hi: hindi, count, path }) => [label, hindi, count, path]);

  it('is a filter once something is imported, and finds it', () => {
    const [first, ...others] = snapshot.index.rows;
    if (!first) throw new Error('no design');
    expect(originsIn([first, ...others])).toBeUndefined();
    const imported = { ...first, design: { ...first.design, made_in: 'IT' } };
    const rows = [imported, ...others];
    expect(originsIn(rows)).toEqual([
      ['India', 'भारत', others.length, '/jewellery/made+in+in-filter/'],
      ['Italy', 'इटली', 1, '/jewellery/made+in+it-filter/'],
    ]);
    const asked = parseListingPath('/jewellery/made+in+it-filter/');
    if (!asked) throw new Error('no such address');
    const index = buildIndex(rows);
    expect(Array.from(index.match(asked), (row) => index.rows[row]?.design)).toEqual([imported.design]);
    // A shopper who has chosen can choose again.
    expect(originsIn(rows, asked)).toHaveLength(2);
  });

  it('is one of at most 31, of which each has a name in both languages', () => {
    const { values } = facetOf('origin');
    expect(values.length).toBeLessThanOrEqual(31);
    for (const { id, en, hi } of values) {
      expect(en.toLowerCase()).not.toBe(id);
      expect(hi).toMatch(/\p{Script=Devanagari}/u);
    }
  });
});

/** Selections of zero to three values a facet, so that answers are seldom empty. */
const selections: fc.Arbitrary<ListingQuery['selected']> = fc.record(
  Object.fromEntries(
    FACETS.map((facet) => [
      facet.id,
      fc.oneof(
        { weight: 5, arbitrary: fc.constant(0) },
        fc
          .array(fc.nat(facet.values.length - 1), { minLength: 1, maxLength: 3 })
          .map((bits) => bits.reduce((mask, bit) => mask | (1 << bit), 0)),
      ),
    ]),
  ),
) as fc.Arbitrary<ListingQuery['selected']>;

function offerOf(row: PricedDesign, karat: number) {
  const offer = row.offers[shownOffer(row.design, row.offers, karat)];
  if (!offer) throw new Error('no offer');
  return offer;
}

function masksOf(row: PricedDesign, karat: number): Record<FacetId, number> {
  const offer = offerOf(row, karat);
  return Object.fromEntries(
    FACETS.map(({ id }) => [
      id,
      id === 'price'
        ? priceBit(offer.price_paise)
        : id === 'weight'
          ? weightBit(offer.gross_mg)
          : fixedMask(row.design, id),
    ]),
  ) as Record<FacetId, number>;
}

/** Whether the picture its card would show is there: it came with the release, or another suite drew it since. */
function isDrawn({ design }: PricedDesign, colourMask: number): boolean {
  const colour =
    [design.default_colour, ...design.colours].find(
      (candidate) => colourMask === 0 || (colourMask & facetBit('colour', candidate)) !== 0,
    ) ?? design.default_colour;
  return (drawnColours(design) & colourBit(colour)) !== 0;
}

/** The listing as one would write it without an index. */
function naive(selected: ListingQuery['selected'], except?: FacetId): PricedDesign[] {
  return snapshot.index.rows.filter((row) => {
    const masks = masksOf(row, selected.karat);
    return FACETS.every(({ id }) => id === except || selected[id] === 0 || (masks[id] & selected[id]) !== 0);
  });
}

describe('the index', () => {
  it('knows every row of a catalogue of more designs than sixteen bits can number', () => {
    const [row] = snapshot.index.rows;
    if (!row) throw new Error('the seed is empty');
    const many = 70_000;
    const { match, rows } = buildIndex(
      Array.from({ length: many }, (_, at) => ({ ...row, design: { ...row.design, product_id: at + 1 } })),
    );
    for (const sort of SORTS) expect(new Set(match({ ...EVERYTHING, sort })).size).toBe(many);
    const all = match({
      selected: { ...EVERYTHING.selected, category: fixedMask(row.design, 'category') },
      sort: 'popular',
    });
    expect([all.length, rows[all.at(-1) ?? -1]?.design.product_id]).toEqual([many, many]);
  });

  it('finds what a plain filter finds', () => {
    fc.assert(
      fc.property(selections, (selected) => {
        const rows = [...snapshot.index.match({ selected, sort: 'popular' })].map(
          (row) => snapshot.index.rows[row],
        );
        const found = naive(selected);
        expect(rows).toEqual(
          [true, false].flatMap((drawn) => found.filter((row) => isDrawn(row, selected.colour) === drawn)),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('counts values as OR inside a facet and AND across facets', () => {
    fc.assert(
      fc.property(selections, (selected) => {
        const counts = snapshot.index.count(selected);
        for (const facet of FACETS) {
          const split = facet.id === 'karat' && (selected.price || selected.weight);
          const common = split
            ? []
            : naive(selected, facet.id).map((row) => masksOf(row, selected.karat)[facet.id]);
          const expected = facet.values.map((_, at) =>
            split
              ? naive({ ...selected, karat: 1 << at }).length
              : common.filter((mask) => mask & (1 << at)).length,
          );
          expect([facet.id, counts[facet.id]]).toEqual([facet.id, expected]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('shows beside a value of an untouched facet how many designs its link leads to', () => {
    fc.assert(
      fc.property(selections, fc.constantFrom(...FACETS), fc.nat(30), (selected, facet, pick) => {
        const at = pick % facet.values.length;
        const before = { ...EVERYTHING, selected: { ...selected, [facet.id]: 0 } };
        const after = toggled(before, facet.id, 1 << at);
        expect(snapshot.index.count(before.selected)[facet.id][at]).toBe(snapshot.index.match(after).length);
      }),
      { numRuns: 200 },
    );
  });

  it.each(SORTS)('sorts by %s at the price it shows, and leaves none out', (sort) => {
    fc.assert(
      fc.property(selections, (selected) => {
        const rows = [...snapshot.index.match({ selected, sort })];
        expect(rows.toSorted((a, b) => a - b)).toEqual(
          [...snapshot.index.match({ selected, sort: 'popular' })].toSorted((a, b) => a - b),
        );
        const keys = rows.map((row) => {
          const priced = snapshot.index.rows[row];
          if (!priced) throw new Error('no row');
          const offer = offerOf(priced, selected.karat);
          switch (sort) {
            case 'popular':
              return (isDrawn(priced, selected.colour) ? -1_000_000 : 1) - priced.design.popularity;
            case 'latest':
              return -Date.parse(priced.design.launched_on);
            case 'price+low':
              return offer.price_paise;
            case 'price+high':
              return -offer.price_paise;
            case 'discount':
              return offer.price_paise / offer.mrp_paise;
          }
        });
        expect(keys).toEqual(keys.toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  it('made of a former one at another rate answers as one made of the designs alone', () => {
    const dearer = snapshot.index.rows.map(({ design, offers }) => ({
      design,
      offers: offers.map((offer) => ({
        ...offer,
        // Not all by the same factor: the order changes, too.
        price_paise: offer.price_paise * (1 + (design.product_id % 7)),
      })),
    }));
    for (const sort of SORTS) snapshot.index.match({ ...EVERYTHING, sort });
    const [alone, following] = [buildIndex(dearer), buildIndex(dearer, snapshot.index)];
    fc.assert(
      fc.property(selections, fc.constantFrom(...SORTS), (selected, sort) => {
        expect(following.match({ selected, sort })).toEqual(alone.match({ selected, sort }));
        expect(following.count(selected)).toEqual(alone.count(selected));
      }),
      { numRuns: 100 },
    );
    expect(alone.match({ ...EVERYTHING, sort: 'price+low' })).not.toEqual(
      snapshot.index.match({ ...EVERYTHING, sort: 'price+low' }),
    );
  });

  it('in rose, no card without a picture stands before one that has it, among the popular ones', () => {
    const query = parseListingPath('/jewellery/colour+rose-filter/');
    if (!query) throw new Error('no query');
    const drawn = [...snapshot.index.match(query)].map(
      (row) => snapshot.card(row, 'INR', query).images.product_images[0]?.tint !== undefined,
    );
    expect(drawn.filter(Boolean).length).toBeGreaterThan(10);
    expect(drawn.lastIndexOf(true)).toBeLessThan(drawn.indexOf(false));
  });

  it('shows the karat and colour a shopper filters by on the cards', () => {
    const query = parseListingPath('/jewellery/karat+22-colour+rose-filter/');
    if (!query) throw new Error('no query');
    const rows = [...snapshot.index.match(query)];
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows)
      expect(snapshot.card(row, 'INR', query)).toMatchObject({ karat: 22, colour: 'rose' });
  });
});
