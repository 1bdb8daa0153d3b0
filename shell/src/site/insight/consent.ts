/** Whether this shopper's visits may be counted, and what they said about it. */
import { marketOf } from '@suvarna/contracts/money';
import type { CountryValue } from '@suvarna/contracts/country-options';
import { readCookie } from '@suvarna/session';

/** Whether the law wants a yes first; Others may be such a country. */
const asksFirst = (country: CountryValue): boolean =>
  country === 'OTH-USD' || marketOf(country).asksFirst === true;

/** A cookie, because signing out empties local storage, and a no must last. */
const CONSENT_COOKIE = 'analytics_consent';
const HALF_A_YEAR_S = 15_552_000;

export type Consent = 'yes' | 'no' | 'ask';

export interface Wishes {
  readonly country: CountryValue;
  readonly cookies: string;
  /** Global Privacy Control or Do Not Track. */
  readonly refusesTracking: boolean;
}

/** What was said holds; then what the browser says; then what the country's law says. */
export function consentOf({ country, cookies, refusesTracking }: Wishes): Consent {
  const said = readCookie(cookies, CONSENT_COOKIE);
  if (said === 'yes' || said === 'no') return said;
  if (refusesTracking) return 'no';
  return asksFirst(country) ? 'ask' : 'yes';
}

export const consentCookie = (answer: 'yes' | 'no', secure: boolean): string =>
  `${CONSENT_COOKIE}=${answer}; path=/; max-age=${HALF_A_YEAR_S}; samesite=lax${secure ? '; secure' : ''}`;
