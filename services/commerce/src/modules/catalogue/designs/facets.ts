import { GOLD_GRADES, ORIGINS, PRICE_BANDS, WEIGHT_BANDS } from '@suvarna/contracts/catalogue';
import { byLocale } from '@suvarna/contracts/locale';
import { countryName } from '@suvarna/forms/countries';
import {
  CATEGORY_WORDS,
  COLOUR_WORDS,
  MOTIF_WORDS,
  OCCASION_WORDS,
  RECIPIENT_WORDS,
  STONE_WORDS,
  STYLE_WORDS,
  type Word,
} from '../../designs/index.ts';
import { bandWord } from '../band-word.ts';
import { say } from '../texts.ts';

/** Facets in the order their segments take in a canonical address. */
export const FACET_IDS = [
  'category',
  'recipient',
  'gifting',
  'occasion',
  'stone',
  'karat',
  'colour',
  'style',
  'motif',
  'price',
  'weight',
  'type',
  'origin',
] as const;
export type FacetId = (typeof FACET_IDS)[number];

export interface FacetDefinition {
  readonly id: FacetId;
  readonly label: Word;
  /** At most 31: selections are bit masks over this list. */
  readonly values: readonly Word[];
  /** The address segment of a value. */
  readonly segment: (value: Word) => string;
}

const plus = (text: string) => text.replaceAll('-', '+');
/** What a facet or a value of it is called. */
const word = (id: string, key: string, values?: Parameters<typeof say>[1]): Word => ({
  id,
  ...say(key, values),
});

const PRICE_WORDS: readonly Word[] = PRICE_BANDS.map((band) =>
  bandWord(band, 'price', (rupees) => `₹${String(rupees / 1000)},000`),
);
const WEIGHT_WORDS: readonly Word[] = WEIGHT_BANDS.map((band) =>
  bandWord(band, 'weight', (mg) => String(mg / 1000)),
);

export const FACETS: readonly FacetDefinition[] = [
  {
    id: 'category',
    label: word('category', 'facet.category'),
    values: CATEGORY_WORDS,
    segment: (v) => plus(v.id),
  },
  {
    id: 'recipient',
    label: word('recipient', 'facet.recipient'),
    values: RECIPIENT_WORDS,
    segment: (v) => `${v.id}+wear`,
  },
  {
    id: 'gifting',
    label: word('gifting', 'facet.gifting'),
    values: [word('gifting', 'gifting.gifting')],
    segment: (v) => v.id,
  },
  {
    id: 'occasion',
    label: word('occasion', 'facet.occasion'),
    values: OCCASION_WORDS,
    segment: (v) => `for+${v.id}`,
  },
  {
    id: 'stone',
    label: word('stone', 'facet.stone'),
    values: [...STONE_WORDS, word('plain', 'stone.plain')],
    segment: (v) => (v.id === 'plain' ? 'plain+gold' : `with+${v.id}`),
  },
  {
    id: 'karat',
    label: word('karat', 'facet.karat'),
    // A listing shows those that it has. Fine gold is that of coins, which are a category.
    values: GOLD_GRADES.filter((karat) => karat !== 24).map((karat) =>
      word(String(karat), 'karat', { karat }),
    ),
    segment: (v) => `karat+${v.id}`,
  },
  {
    id: 'colour',
    label: word('colour', 'facet.colour'),
    values: COLOUR_WORDS,
    segment: (v) => `colour+${v.id}`,
  },
  {
    id: 'style',
    label: word('style', 'facet.style'),
    values: STYLE_WORDS,
    segment: (v) => `style+${plus(v.id)}`,
  },
  {
    id: 'motif',
    label: word('motif', 'facet.motif'),
    values: MOTIF_WORDS,
    segment: (v) => `motif+${plus(v.id)}`,
  },
  {
    id: 'price',
    label: word('price', 'facet.price'),
    values: PRICE_WORDS,
    segment: (v) => `price+${v.id}`,
  },
  {
    id: 'weight',
    label: word('weight', 'facet.weight'),
    values: WEIGHT_WORDS,
    segment: (v) => `weight+${v.id}`,
  },
  {
    id: 'type',
    label: word('type', 'facet.type'),
    values: [word('ready-to-ship', 'type.ready-to-ship'), word('made-to-order', 'type.made-to-order')],
    segment: (v) => plus(v.id),
  },
  {
    id: 'origin',
    label: word('origin', 'facet.origin'),
    values: ORIGINS.map((country) => ({
      id: country.toLowerCase(),
      ...byLocale((locale) => countryName(country, locale)),
    })),
    segment: (v) => `made+in+${v.id}`,
  },
];

/** The order in which a listing shows its filters. */
export const FACET_DISPLAY_ORDER: readonly FacetId[] = [
  'category',
  'price',
  'stone',
  'karat',
  'colour',
  'occasion',
  'recipient',
  'gifting',
  'style',
  'motif',
  'weight',
  'type',
  'origin',
];

export function facetOf(id: FacetId): FacetDefinition {
  const facet = FACETS.find((candidate) => candidate.id === id);
  if (!facet) throw new Error(`No facet ${id}`);
  return facet;
}

/** The bit of a value in its facet's selection mask; 0 when the facet has no such value. */
export function facetBit(id: FacetId, value: string): number {
  const at = facetOf(id).values.findIndex((candidate) => candidate.id === value);
  return at < 0 ? 0 : 1 << at;
}
