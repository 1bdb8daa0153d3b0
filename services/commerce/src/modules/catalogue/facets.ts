import { GOLD_GRADES, ORIGINS, PRICE_BANDS, WEIGHT_BANDS } from '@suvarna/contracts/catalogue';
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
} from '../designs/index.ts';

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
const label = (id: string, en: string, hi: string): Word => ({ id, en, hi });

const PRICE_WORDS: readonly Word[] = PRICE_BANDS.map((band) => {
  const from = band.from / 1000;
  if (band.from === 0)
    return label(
      band.id,
      `Under ₹${String(band.below / 1000)},000`,
      `₹${String(band.below / 1000)},000 से कम`,
    );
  if (!Number.isFinite(band.below))
    return label(band.id, `₹${String(from)},000 and above`, `₹${String(from)},000 और अधिक`);
  return label(
    band.id,
    `₹${String(from)},000 – ₹${String(band.below / 1000)},000`,
    `₹${String(from)},000 – ₹${String(band.below / 1000)},000`,
  );
});

const WEIGHT_WORDS: readonly Word[] = WEIGHT_BANDS.map((band) => {
  const from = band.from / 1000;
  if (band.from === 0)
    return label(band.id, `Under ${String(band.below / 1000)} g`, `${String(band.below / 1000)} ग्राम से कम`);
  if (!Number.isFinite(band.below))
    return label(band.id, `${String(from)} g and above`, `${String(from)} ग्राम और अधिक`);
  return label(
    band.id,
    `${String(from)} – ${String(band.below / 1000)} g`,
    `${String(from)} – ${String(band.below / 1000)} ग्राम`,
  );
});

export const FACETS: readonly FacetDefinition[] = [
  {
    id: 'category',
    label: label('category', 'Category', 'श्रेणी'),
    values: CATEGORY_WORDS,
    segment: (v) => plus(v.id),
  },
  {
    id: 'recipient',
    label: label('recipient', 'For', 'किसके लिए'),
    values: RECIPIENT_WORDS,
    segment: (v) => `${v.id}+wear`,
  },
  {
    id: 'gifting',
    label: label('gifting', 'Gifting', 'उपहार'),
    values: [label('gifting', 'Gift ready', 'उपहार के लिए')],
    segment: (v) => v.id,
  },
  {
    id: 'occasion',
    label: label('occasion', 'Occasion', 'अवसर'),
    values: OCCASION_WORDS,
    segment: (v) => `for+${v.id}`,
  },
  {
    id: 'stone',
    label: label('stone', 'Stone', 'रत्न'),
    values: [...STONE_WORDS, { ...label('plain', 'Plain gold', 'सादा सोना'), hi_before: 'सादे सोने' }],
    segment: (v) => (v.id === 'plain' ? 'plain+gold' : `with+${v.id}`),
  },
  {
    id: 'karat',
    label: label('karat', 'Karat', 'कैरेट'),
    // A listing shows those that it has. Fine gold is that of coins, which are a category.
    values: GOLD_GRADES.filter((karat) => karat !== 24).map((karat) =>
      label(String(karat), `${String(karat)} karat`, `${String(karat)} कैरेट`),
    ),
    segment: (v) => `karat+${v.id}`,
  },
  {
    id: 'colour',
    label: label('colour', 'Metal colour', 'धातु का रंग'),
    values: COLOUR_WORDS,
    segment: (v) => `colour+${v.id}`,
  },
  {
    id: 'style',
    label: label('style', 'Style', 'शैली'),
    values: STYLE_WORDS,
    segment: (v) => `style+${plus(v.id)}`,
  },
  {
    id: 'motif',
    label: label('motif', 'Motif', 'आकृति'),
    values: MOTIF_WORDS,
    segment: (v) => `motif+${plus(v.id)}`,
  },
  {
    id: 'price',
    label: label('price', 'Price', 'क़ीमत'),
    values: PRICE_WORDS,
    segment: (v) => `price+${v.id}`,
  },
  {
    id: 'weight',
    label: label('weight', 'Gold weight', 'वज़न'),
    values: WEIGHT_WORDS,
    segment: (v) => `weight+${v.id}`,
  },
  {
    id: 'type',
    label: label('type', 'Availability', 'उपलब्धता'),
    values: [
      label('ready-to-ship', 'Ready to ship', 'तुरंत उपलब्ध'),
      label('made-to-order', 'Made to order', 'ऑर्डर पर बनता है'),
    ],
    segment: (v) => plus(v.id),
  },
  {
    id: 'origin',
    label: label('origin', 'Country of origin', 'मूल देश'),
    values: ORIGINS.map((country) =>
      label(country.toLowerCase(), countryName(country, 'en'), countryName(country, 'hi')),
    ),
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
