/** Stones of a generated design. */
import type { StoneRow, StoneShape, StoneType } from '../src/modules/designs/index.ts';
import type { Random } from './random.ts';
import type { CategoryRecipe, FormRecipe } from './recipes.ts';

const CENTRE_TYPES: readonly (readonly [StoneType, number])[] = [
  ['diamond', 46],
  ['ruby', 11],
  ['emerald', 11],
  ['sapphire', 10],
  ['pearl', 6],
  ['amethyst', 5],
  ['topaz', 5],
  ['citrine', 3],
  ['garnet', 3],
];
const ACCENT_TYPES: readonly (readonly [StoneType, number])[] = [
  ['diamond', 64],
  ['ruby', 10],
  ['emerald', 9],
  ['sapphire', 8],
  ['pearl', 5],
  ['topaz', 4],
];
const SHAPES: readonly (readonly [StoneShape, number])[] = [
  ['round', 40],
  ['oval', 17],
  ['pear', 13],
  ['cushion', 9],
  ['princess', 8],
  ['emerald-cut', 8],
  ['marquise', 5],
];

/** Earrings and cufflinks: both pieces are alike, so their stones come in even numbers. */
export function isPair({ category }: CategoryRecipe, { form, centre }: FormRecipe): boolean {
  return (
    category === 'earrings' ||
    form === 'stud-box' ||
    form === 'cufflinks' ||
    (category === 'solitaires' && centre?.count === 2)
  );
}

export function stonesOf(form: FormRecipe, pair: boolean, random: Random): StoneRow[] {
  if (random.chance(form.plain ?? 0)) return [];
  const rows: StoneRow[] = [];
  if (form.centre) {
    const { centre } = form;
    const type = centre.types ? random.pick(centre.types) : random.weighted(CENTRE_TYPES);
    const shape = type === 'pearl' ? 'bead' : random.weighted(SHAPES);
    const each = random.between(...centre.millicarat) * (type === 'diamond' ? 1 : 2);
    rows.push({
      type,
      shape,
      quality: qualityOf(type, random),
      count: centre.count,
      millicarat: each * centre.count,
      role: 'centre',
    });
  }
  if (form.accents && !((form.form === 'solo' || form.form === 'ring') && random.chance(0.5))) {
    const { accents } = form;
    const type = accents.types ? random.pick(accents.types) : random.weighted(ACCENT_TYPES);
    const each = random.between(...accents.millicarat) * (type === 'pearl' ? 5 : 1);
    const wished = random.between(...accents.count);
    const count = pair ? 2 * Math.round(wished / 2) : wished;
    rows.push({
      type,
      shape: type === 'pearl' ? 'bead' : 'round',
      quality: qualityOf(type, random),
      count,
      millicarat: each * count,
      role: 'accent',
    });
  }
  return rows;
}

function qualityOf(type: StoneType, random: Random): string {
  return type === 'diamond'
    ? random.weighted([
        ['SI-IJ', 55],
        ['VS-GH', 30],
        ['VVS-EF', 15],
      ])
    : random.weighted([
        ['AA', 65],
        ['AAA', 35],
      ]);
}
