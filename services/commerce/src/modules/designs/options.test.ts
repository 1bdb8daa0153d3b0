import { describe, expect, it } from '@jest/globals';
import { seededDesigns } from '../../../test-support/seeded-designs.ts';
import { engravingOf } from './engravable.ts';
import { availabilityOf, chooseOptions, readSku, skuOf } from './options.ts';

const designs = seededDesigns();

describe('a SKU', () => {
  it('names its design and options again when it is read', () => {
    for (const design of designs.filter((_, at) => at % 13 === 0)) {
      for (const { karat } of design.bodies) {
        for (const colour of design.colours) {
          const options = chooseOptions(design, { karat, colour, size: design.sizes.at(-1) });
          if (!options) throw new Error('an option of its own is refused');
          const read = readSku(skuOf(design, options));
          expect(read?.design_code).toBe(design.design_code);
          expect(chooseOptions(design, read?.options ?? {})).toEqual(options);
        }
      }
    }
  });

  it.each(['', 'RG00001', 'RG00001-9Y', "RG00001-18Y'; drop", 'rg00001-18y'])('%s is none', (text) => {
    expect(readSku(text)).toBeUndefined();
  });
});

describe('options', () => {
  it('that a design is not made in are refused', () => {
    const [ring] = designs;
    if (!ring) throw new Error('no design');
    expect(chooseOptions(ring, { karat: 9 })).toBeUndefined();
    expect(chooseOptions(ring, { colour: 'green' })).toBeUndefined();
    expect(chooseOptions(ring, { size: '99' })).toBeUndefined();
  });

  it('of a ready design are in stock in its default karat, colour and stocked sizes only', () => {
    const ready = designs.find(
      (design) =>
        design.product_type === 'ready-to-ship' &&
        design.stock > 0 &&
        design.stocked_sizes.length > 0 &&
        design.stocked_sizes.length < design.sizes.length,
    );
    if (!ready) throw new Error('no ready design');
    const of = (size: string) =>
      availabilityOf(ready, { karat: ready.default_karat, colour: ready.default_colour, size });
    expect(of(ready.stocked_sizes[0] ?? '')).toEqual({
      available: true,
      stock: ready.stock,
      made_to_order: false,
      lead_days: 1,
    });
    expect(of(ready.sizes.find((size) => !ready.stocked_sizes.includes(size)) ?? '')).toMatchObject({
      available: true,
      stock: 0,
      made_to_order: true,
    });
  });

  it('of a ready design with words cut into it are made for the order', () => {
    const ready = designs.find(
      (design) => design.product_type === 'ready-to-ship' && design.stock > 0 && design.category === 'rings',
    );
    const options = ready && chooseOptions(ready, {});
    if (!ready || !options) throw new Error('no ready ring');
    expect(availabilityOf(ready, options, true)).toEqual({
      available: true,
      stock: 0,
      made_to_order: true,
      lead_days: ready.lead_days,
    });
    expect(engravingOf(ready)).toEqual({ engraving: { max_length: 15, lead_days: ready.lead_days } });
  });

  it('take words where a piece has a hidden side', () => {
    const takes = new Set(
      designs
        .filter((design) => engravingOf(design).engraving !== undefined)
        .map((design) => design.category),
    );
    expect([...takes].sort()).toEqual(['bangles', 'bracelets', 'pendants', 'rings', 'solitaires']);
    expect(
      designs
        .filter((design) => design.form === 'filigree')
        .every((design) => engravingOf(design).engraving === undefined),
    ).toBe(true);
  });

  it('of a ready design that is sold out cannot be bought', () => {
    const gone = designs.find((design) => design.product_type === 'ready-to-ship' && design.stock === 0);
    if (!gone) throw new Error('none is sold out');
    const options = chooseOptions(gone, {});
    expect(options && availabilityOf(gone, options).available).toBe(false);
  });
});
