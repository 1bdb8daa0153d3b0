/** Prints every design of the seed as a line of JSON with what its pictures follow from, the most popular first: `npm run render` reads it. */
import { pieceOf } from './modules/imagery/index.ts';
import { generateDesigns } from '../seed/generate-designs.ts';

const designs = generateDesigns().toSorted((a, b) => b.popularity - a.popularity);
for (const design of designs) {
  const { design_code, category, default_karat: karat, default_colour, colours } = design;
  const line = JSON.stringify({
    design_code,
    category,
    karat,
    colours: [default_colour, ...colours.filter((colour) => colour !== default_colour)],
    piece: pieceOf(design),
  });
  process.stdout.write(`${line}\n`);
}
