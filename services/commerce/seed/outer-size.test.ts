import { cutMesh } from '@suvarna/jewellery-model/cuts/cut-mesh';
import { boundsOf } from '@suvarna/jewellery-model/families/bounds';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { applied, IDENTITY } from '@suvarna/jewellery-model/geometry/matrix';
import { cornerOf } from '@suvarna/jewellery-model/geometry/mesh';
import type { Gem, Part } from '@suvarna/jewellery-model/model';
import { describe, expect, it } from '@jest/globals';
import { phrases } from '../src/modules/catalogue/languages/index.ts';
import type { Design } from '../src/modules/designs/design.ts';
import { pieceOf } from '../src/modules/imagery/piece-of.ts';
import { seededDesigns } from '../test-support/seeded-designs.ts';

const designs = seededDesigns();
/** A few of every form, far apart from each other. */
const samplesOf = (
  category: Design['category'],
  ...forms: readonly string[]
): (readonly [string, Design])[] =>
  forms
    .flatMap((form) => {
      const all = designs.filter((design) => design.category === category && design.form === form);
      return [0.05, 0.5, 0.95].flatMap((share) => all.slice(Math.floor(all.length * share)).slice(0, 1));
    })
    .map((design) => [`${design.design_code}, ${design.form}`, design]);

/** What the product page says, read from its text. */
function said(design: Design): readonly [number, number] {
  const [, width, height] =
    /([\d.]+) mm wide and ([\d.]+) mm high/i.exec(phrases('en').describe(design)) ?? [];
  expect(phrases('hi').describe(design)).toContain(
    `चौड़ाई ${String(width)} मिमी, ऊँचाई ${String(height)} मिमी`,
  );
  return [Number(width), Number(height)];
}

/** The box around everything sold; of what is in front of a plane, if there is one. */
function box(
  { parts, gems }: { readonly parts: readonly Part[]; readonly gems: readonly Gem[] },
  front = -Infinity,
): readonly [number, number, number] {
  const shapes = [
    ...parts.filter(({ weightless }) => !weightless),
    ...gems.map(({ cut, matrix }) => ({ mesh: cutMesh(cut), instances: [matrix] })),
  ];
  const corners = shapes
    .flatMap(({ mesh, instances = [IDENTITY] }) =>
      instances.flatMap((place) =>
        Array.from({ length: mesh.positions.length / 3 }, (_, at) => applied(place, cornerOf(mesh, at))),
      ),
    )
    .filter(([, , z]) => z >= front);
  const { low, high } = boundsOf({
    parts: [{ mesh: { positions: Float32Array.from(corners.flat()), indices: new Uint32Array() } }],
  });
  return [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
}

/** Half of the last digit that is said. */
const ROUNDED = 0.051;

describe('what the product page says about the size of a piece is what its model measures', () => {
  it.each(samplesOf('pendants', 'halo', 'motif', 'solo', 'bar', 'medallion'))(
    '%s: a pendant with its bail, without a chain',
    (_, design) => {
      const [width, height] = box(modelOf(pieceOf(design)));
      const [saidWidth, saidHeight] = said(design);
      expect(Math.abs(saidWidth - width)).toBeLessThan(ROUNDED);
      expect(Math.abs(saidHeight - height)).toBeLessThan(ROUNDED);
    },
  );

  it.each([
    ...samplesOf('earrings', 'stud', 'motif-stud'),
    ...samplesOf('solitaires', 'stud'),
    ...samplesOf('nose-pins', 'stud', 'motif'),
  ])('%s: one stud, without its back or the bend of its wire', (_, design) => {
    const { worn } = modelOf(pieceOf(design));
    if (!worn) throw new Error('a stud can be worn');
    const [width, height] = box(worn, -4);
    const [saidWidth, saidHeight] = said(design);
    expect(Math.abs(saidWidth - width)).toBeLessThan(ROUNDED);
    expect(Math.abs(saidHeight - height)).toBeLessThan(ROUNDED);
  });

  it.each(samplesOf('gold-coins', 'coin', 'bar'))(
    '%s: a coin or bar, straight from the front',
    (_, design) => {
      const model = modelOf(pieceOf(design));
      const [width, high, deep] = box(model);
      const lean = model.cameras.front.elevation;
      const [saidWidth, saidHeight] = said(design);
      expect(Math.abs(saidWidth - width)).toBeLessThan(ROUNDED);
      // A box of that height, leaned back, is as high and as deep as the model stands there.
      const height = (high * Math.cos(lean) - deep * Math.sin(lean)) / Math.cos(2 * lean);
      expect(Math.abs(saidHeight - height)).toBeLessThan(0.3);
      if (design.form === 'coin') expect(Math.abs(saidHeight - saidWidth)).toBeLessThan(0.11);
    },
  );

  it('a coin of 50 g is never said to be the size of a button', () => {
    const heavy = designs.filter(
      ({ category, form, bodies }) =>
        category === 'gold-coins' && form === 'coin' && bodies[0]?.net_mg === 50_000,
    );
    expect(heavy.length).toBeGreaterThan(0);
    for (const design of heavy) expect(Math.min(...said(design))).toBeGreaterThanOrEqual(32);
  });

  it('a hoop is as wide as its ring, not as it looks across the lobe', () => {
    const hoops = designs.filter(({ form, stones }) => form === 'hoop' && stones.length === 0);
    expect(
      hoops
        .filter(({ outer_width_tenth_mm, width_tenth_mm }) => outer_width_tenth_mm < width_tenth_mm * 0.95)
        .map(({ design_code }) => design_code),
    ).toEqual([]);
  });

  it('a nath is as wide as its hoop, not as the chain to the hair reaches', () => {
    const naths = designs.filter(({ category, form }) => category === 'nose-pins' && form === 'nath');
    expect(
      naths
        .filter(({ outer_width_tenth_mm, width_tenth_mm }) => outer_width_tenth_mm > width_tenth_mm * 1.35)
        .map(({ design_code }) => design_code),
    ).toEqual([]);
  });

  it('a ring is as wide as its head and higher than its finger', () => {
    for (const [, design] of samplesOf('rings', 'halo', 'solo', 'band', 'signet', 'cocktail')) {
      const model = modelOf(pieceOf(design));
      const [, height, along] = box(model.worn ?? model);
      const [saidWidth, saidHeight] = said(design);
      expect(Math.abs(saidHeight - height)).toBeLessThan(ROUNDED);
      expect(saidWidth).toBeLessThan(along + ROUNDED);
      expect(saidHeight).toBeGreaterThan(pieceOf(design).size_mm / Math.PI);
    }
  });
});

it('the parameters a model is made from stay what they are, whatever it measures', () => {
  const [design] = designs.filter(({ category, form }) => category === 'gold-coins' && form === 'coin');
  if (!design) throw new Error('no coin');
  expect(pieceOf({ ...design, outer_width_tenth_mm: 1, outer_height_tenth_mm: 1 })).toEqual(pieceOf(design));
});
