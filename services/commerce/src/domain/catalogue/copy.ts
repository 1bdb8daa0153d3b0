import type { PictureView } from '@suvarna/jewellery-model/model';
import type { Design } from './design.ts';
import { usesMotif } from './motif-named.ts';
import {
  CATEGORY_WORDS, COLOUR_WORDS, MOTIF_WORDS, OCCASION_WORDS, RECIPIENT_WORDS, SHAPE_WORDS, STONE_WORDS, STYLE_WORDS, wordOf,
} from './words.ts';

type Language = 'en' | 'hi';

/** What the product page says about a design, composed from its parameters. */
export function describe(design: Design, language: Language): string {
  return language === 'en' ? english(design) : hindi(design);
}

function english(design: Design): string {
  const stones = design.stones.map((row) => {
    const carats = (row.millicarat / 1000).toFixed(2);
    const shape = wordOf(SHAPE_WORDS, row.shape).en;
    const stone = wordOf(STONE_WORDS, row.type).en.toLowerCase();
    return row.type === 'pearl'
      ? `${String(row.count)} ${row.count === 1 ? 'pearl' : 'pearls'}`
      : `${String(row.count)} ${shape} ${stone}${row.count === 1 || stone.endsWith('x') ? '' : stone.endsWith('y') ? '' : 's'} of ${carats} carat in all`.replace(/rubys?/, row.count === 1 ? 'ruby' : 'rubies');
  });
  const size = `${(design.outer_width_tenth_mm / 10).toFixed(1)} mm wide and ${(design.outer_height_tenth_mm / 10).toFixed(1)} mm high`;
  if (design.category === 'gold-coins') {
    return `A ${motif(design, 'en')} struck in 24 karat gold of ${String(design.fineness)} fineness, ${weight(design)} g, in a sealed card with its assay certificate. ${cap(size)}.`;
  }
  return [
    `${article(wordOf(STYLE_WORDS, design.style).en)} ${wordOf(STYLE_WORDS, design.style).en.toLowerCase()} piece${usesMotif(design) ? ` around ${article(motif(design, 'en')).toLowerCase()} ${motif(design, 'en')} motif` : ''}, made in ${String(design.default_karat)} karat ${wordOf(COLOUR_WORDS, design.default_colour).en.toLowerCase()}.`,
    stones.length > 0 ? `It carries ${stones.join(' and ')}.` : 'Polished gold, without stones.',
    `About ${weight(design)} g of gold; ${size}.`,
    `Worn ${list(design.occasions.map((id) => OCCASION_PHRASES[id].en), 'and')}${design.set_name === '' ? '' : `; part of the ${design.set_name} set`}.`,
  ].join(' ');
}

function hindi(design: Design): string {
  const stones = design.stones.map((row) =>
    `${String(row.count)} ${row.type === 'pearl' ? '' : `${wordOf(SHAPE_WORDS, row.shape).hi} `}${wordOf(STONE_WORDS, row.type).hi} (कुल ${(row.millicarat / 1000).toFixed(2)} कैरट)`);
  const size = `चौड़ाई ${(design.outer_width_tenth_mm / 10).toFixed(1)} मिमी, ऊँचाई ${(design.outer_height_tenth_mm / 10).toFixed(1)} मिमी`;
  if (design.category === 'gold-coins') {
    return `24 कैरेट (${String(design.fineness)} शुद्धता) सोने में ढला ${motif(design, 'hi')} रूपांकन, ${weight(design)} ग्राम, जाँच प्रमाणपत्र सहित सीलबंद। ${size}।`;
  }
  return [
    `${String(design.default_karat)} कैरेट ${wordOf(COLOUR_WORDS, design.default_colour).hi} में ${wordOf(STYLE_WORDS, design.style).hi} शैली${usesMotif(design) ? ` और ${motif(design, 'hi')} रूपांकन` : ''}।`,
    stones.length > 0 ? `जड़े रत्न: ${stones.join(', ')}।` : 'बिना रत्न, चमकदार सोना।',
    `सोना लगभग ${weight(design)} ग्राम; ${size}।`,
    `${list(design.occasions.map((id) => wordOf(OCCASION_WORDS, id).hi), 'और')} के लिए उपयुक्त।`,
  ].join(' ');
}

const OCCASION_PHRASES: Readonly<Record<Design['occasions'][number], { readonly en: string }>> = {
  work: { en: 'to work' }, party: { en: 'to parties' }, casual: { en: 'on casual days' }, everyday: { en: 'every day' },
  festive: { en: 'at festivals' }, wedding: { en: 'at weddings' }, engagement: { en: 'at an engagement' },
  anniversary: { en: 'on anniversaries' }, birthday: { en: 'on birthdays' },
};

/** The alternative text of a picture: what a shopper who cannot see it should know. */
export function pictureText(design: Design, view: PictureView, colour: Design['default_colour']): string {
  const words = { hero: 'seen at an angle', front: 'seen from the front', side: 'seen from the side', scale: 'beside a one-rupee coin' }[view];
  return `${design.title} in ${wordOf(COLOUR_WORDS, colour).en.toLowerCase()}, ${words}`;
}

/** Breadcrumb of a product page. */
export function breadcrumbOf(design: Design): { label: string; label_hi: string; path: string }[] {
  const category = wordOf(CATEGORY_WORDS, design.category);
  return [
    { label: 'Jewellery', label_hi: 'आभूषण', path: '/jewellery/' },
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
  return ((design.bodies.find((body) => body.karat === design.default_karat)?.net_mg ?? 0) / 1000).toFixed(2);
}

function article(word: string): string {
  return /^[aeiou]/i.test(word) ? 'An' : 'A';
}

function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function list(items: readonly string[], joiner: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1) ?? ''}`;
}
