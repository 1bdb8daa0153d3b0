import { byLocale } from '@suvarna/contracts/locale';
import {
  type Design,
  type MetalBody,
  type Motif,
  MOTIF_WORDS,
  STONE_WORDS,
  type StoneRow,
  wordOf,
} from '../src/modules/designs/index.ts';
import { sizeMillimetres } from '@suvarna/contracts/sizes';
import { milligramsOf } from '@suvarna/jewellery-model/alloy-density';
import { metalOf, type Metal as MeasuredMetal } from './metal-table.ts';
import { slugOf, withHonestTitles } from './honest-titles.ts';
import { hindiTitle } from './hindi-title.ts';
import { PROPER_NAMES, SET_NAMES } from './names.ts';
import { seededRandom, type Random } from './random.ts';
import { RECIPES, type CategoryRecipe, type FormRecipe } from './recipes.ts';
import { isPair, stonesOf } from './choose-stones.ts';
import { withGrades } from './grade-diamonds.ts';
import { jewelleryMetal, coinMetal, sizesOf, stocked, type Metal } from './choose-metal.ts';
import { styleOf, occasionsOf, recipientsOf, makingOf } from './choose-style.ts';

const LAST_LAUNCH = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const FIRST_ID = 100_001;

const USUAL = RECIPES.reduce((sum, { count }) => sum + count, 0);
/** Tries to find a title no design has, before it is numbered. */
const TITLE_TRIES = 4;

interface Titles {
  readonly taken: Set<string>;
  /** A catalogue larger than the usual one has more designs than titles. */
  readonly numbered: boolean;
}

/**
 * The whole catalogue: the same on every machine and every run. What the store's own designs weigh and
 * how large they are is what their models measure.
 *
 * @param count designs in all, in the usual shares of the categories; the store's own number when left out. More are for measuring, and keep the weights and sizes their recipes propose
 */
export function generateDesigns(count = USUAL): Design[] {
  const designs = nominalDesigns(count);
  return withHonestTitles(
    count === USUAL ? designs.map((design) => asMeasured(design, metalOf(design.design_code))) : designs,
  );
}

/** A design with the weight and the size its model has. */
export function asMeasured(design: Design, metal: MeasuredMetal | undefined): Design {
  if (!metal)
    throw new Error(`There is no weight of ${design.design_code}: run services/commerce/seed/weigh.ts`);
  const measured = {
    ...design,
    gauge_milli: metal.gauge_milli,
    outer_width_tenth_mm: metal.width_tenth_mm || design.width_tenth_mm,
    outer_height_tenth_mm: metal.height_tenth_mm || design.height_tenth_mm,
  };
  if (design.category === 'gold-coins') return measured;
  const bodies = design.bodies.map(({ karat }): MetalBody => ({
    karat,
    net_mg: tens(milligramsOf(metal.volume / 1_000, karat)),
    mg_per_size_step: milligramsOf((metal.per_mm / 1_000) * millimetresPerStep(design), karat),
  }));
  return { ...measured, bodies };
}

const tens = (mg: number): number => Math.max(50, Math.round(mg / 10) * 10);

/** On average over the sizes of a design: their table is uneven by a tenth of a millimetre. */
function millimetresPerStep({ size_kind, sizes }: Design): number {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined || sizes.length < 2) return 0;
  return (sizeMillimetres(size_kind, last) - sizeMillimetres(size_kind, first)) / (sizes.length - 1);
}

/** Designs with the weights, sizes and titles their recipes propose; their models have not been asked yet. */
export function nominalDesigns(count = USUAL): Design[] {
  const titles: Titles = { taken: new Set(), numbered: count > USUAL };
  let id = FIRST_ID;
  let usual = 0;
  return RECIPES.flatMap((recipe, at) => {
    const random = seededRandom(7_919 * (at + 1));
    // Rounded ends of a running sum, so that the shares add up to the whole.
    const before = Math.round((usual * count) / USUAL);
    usual += recipe.count;
    return Array.from({ length: Math.round((usual * count) / USUAL) - before }, () =>
      withGrades(asWished(design(recipe, random, id++, titles))),
    );
  });
}

type Ungraded = Omit<Design, 'laboratory'>;

const asWished = (design: Omit<Ungraded, 'outer_width_tenth_mm' | 'outer_height_tenth_mm'>): Ungraded => ({
  ...design,
  outer_width_tenth_mm: design.width_tenth_mm,
  outer_height_tenth_mm: design.height_tenth_mm,
});

function design(
  recipe: CategoryRecipe,
  random: Random,
  product_id: number,
  titles: Titles,
): Parameters<typeof asWished>[0] {
  const form = random.weighted(recipe.forms.map((candidate) => [candidate, candidate.share] as const));
  const coin = recipe.category === 'gold-coins';
  const traditional = !coin && random.chance(form.traditional ?? 0.05);
  const motif = motifOf(form, random);
  const stones = stonesOf(form, isPair(recipe, form), random);
  const metal = coin ? coinMetal(form, random) : jewelleryMetal(form, recipe.size, traditional, random);
  const wearer = form.wearer ?? 'women';
  const size = sizesOf(recipe, form, wearer, random);
  const gross_g = (metal.bodies[0]?.net_mg ?? 0) / 1000;
  const readyToShip = random.chance(coin ? 1 : gross_g > 12 ? 0.2 : 0.42);
  const style = styleOf(traditional, stones, motif, gross_g, random);
  const { title, title_hi } = name(recipe, form, motif, stones, metal, titles, random);
  return {
    product_id,
    design_code: `${recipe.code}${String(product_id - FIRST_ID + 1).padStart(5, '0')}`,
    category: recipe.category,
    form: form.form,
    title,
    title_hi,
    slug: slugOf(title),
    style,
    motif,
    occasions: occasionsOf(recipe, style, gross_g, random),
    recipients: [...recipientsOf(wearer, random), ...kidsOf(form, gross_g)],
    gifting: ALWAYS_GIFTS.has(recipe.category) || (gross_g < 6 && random.chance(0.72)),
    ...metal,
    stones,
    making: makingOf(recipe, gross_g, traditional, random),
    making_discount_bp: random.weighted([
      [0, 46],
      [1_000, 12],
      [1_500, 10],
      [2_000, 12],
      [2_500, 9],
      [3_000, 8],
      [4_000, 3],
    ]),
    ...size,
    stocked_sizes: readyToShip && size.sizes.length > 0 ? stocked(size, random) : [],
    stock: readyToShip ? stockOf(coin ? 60 : 9, random) : 0,
    product_type: readyToShip ? 'ready-to-ship' : 'made-to-order',
    lead_days: random.between(7, 10) + Math.min(8, Math.floor(gross_g / 3)) + (stones.length > 1 ? 2 : 0),
    launched_on: new Date(LAST_LAUNCH - Math.floor(random.next() ** 1.7 * 1_500) * DAY)
      .toISOString()
      .slice(0, 10),
    popularity: Math.floor(random.next() ** 2.2 * 1_000_000),
    set_name: random.chance(0.34) && !coin ? random.pick(SET_NAMES) : '',
    width_tenth_mm: random.between(...form.mm.width),
    height_tenth_mm: random.between(...form.mm.height),
    gauge_milli: 1_000,
    hsn: coin ? '7118' : '7113',
    look: Math.floor(random.next() * 2 ** 31),
  };
}

const ALWAYS_GIFTS = new Set<CategoryRecipe['category']>(['gifts', 'gold-coins']);

/** Little studs are given to children too; nothing is drawn by lot for it, so that the rest stays as it is. */
const kidsOf = (form: FormRecipe, gross_g: number): readonly 'kids'[] =>
  form.suitsKids && gross_g < 2 ? ['kids'] : [];

const stockOf = (most: number, random: Random): number => (random.chance(0.03) ? 0 : random.between(1, most));

function motifOf(form: FormRecipe, random: Random): Motif {
  if (form.motifs && form.motifs.length > 0) return random.pick(form.motifs);
  return random.weighted<Motif>([
    ['geometric', 5],
    ['floral', 2],
    ['teardrop', 1],
    ['leaf', 1],
    ['wave', 1],
  ]);
}

function name(
  recipe: CategoryRecipe,
  form: FormRecipe,
  motif: Motif,
  stones: readonly StoneRow[],
  metal: Metal,
  titles: Titles,
  random: Random,
): Pick<Design, 'title' | 'title_hi'> {
  const motifWord = form.motifs?.length ? wordOf(MOTIF_WORDS, motif) : byLocale(() => '');
  const main = stones[0];
  const stone = main && wordOf(STONE_WORDS, main.type);
  const grams = (metal.bodies[0]?.net_mg ?? 0) / 1000;
  const tail = recipe.category === 'gold-coins' ? [`${String(grams)} g`, `${String(grams)} ग्राम`] : ['', ''];
  for (let attempt = 1; ; attempt += 1) {
    const proper = random.pick(PROPER_NAMES);
    const number = titles.numbered && attempt > TITLE_TRIES ? String(titles.taken.size) : '';
    const title = [proper.en, motifWord.en, stone?.en ?? '', form.noun, tail[0], number]
      .filter(Boolean)
      .join(' ');
    if (titles.taken.has(title)) continue;
    titles.taken.add(title);
    return {
      title,
      title_hi: [
        hindiTitle({ proper: proper.hi, motif: motifWord.hi, stone, noun: form.noun_hi }),
        tail[1],
        number,
      ]
        .filter(Boolean)
        .join(' '),
    };
  }
}
