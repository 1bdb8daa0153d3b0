import { describe, expect, it } from '@jest/globals';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { showsMotif } from '@suvarna/jewellery-model/families/shows-motif';
import { showsStone } from '@suvarna/jewellery-model/families/shows-stone';
import type { Piece } from '@suvarna/jewellery-model/piece';
import { createHash } from 'node:crypto';
import { beforePostposition, STONE_WORDS, wordOf, type Design } from '../src/modules/designs/index.ts';
import { usesMotif } from '../src/modules/catalogue/designs/motif-named.ts';
import { pieceOf } from '../src/modules/imagery/piece-of.ts';
import { nominalDesigns } from './generate-designs.ts';
import { seededDesigns } from '../test-support/seeded-designs.ts';
import { withHonestTitles } from './honest-titles.ts';
import { seededRandom } from './random.ts';
import { RECIPES } from './recipes.ts';

const designs = seededDesigns();
/** A motif in the title of these is a matter of how the piece was made; of the others each shows its own. */
const SOMETIMES = new Set([
  'rings/band',
  'rings/cocktail',
  'rings/signet',
  'earrings/drop',
  'pendants/halo',
  'pendants/bar',
  'necklaces/station',
  'necklaces/lariat',
  'bangles/plain',
  'bangles/stone',
  'bangles/kada',
  'bangles/filigree',
  'bracelets/cuff',
  'mangalsutra/tanmaniya',
  'gifts/cufflinks',
]);
const FORMS = RECIPES.flatMap(({ category, forms }) =>
  forms.flatMap(({ form, motifs = [] }) =>
    motifs.length > 0 ? [{ name: `${category}/${form}`, category, form, motifs }] : [],
  ),
);

function meshOf(piece: Piece): string {
  const { parts, gems } = modelOf(piece);
  const hash = createHash('sha256');
  for (const { mesh, instances } of parts)
    hash.update(mesh.positions).update(JSON.stringify(instances ?? []));
  return hash.update(JSON.stringify(gems)).digest('hex');
}

describe('titles', () => {
  it.each(FORMS)(
    'of $name name a motif only where another would be another piece',
    ({ name, category, form, motifs }) => {
      const named = designs.filter(
        (design) => design.category === category && design.form === form && usesMotif(design),
      );
      // Links of a chain are no motif at all.
      expect(named.length > 0).toBe(name !== 'bracelets/link');
      for (const design of seededRandom(11).sample(named, SOMETIMES.has(name) ? 3 : 1)) {
        const piece = pieceOf(design);
        const mesh = meshOf(piece);
        const others = motifs.filter((motif) => motif !== design.motif).map((motif) => ({ ...piece, motif }));
        // What is drawn for two motifs may be named after one of them, never after both.
        const rivals = others.filter(showsMotif);
        const rival = rivals[design.look % Math.max(1, rivals.length)];
        if (rival) expect(meshOf(rival)).not.toBe(mesh);
        else expect(others.some((other) => meshOf(other) !== mesh)).toBe(true);
      }
    },
  );

  it('of forms that always show their motif, and of no others, always name it', () => {
    for (const { name, category, form } of FORMS) {
      const pieces = designs.filter((design) => design.category === category && design.form === form);
      if (name !== 'bracelets/link')
        expect([name, pieces.every(usesMotif)]).toEqual([name, !SOMETIMES.has(name)]);
    }
  });

  it('name a stone where it is seen, and no other', () => {
    for (const { title, title_hi, stones, ...design } of designs) {
      const named = STONE_WORDS.filter((word) => title.includes(` ${word.en} `)).map(({ id }) => id);
      const [main] = stones;
      const seen = main && showsStone(pieceOf({ ...design, title, title_hi, stones }));
      expect([title, named]).toEqual([title, seen ? [main.type] : []]);
      if (main)
        expect(title_hi.includes(` ${beforePostposition(wordOf(STONE_WORDS, main.type))} `)).toBe(seen);
    }
    expect(
      designs.some(
        ({ title, stones }) => stones.length > 0 && !STONE_WORDS.some(({ en }) => title.includes(en)),
      ),
    ).toBe(true);
  });

  it('promise the same in both scripts and in the address', () => {
    const kada = designs.filter(({ form }) => form === 'kada');
    expect(
      kada.filter(({ motif, title }) => motif === 'peacock' && title.includes('Peacock')).length,
    ).toBeGreaterThan(5);
    for (const { motif, title, title_hi, slug } of kada) {
      expect(title_hi.includes(' मोर ')).toBe(motif === 'peacock' && title.includes(' Peacock '));
      expect(slug.includes('-peacock-')).toBe(title.includes(' Peacock '));
    }
  });

  it('change nothing else, and nothing of who keeps a title', () => {
    const untitled = (design: Design): Design => ({ ...design, title: '', title_hi: '', slug: '' });
    const wished = nominalDesigns();
    const honest = withHonestTitles(wished);
    expect(JSON.stringify(honest.map(untitled))).toBe(JSON.stringify(wished.map(untitled)));
    for (const [at, design] of honest.entries())
      if (usesMotif(design) && showsStone(pieceOf(design))) expect(design).toBe(wished[at]);
  });

  it('take the next free proper name where the shorter title is taken, and a number where all are', () => {
    const bar = designs.find(
      ({ form, motif, stones }) => form === 'bar' && motif === 'geometric' && stones.length > 0,
    );
    if (!bar) throw new Error('no bar');
    const first = { ...bar, title: 'Zara Geometric Bar Pendant', title_hi: 'ज़ारा ज्यामितीय बार पेंडेंट' };
    const many = withHonestTitles(Array.from({ length: 400 }, () => first));
    expect(many.slice(0, 3).map(({ title, title_hi, slug }) => [title, title_hi, slug])).toEqual([
      ['Zara Bar Pendant', 'ज़ारा बार पेंडेंट', 'zara-bar-pendant'],
      ['Zoya Bar Pendant', 'ज़ोया बार पेंडेंट', 'zoya-bar-pendant'],
      ['Aarohi Bar Pendant', 'आरोही बार पेंडेंट', 'aarohi-bar-pendant'],
    ]);
    expect(new Set(many.map(({ slug }) => slug)).size).toBe(400);
  });
});
