/** Style of a generated design, what follows from it, and what making it costs. */
import type {
  MakingCharge,
  Motif,
  Occasion,
  Recipient,
  StoneRow,
  Style,
} from '../src/modules/designs/index.ts';
import type { Random } from './random.ts';
import type { CategoryRecipe } from './recipes.ts';

export function styleOf(
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

export function occasionsOf(recipe: CategoryRecipe, style: Style, grams: number, random: Random): Occasion[] {
  const pool = new Set(OCCASIONS_BY_STYLE[style]);
  if (recipe.category === 'solitaires') pool.add('engagement').add('anniversary');
  if (recipe.category === 'mangalsutra') pool.add('wedding').add('everyday');
  if (recipe.category === 'gold-coins') pool.add('festive').add('birthday').add('wedding');
  if (grams < 3) pool.add('casual').add('everyday');
  return random.sample([...pool], random.between(2, 3));
}

export function recipientsOf(wearer: 'women' | 'men' | 'kids' | 'anyone', random: Random): Recipient[] {
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

export function makingOf(
  recipe: CategoryRecipe,
  grams: number,
  traditional: boolean,
  random: Random,
): MakingCharge {
  if (recipe.category === 'gold-coins')
    return { mode: 'percent', bp: grams < 2 ? random.between(6, 9) * 100 : random.between(2, 5) * 100 };
  if (grams < 0.7) return { mode: 'flat', paise: random.between(9, 16) * 5_000 };
  if (traditional || recipe.category === 'chains')
    return { mode: 'percent', bp: random.between(8, 22) * 100 };
  return random.chance(0.7)
    ? { mode: 'per-gram', paise_per_gram: random.between(16, 34) * 5_000 }
    : { mode: 'percent', bp: random.between(10, 24) * 100 };
}
