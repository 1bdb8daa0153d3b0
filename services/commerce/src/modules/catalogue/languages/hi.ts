import { caratNumber } from '@suvarna/contracts/money';
import {
  beforePostposition,
  COLOUR_WORDS,
  type Design,
  MOTIF_WORDS,
  OCCASION_WORDS,
  SHAPE_WORDS,
  type StoneRow,
  type StoneShape,
  type StoneType,
  STYLE_WORDS,
  type Word,
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

/** Masculine nouns in ‑आ change with their number, and their adjectives with them; the others stay. */
const STONES: Readonly<Record<StoneType, Counted>> = {
  diamond: { one: 'हीरा', many: 'हीरे' },
  ruby: { one: 'माणिक', many: 'माणिक' },
  emerald: { one: 'पन्ना', many: 'पन्ने' },
  sapphire: { one: 'नीलम', many: 'नीलम' },
  pearl: { one: 'मोती', many: 'मोती' },
  amethyst: { one: 'कटैला', many: 'कटैले' },
  topaz: { one: 'नीला पुखराज', many: 'नीले पुखराज' },
  citrine: { one: 'सुनहला', many: 'सुनहले' },
  garnet: { one: 'तामड़ा', many: 'तामड़े' },
  onyx: { one: 'काला सुलेमानी', many: 'काले सुलेमानी' },
};

/** A shape is an adjective, but for these: `नाशपाती आकार के 2 हीरे`. */
const SHAPES: Partial<Readonly<Record<StoneShape, string>>> = {
  pear: 'नाशपाती आकार',
  marquise: 'मार्कीज़ आकार',
};

function stone(row: StoneRow): string {
  const count = String(row.count);
  const carats = caratNumber(row.millicarat);
  const named = counted(row, STONES[row.type]);
  if (row.type === 'pearl') return `${count} ${named}`;
  const of = SHAPES[row.shape];
  const what =
    row.shape === 'bead'
      ? `${STONES[row.type].one} के ${count} ${row.count === 1 ? 'मनका' : 'मनके'}`
      : of === undefined
        ? `${count} ${wordOf(SHAPE_WORDS, row.shape).hi} ${named}`
        : `${of} ${row.count === 1 ? 'का' : 'के'} ${count} ${named}`;
  return `${what} (${row.count === 1 ? '' : 'कुल '}${carats} कैरट)`;
}

function describe(design: Design): string {
  const size = `चौड़ाई ${millimetres(design.outer_width_tenth_mm)} मिमी, ऊँचाई ${millimetres(design.outer_height_tenth_mm)} मिमी`;
  if (design.category === 'gold-coins') {
    return `24 कैरेट सोने (24K) का ${thingOf(design)}, ${motif(design)} रूपांकन के साथ; शुद्धता ${String(design.fineness)}, वज़न ${weightOf(design)} ग्राम, जाँच प्रमाणपत्र वाले कार्ड में सीलबंद। ${size}।`;
  }
  const stones = design.stones.map((row) => stone(row));
  return [
    `${String(design.default_karat)} कैरेट ${beforePostposition(wordOf(COLOUR_WORDS, design.default_colour))} में ${wordOf(STYLE_WORDS, design.style).hi} शैली का डिज़ाइन${usesMotif(design) ? `, ${motif(design)} रूपांकन के साथ` : ''}।`,
    stones.length > 0 ? `जड़े रत्न: ${stones.join(', ')}।` : 'बिना रत्न, चमकदार सोना।',
    `सोने का वज़न ${weightOf(design)} ग्राम; ${size}।`,
    `${listed(
      design.occasions.map((id) => beforePostposition(wordOf(OCCASION_WORDS, id))),
      'और',
    )} के लिए उपयुक्त।${design.set_name === '' ? '' : ` ${setIn(design.set_name)} सेट का हिस्सा।`}`,
  ].join(' ');
}

/** Names of sets as they are read. */
const SETS: Readonly<Record<string, string>> = {
  'Monsoon Garden': 'मॉनसून गार्डन',
  'Temple Bells': 'टेम्पल बेल्स',
  'City Lights': 'सिटी लाइट्स',
  'First Light': 'फ़र्स्ट लाइट',
  Kashi: 'काशी',
  'Mughal Arch': 'मुग़ल आर्च',
  Starfall: 'स्टारफ़ॉल',
  'Paper Boat': 'पेपर बोट',
  'Sea Breeze': 'सी ब्रीज़',
  'Wild Jasmine': 'वाइल्ड जैस्मिन',
  Marigold: 'मैरीगोल्ड',
  Courtyard: 'कोर्टयार्ड',
  'Silk Route': 'सिल्क रूट',
  'Moon River': 'मून रिवर',
  'Kite Season': 'काइट सीज़न',
  Banyan: 'बरगद',
  Filigree: 'फ़िलिग्री',
  Honeycomb: 'हनीकॉम्ब',
  'Blue Hour': 'ब्लू आवर',
  Promise: 'प्रॉमिस',
};

const setIn = (name: string): string => SETS[name] ?? name;

/** Coins come as coins and as bars. */
const thingOf = ({ form }: Design): string => (form === 'bar' ? 'बिस्किट' : 'सिक्का');

const motif = (design: Design): string => wordOf(MOTIF_WORDS, design.motif).hi;

/** Categories whose name is feminine, where it stands beside का, के and की. */
const FEMININE: readonly string[] = ['rings', 'bangles', 'nose-pins', 'chains'];

const isFeminine = (category: Word | undefined): boolean =>
  category !== undefined && FEMININE.includes(category.id);

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
  const names = categories.map((word) => word.hi);
  const forWhom = present([recipient, occasion]).map(beforePostposition);
  return [
    ...(forWhom.length > 0 ? [`${forWhom.join(' · ')} के लिए`] : []),
    ...present([price, karat]).map((word) => word.hi),
    ...(colour ? [`${beforePostposition(colour)} में`] : []),
    ...(set ? [`${beforePostposition(set)} ${isFeminine(categories[0]) ? 'की' : 'के'}`] : []),
    ...present([style, shape]).map((word) => word.hi),
    names.length === 0 ? (isGift ? 'उपहार' : 'गहने') : listed(names, 'और'),
    ...(isGift && names.length > 0 ? ['उपहार'] : []),
  ].join(' ');
}

export const hi: Phrases = { describe, stone, title };
