import { chosenCountry, DEFAULT_COUNTRY, type CountryValue } from '@suvarna/contracts/country-options';
import { markCountry } from './country-marker.ts';
import { switchCountry } from './country-switch.ts';

/**
 * Another tab, or a page that waited in the back-forward cache, may have been overtaken by a choice.
 *
 * @param shown what this page was drawn for
 */
export function agreeAboutCountry(shown: CountryValue): void {
  const agree = (): void => {
    const chosen = chosenCountry(document.cookie) ?? DEFAULT_COUNTRY;
    if (document.visibilityState === 'visible' && chosen !== shown) switchCountry(chosen);
  };
  document.addEventListener('visibilitychange', agree);
  addEventListener('pageshow', agree);
  markCountry(shown, agree);
}
