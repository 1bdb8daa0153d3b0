import { type Currency, CURRENCIES, isCurrency } from '@suvarna/contracts/money';
import { isLocale, type Locale } from '@suvarna/contracts/locale';
import { type Static, Type } from 'typebox';

const MOST = { text: 500, ids: 50, page: 50 } as const;

/** Ids of one lookup; more are refused (rule 77). */
export const MOST_IDS = MOST.ids;
/** Products of a page: as asked for, ten by default, so many at most (rule 75). */
export const PAGE = { usual: 10, most: MOST.page };

const Text = Type.String({ maxLength: MOST.text });
const Amount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** What a platform guesses of its buyer: hints, never facts (rule 66). Only what is used is named. */
export const Context = Type.Object({
  language: Type.Optional(Text),
  currency: Type.Optional(Text),
  address_country: Type.Optional(Text),
});

export const Filters = Type.Object({
  /** Any of them; the ids of our categories, as products carry them. */
  categories: Type.Optional(Type.Array(Text, { maxItems: 50 })),
  /** In minor units of the currency in the context. */
  price: Type.Optional(Type.Object({ min: Type.Optional(Amount), max: Type.Optional(Amount) })),
});
export type Filters = Static<typeof Filters>;

export const SelectedOption = Type.Object({ name: Text, id: Type.Optional(Text), label: Text });
export type SelectedOption = Static<typeof SelectedOption>;

export const SearchAsked = Type.Object({
  query: Type.Optional(Text),
  context: Type.Optional(Context),
  filters: Type.Optional(Filters),
  pagination: Type.Optional(
    Type.Object({
      cursor: Type.Optional(Text),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    }),
  ),
});
export type SearchAsked = Static<typeof SearchAsked>;

export const LookupAsked = Type.Object({
  ids: Type.Array(Text, { minItems: 1, maxItems: 1_000 }),
  context: Type.Optional(Context),
  filters: Type.Optional(Filters),
});
export type LookupAsked = Static<typeof LookupAsked>;

export const ProductAsked = Type.Object({
  id: Text,
  selected: Type.Optional(Type.Array(SelectedOption, { maxItems: 20 })),
  preferences: Type.Optional(Type.Array(Text, { maxItems: 20 })),
  context: Type.Optional(Context),
});
export type ProductAsked = Static<typeof ProductAsked>;

/** In what words and what money an answer is given. */
export interface Presentment {
  readonly locale: Locale;
  readonly currency: Currency;
  /** A currency that was asked for and that nothing is sold in. */
  readonly unsold: string | undefined;
}

const BY_COUNTRY: Readonly<Record<string, Currency>> = {
  IN: 'INR',
  GB: 'GBP',
  US: 'USD',
  SG: 'SGD',
  AE: 'AED',
};

/** `hi-IN`, and the first of `hi;q=0.9, en`; English for what the store does not speak. */
function localeOf(tags: string): Locale {
  const [language] = tags
    .trim()
    .toLowerCase()
    .split(/[-_,;]/);
  return isLocale(language) ? language : 'en';
}

/**
 * What the context says of language goes before the transport's header; its currency before its country's. Whoever
 * says neither is shown rupees.
 */
export function presentmentOf(
  { language, currency, address_country: country }: Static<typeof Context> = {},
  acceptLanguage = '',
): Presentment {
  const asked = currency?.trim().toUpperCase();
  return {
    locale: localeOf(language ?? acceptLanguage),
    currency: isCurrency(asked)
      ? asked
      : (BY_COUNTRY[country?.trim().toUpperCase() ?? ''] ?? CURRENCIES[0] ?? 'INR'),
    unsold: asked === undefined || asked === '' || isCurrency(asked) ? undefined : asked,
  };
}
