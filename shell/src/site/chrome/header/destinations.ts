/** Where the menus of the chrome lead. Only addresses that exist; listing paths in canonical spelling. */
import type { CountryValue } from '@suvarna/contracts/country-options';
import type { Locale } from '@suvarna/contracts/locale';
import { CATEGORIES, KARATS, PRICE_BANDS } from '@suvarna/contracts/catalogue';
import { formatPrice } from '@suvarna/ui/price';
import { FIND_A_STORE, TRACKING, GOLD_RATE, GOLDEN_BOUNTY, SIZE_GUIDE } from '../paths.ts';

export interface Destination {
  /** Key of the text, e.g. `category.rings`. */
  readonly text: string;
  /** What the text has placeholders for. */
  readonly values?: Readonly<Record<string, string>>;
  /** What it is called, where no text of ours says it. */
  readonly label?: string;
  /** Language-neutral path. */
  readonly path: string;
}

export interface DestinationGroup {
  readonly title: string;
  readonly links: readonly Destination[];
}

const listing = (text: string, segment: string): Destination => ({
  text,
  path: `/jewellery/${segment}-filter/`,
});
const category = (id: string): Destination => ({ text: `category.${id}`, path: `/jewellery/${id}/` });
const occasion = (id: string): Destination => listing(`occasion.${id}`, `for+${id}`);

export const CATEGORY_LINKS: readonly Destination[] = CATEGORIES.map(category);

/** The row under the search field: what most people come for. */
export const ROW_LINKS: readonly Destination[] = [
  'rings',
  'earrings',
  'necklaces',
  'bangles',
  'mangalsutra',
  'solitaires',
  'gold-coins',
].map(category);

const OCCASIONS = [
  'wedding',
  'engagement',
  'anniversary',
  'birthday',
  'festive',
  'everyday',
  'work',
  'party',
] as const;

const rupees = (amount: number): string => formatPrice(amount * 100, 'INR');
const BY_PRICE: DestinationGroup = {
  title: 'nav.price',
  links: PRICE_BANDS.map(({ id, from, below }) => {
    const [text, values] =
      from === 0
        ? (['price.under', { below: rupees(below) }] as const)
        : Number.isFinite(below)
          ? (['price.between', { from: rupees(from), below: rupees(below) }] as const)
          : (['price.above', { from: rupees(from) }] as const);
    return { ...listing(text, `price+${id}`), values };
  }),
};

const JEWELLERY_MENU: readonly DestinationGroup[] = [
  { title: 'nav.category', links: CATEGORY_LINKS },
  {
    title: 'nav.stone',
    links: [
      ...['diamond', 'ruby', 'emerald', 'pearl'].map((id) => listing(`stone.${id}`, `with+${id}`)),
      listing('stone.plain', 'plain+gold'),
    ],
  },
  {
    title: 'nav.karat',
    links: KARATS.toReversed().map((karat) => listing(`karat.${karat}`, `karat+${karat}`)),
  },
  { title: 'nav.occasion', links: OCCASIONS.slice(0, 6).map(occasion) },
];

/** A band of prices in the money of a country, with the listing of it. */
export interface PriceBandLink {
  readonly names: Readonly<Record<Locale, string>>;
  /** Language-neutral. */
  readonly path: string;
}

/** Bands of rupees say nothing to who shops in another currency: those of the listings there do, once they are known. */
export function jewelleryMenu(
  country: CountryValue,
  locale: Locale,
  bands: readonly PriceBandLink[] | undefined,
): readonly DestinationGroup[] {
  const [first, ...others] = JEWELLERY_MENU;
  const abroad = bands && {
    title: 'nav.price',
    links: bands.map((band) => ({ text: 'nav.price', label: band.names[locale], path: band.path })),
  };
  const byPrice = country === 'INR' ? BY_PRICE : abroad;
  return first && byPrice ? [first, byPrice, ...others] : JEWELLERY_MENU;
}

export const GIFT_MENU: readonly DestinationGroup[] = [
  {
    title: 'nav.for',
    links: ['wife', 'girlfriend', 'mother', 'daughter', 'husband', 'self'].map((id) =>
      listing(`recipient.${id}`, `${id}+wear-gifting`),
    ),
  },
  { title: 'nav.occasion', links: OCCASIONS.map(occasion) },
];

/** What the store says about itself and its promises. */
export const POLICY_LINKS: readonly Destination[] = [
  'returns',
  'lifetime-exchange',
  'buy-back',
  'shipping',
  'coins',
  'privacy',
  'terms',
  'grievance',
  'dark-patterns',
  'accessibility',
].map((slug) => ({ text: `policy.${slug}`, path: `/policy/${slug}/` }));

/** Where help is. */
export const HELP_LINKS: readonly Destination[] = [
  { text: 'nav.stores', path: FIND_A_STORE },
  { text: 'nav.help', path: '/help/' },
  { text: 'nav.faqs', path: '/faqs/' },
  { text: 'nav.size-guide', path: SIZE_GUIDE },
  { text: 'nav.track', path: TRACKING },
];

export const SERVICE_LINKS: readonly Destination[] = [
  { text: 'savings-plan', path: GOLDEN_BOUNTY },
  { text: 'gold.link', path: GOLD_RATE },
  ...HELP_LINKS,
];
