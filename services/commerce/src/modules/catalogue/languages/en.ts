import { caratNumber } from '@suvarna/contracts/money';
import {
  COLOUR_WORDS,
  type Design,
  MOTIF_WORDS,
  SHAPE_WORDS,
  type StoneRow,
  type StoneType,
  STYLE_WORDS,
  wordOf,
} from '../../designs/index.ts';
import { usesMotif } from '../designs/motif-named.ts';
import {
  counted,
  type Counted,
  listed,
  millimetres,
  type Phrases,
  present,
  type TitleParts,
  weightOf,
} from './phrases.ts';

/** Names of stones as they are counted. */
const STONES: Readonly<Record<StoneType, Counted>> = {
  diamond: { one: 'diamond', many: 'diamonds' },
  ruby: { one: 'ruby', many: 'rubies' },
  emerald: { one: 'emerald', many: 'emeralds' },
  sapphire: { one: 'sapphire', many: 'sapphires' },
  pearl: { one: 'pearl', many: 'pearls' },
  amethyst: { one: 'amethyst', many: 'amethysts' },
  topaz: { one: 'blue topaz', many: 'blue topazes' },
  citrine: { one: 'citrine', many: 'citrines' },
  garnet: { one: 'garnet', many: 'garnets' },
  onyx: { one: 'onyx', many: 'onyxes' },
};

function stone(row: StoneRow): string {
  const count = String(row.count);
  const carats = caratNumber(row.millicarat);
  const named = counted(row, STONES[row.type]);
  if (row.type === 'pearl') return `${count} ${named}`;
  const what =
    row.shape === 'bead'
      ? `${count} ${STONES[row.type].one} ${row.count === 1 ? 'bead' : 'beads'}`
      : `${count} ${wordOf(SHAPE_WORDS, row.shape).en} ${named}`;
  return `${what} of ${carats} ${row.millicarat > 1_000 ? 'carats' : 'carat'}${row.count === 1 ? '' : ' in all'}`;
}

function describe(design: Design): string {
  const size = `${millimetres(design.outer_width_tenth_mm)} mm wide and ${millimetres(design.outer_height_tenth_mm)} mm high`;
  if (design.category === 'gold-coins') {
    return `${sentence(indefinite(thingOf(design)))} of 24 karat gold (24K) with ${indefinite(motif(design))} motif, fineness ${String(design.fineness)}, ${weightOf(design)} g, sealed in a card with its assay certificate. It is ${size}.`;
  }
  const stones = design.stones.map((row) => stone(row));
  return [
    `${sentence(indefinite(wordOf(STYLE_WORDS, design.style).en.toLowerCase()))} design${usesMotif(design) ? ` with ${indefinite(motif(design))} motif,` : ''} in ${String(design.default_karat)} karat ${wordOf(COLOUR_WORDS, design.default_colour).en.toLowerCase()}.`,
    stones.length > 0 ? `Set with ${listed(stones, 'and')}.` : 'Polished gold, without stones.',
    `Gold weight ${weightOf(design)} g; ${size}.`,
    `Suits ${listed(
      design.occasions.map((id) => SUITS[id]),
      'and',
    )}.${design.set_name === '' ? '' : ` Part of the ${design.set_name} set.`}`,
  ].join(' ');
}

const SUITS: Readonly<Record<Design['occasions'][number], string>> = {
  work: 'work',
  party: 'parties',
  casual: 'casual days',
  everyday: 'everyday wear',
  festive: 'festivals',
  wedding: 'weddings',
  engagement: 'engagements',
  anniversary: 'anniversaries',
  birthday: 'birthdays',
};

/** Coins come as coins and as bars. */
const thingOf = ({ form }: Design): string => (form === 'bar' ? 'bar' : 'coin');

const motif = (design: Design): string => wordOf(MOTIF_WORDS, design.motif).en.toLowerCase();

const indefinite = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function title(parts: TitleParts): string {
  const {
    karat,
    colour,
    style,
    motif: shape,
    stone: set,
    categories,
    isGift,
    recipient,
    occasion,
    price,
  } = parts;
  const names = categories.map((word) => word.en);
  const forWhom = present([recipient, occasion]).map((word) => word.en);
  return [
    ...present([karat, colour, style, shape, set]).map((word) => word.en),
    names.length === 0 ? (isGift ? 'Gifts' : 'Jewellery') : listed(names, '&'),
    ...(isGift && names.length > 0 ? ['to gift'] : []),
    ...(forWhom.length > 0 ? [`for ${forWhom.join(' · ')}`] : []),
    ...(price ? [price.en.replace(/^Under/, 'under')] : []),
  ].join(' ');
}

export const en: Phrases = { describe, stone, title };
