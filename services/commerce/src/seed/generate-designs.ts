import { KARATS, type Karat, type MetalColour } from '@suvarna/contracts/catalogue';
import type { Design, MakingCharge, MetalBody, StoneRow } from '../domain/catalogue/design.ts';
import {
  BANGLE_SIZES,
  BRACELET_SIZES,
  CHAIN_SIZES,
  ringSizes,
  sizeMillimetres,
  type SizeKind,
} from '@suvarna/contracts/sizes';
import {
  MOTIF_WORDS,
  STONE_WORDS,
  wordOf,
  type Motif,
  type Occasion,
  type Recipient,
  type StoneShape,
  type StoneType,
  type Style,
} from '../domain/catalogue/words.ts';
import { milligramsOf, volumeOf } from '@suvarna/jewellery-model/alloy-density';
import { metalOf } from './metal-table.ts';
import { slugOf, withHonestTitles } from './honest-titles.ts';
import { PROPER_NAMES, SET_NAMES } from './names.ts';
import { seededRandom, type Random } from './random.ts';
import { RECIPES, type CategoryRecipe, type FormRecipe } from './recipes.ts';

const LAST_LAUNCH = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const FIRST_ID = 100_001;

const USUAL = RECIPES.reduce((sum, { count }) => sum + count, 0);
/** Tries to find a title nobody has, before it is numbered. */
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
 * @param count designs in all, in the usual shares of the categories; the store's own number when left out. More are for measuring, and keep the weights and sizes their recipes wish for
 */
export function generateDesigns(count = USUAL): Design[] {
  const designs = nominalDesigns(count);
  return withHonestTitles(count === USUAL ? designs.map(asMeasured) : designs);
}

function asMeasured(design: Design): Design {
  const metal = metalOf(design.design_code);
  if (!metal)
    throw new Error(`Nobody has weighed ${design.design_code}: run services/commerce/src/seed/weigh.ts`);
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

/** Designs with the weights, sizes and titles their recipes wish for; their models have not been asked yet. */
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
      asWished(design(recipe, random, id++, titles)),
    );
  });
}

const asWished = (design: Omit<Design, 'outer_width_tenth_mm' | 'outer_height_tenth_mm'>): Design => ({
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
    recipients: recipientsOf(wearer, random),
    gifting: recipe.category === 'gifts' || coin || (gross_g < 6 && random.chance(0.72)),
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
    stock: readyToShip ? (random.chance(0.03) ? 0 : random.between(1, coin ? 60 : 9)) : 0,
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
function isPair({ category }: CategoryRecipe, { form, centre }: FormRecipe): boolean {
  return (
    category === 'earrings' ||
    form === 'stud-box' ||
    form === 'cufflinks' ||
    (category === 'solitaires' && centre?.count === 2)
  );
}

function stonesOf(form: FormRecipe, pair: boolean, random: Random): StoneRow[] {
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

type Metal = Pick<Design, 'bodies' | 'colours' | 'default_karat' | 'default_colour' | 'fineness'>;

function jewelleryMetal(form: FormRecipe, size: SizeKind, traditional: boolean, random: Random): Metal {
  const karats: readonly Karat[] = traditional
    ? random.weighted<readonly Karat[]>([
        [[22], 6],
        [[18, 22], 4],
      ])
    : random.weighted<readonly Karat[]>([
        [[14, 18], 7],
        [[18], 1],
        [[14], 1],
      ]);
  const colours: readonly MetalColour[] = traditional
    ? random.weighted<readonly MetalColour[]>([
        [['yellow'], 8],
        [['yellow', 'rose'], 2],
      ])
    : random.weighted<readonly MetalColour[]>([
        [['yellow', 'rose', 'white'], 8],
        [['yellow', 'rose'], 1],
        [['white', 'yellow'], 1],
      ]);
  const at18 = random.between(...form.mg) * (0.72 + random.next() * 0.28);
  const bodies = KARATS.filter((karat) => karats.includes(karat)).map((karat): MetalBody => {
    const net_mg = Math.max(120, Math.round(milligramsOf(volumeOf(at18, 18), karat) / 10) * 10);
    return { karat, net_mg, mg_per_size_step: stepOf(size, net_mg) };
  });
  const default_karat = traditional ? 22 : random.pick(karats);
  return {
    bodies,
    colours,
    default_karat,
    default_colour: random.weighted(colours.map((colour) => [colour, colour === 'yellow' ? 5 : 3] as const)),
    fineness: null,
  };
}

/** A step of size is about a fiftieth of a ring, a twentieth of a bangle, a ninth of a chain. */
function stepOf(size: SizeKind, net_mg: number): number {
  const parts = { ring: 52, bangle: 19, chain: 9, bracelet: 15, none: 0 }[size];
  return parts === 0 ? 0 : Math.max(5, Math.round(net_mg / parts / 5) * 5);
}

const COIN_MILLIGRAMS = [500, 1_000, 2_000, 4_000, 5_000, 8_000, 10_000, 20_000, 50_000] as const;

function coinMetal(form: FormRecipe, random: Random): Metal {
  const net_mg = random.pick(COIN_MILLIGRAMS.filter((mg) => mg >= form.mg[0]));
  return {
    bodies: [{ karat: 24, net_mg, mg_per_size_step: 0 }],
    colours: ['yellow'],
    default_karat: 24,
    default_colour: 'yellow',
    fineness: random.chance(0.7) ? 999 : 995,
  };
}

type Sizing = Pick<Design, 'size_kind' | 'sizes' | 'default_size'>;

function sizesOf(recipe: CategoryRecipe, form: FormRecipe, wearer: string, random: Random): Sizing {
  const kind: SizeKind = recipe.category === 'solitaires' && form.form === 'ring' ? 'ring' : recipe.size;
  switch (kind) {
    case 'ring': {
      const [from, to, usual] =
        wearer === 'men' ? [16, 28, 20] : wearer === 'anyone' ? [8, 26, 16] : [6, 20, 12];
      return {
        size_kind: kind,
        sizes: ringSizes(from + random.between(0, 2), to - random.between(0, 2)),
        default_size: String(usual),
      };
    }
    case 'bangle':
      return form.wearer === 'kids'
        ? { size_kind: 'none', sizes: [], default_size: '' }
        : { size_kind: kind, sizes: BANGLE_SIZES.slice(0, random.between(4, 6)), default_size: '2-4' };
    case 'chain':
      return { size_kind: kind, sizes: CHAIN_SIZES.slice(0, random.between(3, 5)), default_size: '18' };
    case 'bracelet':
      return { size_kind: kind, sizes: [...BRACELET_SIZES], default_size: '7' };
    case 'none':
      return { size_kind: kind, sizes: [], default_size: '' };
  }
}

function stocked(size: Sizing, random: Random): string[] {
  const others = random.sample(size.sizes, Math.ceil(size.sizes.length * 0.6));
  return size.sizes.filter((id) => id === size.default_size || others.includes(id));
}

function styleOf(
  traditional: boolean,
  stones: readonly StoneRow[],
  motif: Motif,
  grams: number,
  random: Random,
): Style {
  if (traditional)
    return random.weighted<Style>([
      ['traditional', 5],
      ['temple', 3],
      ['vintage', 1],
      ['statement', 1],
    ]);
  if (grams > 8)
    return random.weighted<Style>([
      ['statement', 5],
      ['contemporary', 2],
      ['vintage', 2],
      ['classic', 2],
    ]);
  if (motif === 'heart' || motif === 'bow')
    return random.weighted<Style>([
      ['romantic', 6],
      ['minimal', 2],
      ['contemporary', 1],
    ]);
  if (stones.length === 0)
    return random.weighted<Style>([
      ['minimal', 5],
      ['contemporary', 3],
      ['classic', 3],
    ]);
  return random.weighted<Style>([
    ['classic', 4],
    ['contemporary', 4],
    ['minimal', 3],
    ['romantic', 2],
    ['vintage', 2],
  ]);
}

const OCCASIONS_BY_STYLE: Readonly<Record<Style, readonly Occasion[]>> = {
  classic: ['work', 'everyday', 'anniversary', 'engagement', 'casual'],
  minimal: ['work', 'casual', 'everyday', 'birthday'],
  contemporary: ['party', 'work', 'casual', 'birthday'],
  traditional: ['festive', 'wedding', 'anniversary'],
  temple: ['wedding', 'festive'],
  vintage: ['party', 'anniversary', 'festive', 'engagement'],
  statement: ['party', 'wedding', 'festive'],
  romantic: ['anniversary', 'birthday', 'party', 'casual', 'engagement'],
};

function occasionsOf(recipe: CategoryRecipe, style: Style, grams: number, random: Random): Occasion[] {
  const pool = new Set(OCCASIONS_BY_STYLE[style]);
  if (recipe.category === 'solitaires') pool.add('engagement').add('anniversary');
  if (recipe.category === 'mangalsutra') pool.add('wedding').add('everyday');
  if (recipe.category === 'gold-coins') pool.add('festive').add('birthday').add('wedding');
  if (grams < 3) pool.add('casual').add('everyday');
  return random.sample([...pool], random.between(2, 3));
}

function recipientsOf(wearer: 'women' | 'men' | 'kids' | 'anyone', random: Random): Recipient[] {
  const women = (): Recipient[] => [
    'women',
    ...random.sample<Recipient>(['girlfriend', 'wife', 'daughter', 'self', 'mother'], random.between(2, 4)),
  ];
  switch (wearer) {
    case 'women':
      return women();
    case 'men':
      return ['men', 'husband', ...random.sample<Recipient>(['self'], random.between(0, 1))];
    case 'kids':
      return ['kids', 'daughter'];
    case 'anyone':
      return [...women(), 'men', 'husband'];
  }
}

function makingOf(recipe: CategoryRecipe, grams: number, traditional: boolean, random: Random): MakingCharge {
  if (recipe.category === 'gold-coins')
    return { mode: 'percent', bp: grams < 2 ? random.between(6, 9) * 100 : random.between(2, 5) * 100 };
  if (grams < 0.7) return { mode: 'flat', paise: random.between(9, 16) * 5_000 };
  if (traditional || recipe.category === 'chains')
    return { mode: 'percent', bp: random.between(8, 22) * 100 };
  return random.chance(0.7)
    ? { mode: 'per-gram', paise_per_gram: random.between(16, 34) * 5_000 }
    : { mode: 'percent', bp: random.between(10, 24) * 100 };
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
  const motifWord = form.motifs?.length ? wordOf(MOTIF_WORDS, motif) : { en: '', hi: '' };
  const main = stones[0];
  const stoneWord = main ? wordOf(STONE_WORDS, main.type) : { en: '', hi: '' };
  const grams = (metal.bodies[0]?.net_mg ?? 0) / 1000;
  const tail = recipe.category === 'gold-coins' ? [`${String(grams)} g`, `${String(grams)} ग्राम`] : ['', ''];
  for (let attempt = 1; ; attempt += 1) {
    const proper = random.pick(PROPER_NAMES);
    const number = titles.numbered && attempt > TITLE_TRIES ? String(titles.taken.size) : '';
    const title = [proper.en, motifWord.en, stoneWord.en, form.noun, tail[0], number]
      .filter(Boolean)
      .join(' ');
    if (titles.taken.has(title)) continue;
    titles.taken.add(title);
    return {
      title,
      title_hi: [proper.hi, motifWord.hi, stoneWord.hi, form.noun_hi, tail[1], number]
        .filter(Boolean)
        .join(' '),
    };
  }
}
