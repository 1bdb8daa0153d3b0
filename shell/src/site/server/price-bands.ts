/** The price bands of the menu in the money of a country: what listings call them there, so both say the same. */
import { byLocale, fieldIn } from '@suvarna/contracts/locale';
import { call } from '@suvarna/contracts/call';
import { productFacets } from '@suvarna/contracts/catalogue';
import { CURRENCIES, type Currency } from '@suvarna/contracts/money';
import type { SiteTools } from '../../engine/composer/site.ts';
import type { PriceBandLink } from '../chrome/header/destinations.ts';

const EVERYTHING = '/jewellery/';

/** @returns the bands of a currency, once they are known; rupees need none, the menu has its own words for them */
export function pollPriceBands(
  poll: SiteTools['poll'],
): (currency: Currency) => readonly PriceBandLink[] | undefined {
  const known = new Map<Currency, () => readonly PriceBandLink[] | undefined>(
    CURRENCIES.filter((currency) => currency !== 'INR').map((currency) => [
      currency,
      poll<readonly PriceBandLink[]>({
        what: `the price bands in ${currency}`,
        // Every currency is also the name of a country option.
        at: { locale: 'en', variant: currency },
        read: async (api) => {
          const { facets } = await call(api, productFacets, { query: { path: EVERYTHING } });
          return (facets.find(({ id }) => id === 'price')?.values ?? []).map((band) => ({
            names: byLocale((locale) => fieldIn(band, 'label', locale)),
            path: band.path,
          }));
        },
      }),
    ]),
  );
  return (currency) => known.get(currency)?.();
}
