import { chosenCountry, DEFAULT_COUNTRY, type CountryValue } from '@suvarna/contracts/country-options';
import { pageCookies } from '@suvarna/session';
import { markCountry } from './country-marker.ts';
import { switchCountry } from './country-switch.ts';

/**
 * Another tab, or a page that waited in the back-forward cache, may have been overtaken by a choice.
 *
 * @param shown what this page was drawn for
 */
export function agreeAboutCountry(shown: CountryValue): void {
  const agree = (): void => {
    const chosen = chosenCountry(pageCookies()) ?? DEFAULT_COUNTRY;
    if (document.visibilityState === 'visible' && chosen !== shown) switchCountry(chosen);
  };
  document.addEventListener('visibilitychange', agree);
  addEventListener('pageshow', agree);
  markCountry(shown, agree);
  // The choice may be younger than this page. One that was just drawn again would stay as it is, offline say: once is enough.
  const [visit] = performance.getEntriesByType('navigation');
  // Without cookies nothing was chosen, and an address may name a country all the same.
  if (visit?.type !== 'reload' && chosenCountry(pageCookies()) !== null) agree();
}
