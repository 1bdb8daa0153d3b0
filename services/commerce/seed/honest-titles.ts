import type { Wording } from '@suvarna/contracts/locale';
import { showsMotif } from '@suvarna/jewellery-model/families/shows-motif';
import { showsStone } from '@suvarna/jewellery-model/families/shows-stone';
import {
  beforePostposition,
  type Design,
  MOTIF_WORDS,
  STONE_WORDS,
  type StoneType,
  wordOf,
} from '../src/modules/designs/index.ts';
import { usesMotif } from '../src/modules/catalogue/index.ts';
import { pieceOf } from '../src/modules/imagery/index.ts';
import { PROPER_NAMES } from './names.ts';

type Titled = Pick<Design, 'title' | 'title_hi'>;

/**
 * Leaves motif and stone out of the title of each piece that does not show them. Only after all designs are
 * made: a title that is short of a word may be another's, and to draw again would change every
 * design behind it. Who keeps a title keeps it; the others take the next free proper name.
 */
export function withHonestTitles(designs: readonly Design[]): Design[] {
  const honest = new Map(designs.map((design) => [design, honestly(design)]));
  const broken = new Set(designs.filter((design) => honest.get(design)?.title !== design.title));
  const taken = new Set(designs.filter((design) => !broken.has(design)).map(({ title }) => title));
  return designs.map((design) => {
    if (!broken.has(design)) return design;
    const titled = firstFree(honest.get(design) ?? design, taken);
    taken.add(titled.title);
    return { ...design, ...titled, slug: slugOf(titled.title) };
  });
}

export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function honestly(design: Design): Titled {
  const { title, title_hi } =
    usesMotif(design) && !showsMotif(pieceOf(design)) ? withoutMotif(design) : design;
  const [main] = design.stones;
  return main && !showsStone(pieceOf(design))
    ? withoutStone({ title, title_hi }, main.type)
    : { title, title_hi };
}

function withoutMotif(design: Design): Titled {
  const word = wordOf(MOTIF_WORDS, design.motif);
  return {
    title: design.title.replace(` ${word.en} `, ' '),
    title_hi: design.title_hi.replace(` ${word.hi} `, ' '),
  };
}

function withoutStone({ title, title_hi }: Titled, type: StoneType): Titled {
  const word = wordOf(STONE_WORDS, type);
  return {
    title: title.replace(` ${word.en} `, ' '),
    title_hi: title_hi.replace(new RegExp(` ${beforePostposition(word)} (?:का|के|की) `), ' '),
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
