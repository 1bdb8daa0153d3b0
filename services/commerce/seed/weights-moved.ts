/**
 * Says by how much weights and prices moved since another commit, as a table for `docs/`:
 * `node services/commerce/seed/weights-moved.ts <commit> > docs/weights-<date>.md`. Prices are those of the seed's last day.
 */
import { milligramsOf } from '@suvarna/jewellery-model/alloy-density';
import { execFileSync } from 'node:child_process';
import { asMeasured, nominalDesigns } from './generate-designs.ts';
import { metalOf, readTable } from './metal-table.ts';
import { changesOf, tableOf } from './moved-table.ts';
import { seededBook } from './seeded-book.ts';

const [commit = 'HEAD'] = process.argv.slice(2);
const before = readTable(
  execFileSync('git', ['show', `${commit}:./metal.tsv`], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }),
);
const book = seededBook();
const moved = nominalDesigns().flatMap((design) => {
  const [was, is] = [before.get(design.design_code), metalOf(design.design_code)];
  // What a coin weighs is stamped on it.
  if (!was || !is || design.category === 'gold-coins') return [];
  const at = (metal: typeof is): { readonly mg: number; readonly paise: number } => {
    const measured = asMeasured(design, metal);
    return {
      mg: milligramsOf(metal.volume / 1_000, design.default_karat),
      paise: book.offer(measured, design.default_karat).price_paise,
    };
  };
  return [{ code: design.design_code, category: design.category, was: at(was), is: at(is) }];
});
process.stdout.write(
  `# What designs weigh now, and cost\n\nSince ${commit}, in the default karat and size. \`weights-moved.ts\` wrote it.\n\n${tableOf(changesOf(moved))}\n`,
);
