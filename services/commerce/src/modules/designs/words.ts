import { byLocale, type Wording } from '@suvarna/contracts/locale';
import { texts } from './texts.ts';

/** The closed vocabulary of the catalogue, with the words shoppers read in each language. */
export interface Word<Id extends string = string> extends Wording {
  readonly id: Id;
}

const words = <const Id extends string>(kind: string, ids: readonly Id[]): readonly Word<Id>[] =>
  ids.map((id) => ({ id, ...byLocale((locale) => texts(locale)(`${kind}.${id}`)) }));

export const CATEGORY_WORDS = words('category', [
  'rings',
  'earrings',
  'pendants',
  'necklaces',
  'bangles',
  'bracelets',
  'mangalsutra',
  'nose-pins',
  'chains',
  'gold-coins',
  'solitaires',
  'gifts',
]);

export const RECIPIENT_WORDS = words('recipient', [
  'girlfriend',
  'wife',
  'husband',
  'daughter',
  'self',
  'mother',
  'women',
  'men',
  'kids',
]);
export type Recipient = (typeof RECIPIENT_WORDS)[number]['id'];

export const OCCASION_WORDS = words('occasion', [
  'work',
  'party',
  'casual',
  'everyday',
  'festive',
  'wedding',
  'engagement',
  'anniversary',
  'birthday',
]);
export type Occasion = (typeof OCCASION_WORDS)[number]['id'];

export const STYLE_WORDS = words('style', [
  'classic',
  'minimal',
  'contemporary',
  'traditional',
  'temple',
  'vintage',
  'statement',
  'romantic',
]);
export type Style = (typeof STYLE_WORDS)[number]['id'];

export const MOTIF_WORDS = words('motif', [
  'floral',
  'lotus',
  'leaf',
  'paisley',
  'peacock',
  'butterfly',
  'heart',
  'star',
  'moon',
  'sun',
  'infinity',
  'wave',
  'geometric',
  'teardrop',
  'bow',
  'evil-eye',
]);
export type Motif = (typeof MOTIF_WORDS)[number]['id'];

export const STONE_WORDS = words('stone', [
  'diamond',
  'ruby',
  'emerald',
  'sapphire',
  'pearl',
  'amethyst',
  'topaz',
  'citrine',
  'garnet',
  'onyx',
]);
export type StoneType = (typeof STONE_WORDS)[number]['id'];

export const SHAPE_WORDS = words('shape', [
  'round',
  'oval',
  'pear',
  'emerald-cut',
  'princess',
  'marquise',
  'cushion',
  'bead',
]);
export type StoneShape = (typeof SHAPE_WORDS)[number]['id'];

export const COLOUR_WORDS = words('colour', ['yellow', 'rose', 'white']);

/** The word of an id that came from our own closed lists; a miss is a programming error. */
export function wordOf<Id extends string>(list: readonly Word<Id>[], id: Id): Word<Id> {
  const word = list.find((candidate) => candidate.id === id);
  if (!word) throw new Error(`No word for ${id}`);
  return word;
}
