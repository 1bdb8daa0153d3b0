import { isLocale, type Locale } from '@suvarna/contracts/locale';
import { type Currency, CURRENCIES, isCurrency } from '@suvarna/contracts/money';
import { type Static, Type } from 'typebox';

/** Most characters of a text that is sent. */
const MOST_TEXT = 500;

export const Text = Type.String({ maxLength: MOST_TEXT });

/** What a platform guesses of its buyer: hints, never facts (rule 66). Only what is used is named. */
export const Context = Type.Object({
  language: Type.Optional(Text),
  currency: Type.Optional(Text),
  address_country: Type.Optional(Text),
  postal_code: Type.Optional(Text),
  /** Claims of a benefit, in reverse-domain form. */
  eligibility: Type.Optional(Type.Array(Text, { maxItems: 20 })),
});

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
export function localeOf(tags: string): Locale {
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
