import type { CountryValue } from '@suvarna/contracts/country-options';
import { browserStorage, STORAGE_KEYS } from '@suvarna/session';

/**
 * Keeps the country marker (specification §3). Prices follow the cookie, which no window hears
 * change; the marker is heard at once by windows that stand beside this one.
 *
 * @param shown what this page was drawn for
 * @param agree another window shows another country
 */
export function markCountry(shown: CountryValue, agree: () => void): void {
  browserStorage.local.set(STORAGE_KEYS.country, shown);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEYS.country && newValue !== null && newValue !== shown) agree();
  });
}
