/** Where the frame's menus lead. Only addresses that exist; listing paths in canonical spelling. */
import type { CountryValue } from '@suvarna/contracts/country-options';
import { CATEGORIES, KARATS, PRICE_BANDS } from '@suvarna/contracts/catalogue';

export interface Destination {
  /** Key of the text, e.g. `category.rings`. */
  readonly text: string;
  /** Language-neutral path. */
  readonly path: string;
}

export interface DestinationGroup {
  readonly title: string;
  readonly links: readonly Destination[];
}

export const ALL_JEWELLERY = '/jewellery/';
export const SEARCH = '/jewellery/search/';
export const BAG = '/checkout/cart/';
export const SIGN_IN = '/sign-in/';
export const ACCOUNT = '/account/';
export const GOLDEN_BOUNTY = '/golden-bounty/';
export const CHOOSE_LANGUAGE = '/choose-language/';

const listing = (text: string, segment: string): Destination => ({ text, path: `/jewellery/${segment}-filter/` });
const category = (id: string): Destination => ({ text: `category.${id}`, path: `/jewellery/${id}/` });
const occasion = (id: string): Destination => listing(`occasion.${id}`, `for+${id}`);

export const CATEGORY_LINKS: readonly Destination[] = CATEGORIES.map(category);

/** The row under the search field: what most people come for. */
export const ROW_LINKS: readonly Destination[] =
  ['rings', 'earrings', 'necklaces', 'bangles', 'mangalsutra', 'solitaires', 'gold-coins'].map(category);

const BY_PRICE: DestinationGroup = { title: 'nav.price', links: PRICE_BANDS.map(({ id }) => listing(`price.${id}`, `price+${id}`)) };

const JEWELLERY_MENU: readonly DestinationGroup[] = [
  { title: 'nav.category', links: CATEGORY_LINKS },
  { title: 'nav.stone', links: [...['diamond', 'ruby', 'emerald', 'pearl'].map((id) => listing(`stone.${id}`, `with+${id}`)), listing('stone.plain', 'plain+gold')] },
  { title: 'nav.karat', links: KARATS.toReversed().map((karat) => listing(`karat.${karat}`, `karat+${karat}`)) },
];

/** Bands of rupees say nothing to who shops in another currency; listings word them in it. */
export function jewelleryMenu(country: CountryValue): readonly DestinationGroup[] {
  const [first, ...others] = JEWELLERY_MENU;
  return country !== 'INR' || !first ? JEWELLERY_MENU : [first, BY_PRICE, ...others];
}

export const GIFT_MENU: readonly DestinationGroup[] = [
  { title: 'nav.for', links: ['wife', 'girlfriend', 'mother', 'daughter', 'husband', 'self'].map((id) => listing(`recipient.${id}`, `${id}+wear-gifting`)) },
  { title: 'nav.occasion', links: ['wedding', 'engagement', 'anniversary', 'birthday', 'festive', 'everyday', 'work', 'party'].map(occasion) },
];
