import type { Wording } from '@suvarna/contracts/locale';
import { showsMotif } from '@suvarna/jewellery-model/families/shows-motif';
import { type Design, MOTIF_WORDS, wordOf } from '../src/modules/designs/index.ts';
import { usesMotif } from '../src/modules/catalogue/index.ts';
import { pieceOf } from '../src/modules/imagery/index.ts';
import { PROPER_NAMES } from './names.ts';

type Titled = Pick<Design, 'title' | 'title_hi'>;

/**
 * Leaves the motif out of the title of each piece that does not show it. Only after all designs are
 * made: a title that is short of a word may be another's, and to draw again would change every
 * design behind it. Who keeps a title keeps it; the others take the next free proper name.
 */
export function withHonestTitles(designs: readonly Design[]): Design[] {
  const broken = new Set(designs.filter((design) => usesMotif(design) && !showsMotif(pieceOf(design))));
  const taken = new Set(designs.filter((design) => !broken.has(design)).map(({ title }) => title));
  return designs.map((design) => {
    if (!broken.has(design)) return design;
    const titled = firstFree(withoutMotif(design), taken);
    taken.add(titled.title);
    return { ...design, ...titled, slug: slugOf(titled.title) };
  });
}

export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function withoutMotif(design: Design): Titled {
  const word = wordOf(MOTIF_WORDS, design.motif);
  return {
    title: design.title.replace(` ${word.en} `, ' '),
    title_hi: design.title_hi.replace(` ${word.hi} `, ' '),
  };
}

function firstFree({ title, title_hi }: Titled, taken: ReadonlySet<string>): Titled {
  const [own = '', ...words] = title.split(' ');
  const words_hi = title_hi.split(' ').slice(1);
  const from = PROPER_NAMES.findIndex(({ en }) => en === own);
  const named = ({ en, hi }: Wording, more: string): Titled => ({
    title: [en, ...words, more].filter(Boolean).join(' '),
    title_hi: [hi, ...words_hi, more].filter(Boolean).join(' '),
  });
  // A catalogue larger than the usual one has more designs than proper names: those are numbered.
  for (let round = 0; ; round += 1) {
    const more = round === 0 ? '' : String(taken.size + round);
    for (let step = 0; step < PROPER_NAMES.length; step += 1) {
      const proper = PROPER_NAMES[(from + step) % PROPER_NAMES.length];
      if (!proper) continue;
      const titled = named(proper, more);
      if (!taken.has(titled.title)) return titled;
    }
  }
}
