import { gramNumber } from '@suvarna/contracts/money';
import type { PictureView } from '@suvarna/jewellery-model/model';
import {
  beforePostposition,
  CATEGORY_WORDS,
  COLOUR_WORDS,
  type Design,
  MOTIF_WORDS,
  OCCASION_WORDS,
  RECIPIENT_WORDS,
  STYLE_WORDS,
  wordOf,
} from '../designs/index.ts';
import { usesMotif } from './motif-named.ts';
import { stonePhrase } from './stone-phrase.ts';

type Language = 'en' | 'hi';

/** What the product page says about a design, composed from its parameters. */
export function describe(design: Design, language: Language): string {
  return language === 'en' ? english(design) : hindi(design);
}

function english(design: Design): string {
  const size = `${millimetres(design.outer_width_tenth_mm)} mm wide and ${millimetres(design.outer_height_tenth_mm)} mm high`;
  if (design.category === 'gold-coins') {
    return `${sentence(indefinite(thingOf(design).en))} of 24 karat gold (24K) with ${indefinite(motif(design, 'en'))} motif, fineness ${String(design.fineness)}, ${weight(design)} g, sealed in a card with its assay certificate. It is ${size}.`;
  }
  const stones = design.stones.map((row) => stonePhrase(row, 'en'));
  return [
    `${sentence(indefinite(wordOf(STYLE_WORDS, design.style).en.toLowerCase()))} design${usesMotif(design) ? ` with ${indefinite(motif(design, 'en'))} motif,` : ''} in ${String(design.default_karat)} karat ${wordOf(COLOUR_WORDS, design.default_colour).en.toLowerCase()}.`,
    stones.length > 0 ? `Set with ${list(stones, 'and')}.` : 'Polished gold, without stones.',
    `Gold weight ${weight(design)} g; ${size}.`,
    `Suits ${list(
      design.occasions.map((id) => SUITS[id]),
      'and',
    )}.${design.set_name === '' ? '' : ` Part of the ${design.set_name} set.`}`,
  ].join(' ');
}

function hindi(design: Design): string {
  const size = `चौड़ाई ${millimetres(design.outer_width_tenth_mm)} मिमी, ऊँचाई ${millimetres(design.outer_height_tenth_mm)} मिमी`;
  if (design.category === 'gold-coins') {
    return `24 कैरेट सोने (24K) का ${thingOf(design).hi}, ${motif(design, 'hi')} रूपांकन के साथ; शुद्धता ${String(design.fineness)}, वज़न ${weight(design)} ग्राम, जाँच प्रमाणपत्र वाले कार्ड में सीलबंद। ${size}।`;
  }
  const stones = design.stones.map((row) => stonePhrase(row, 'hi'));
  return [
    `${String(design.default_karat)} कैरेट ${beforePostposition(wordOf(COLOUR_WORDS, design.default_colour))} में ${wordOf(STYLE_WORDS, design.style).hi} शैली का डिज़ाइन${usesMotif(design) ? `, ${motif(design, 'hi')} रूपांकन के साथ` : ''}।`,
    stones.length > 0 ? `जड़े रत्न: ${stones.join(', ')}।` : 'बिना रत्न, चमकदार सोना।',
    `सोने का वज़न ${weight(design)} ग्राम; ${size}।`,
    `${list(
      design.occasions.map((id) => beforePostposition(wordOf(OCCASION_WORDS, id))),
      'और',
    )} के लिए उपयुक्त।${design.set_name === '' ? '' : ` ${setIn(design.set_name)} सेट का हिस्सा।`}`,
  ].join(' ');
}

/** Names of sets as they are read in Hindi. */
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
const thingOf = ({ form }: Design): { readonly en: string; readonly hi: string } =>
  form === 'bar' ? { en: 'bar', hi: 'बिस्किट' } : { en: 'coin', hi: 'सिक्का' };

/** The alternative text of a picture: what a shopper who cannot see it should know. */
export function pictureText(design: Design, view: PictureView, colour: Design['default_colour']): string {
  const words = {
    hero: 'from an angle',
    front: 'from the front',
    side: 'from the side',
    scale: 'next to a one-rupee coin',
  }[view];
  return `${design.title} in ${wordOf(COLOUR_WORDS, colour).en.toLowerCase()}, ${words}`;
}

/** Breadcrumb of a product page. */
export function breadcrumbOf(design: Design): { label: string; label_hi: string; path: string }[] {
  const category = wordOf(CATEGORY_WORDS, design.category);
  return [
    { label: 'Jewellery', label_hi: 'गहने', path: '/jewellery/' },
    { label: category.en, label_hi: category.hi, path: `/jewellery/${design.category}/` },
    { label: design.title, label_hi: design.title_hi, path: urlOf(design) },
  ];
}

export function urlOf(design: Pick<Design, 'category' | 'slug' | 'product_id'>): string {
  return `/jewellery/${design.category}/${design.slug}_product_${String(design.product_id)}/`;
}

export function recipientText(design: Design): string {
  const first = design.recipients[0];
  return first === undefined ? '' : wordOf(RECIPIENT_WORDS, first).id;
}

function motif(design: Design, language: Language): string {
  const word = wordOf(MOTIF_WORDS, design.motif);
  return language === 'en' ? word.en.toLowerCase() : word.hi;
}

function weight(design: Design): string {
  return gramNumber(design.bodies.find((body) => body.karat === design.default_karat)?.net_mg ?? 0);
}

const millimetres = (tenths: number): string => (tenths / 10).toFixed(1);

const indefinite = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function list(items: readonly string[], joiner: string): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1) ?? ''}`;
}
