import { EVENT_CHECKS } from '@suvarna/contracts/bus-events';
import { LOCALES } from '@suvarna/contracts/locale';
import { defineSite } from '@suvarna/federation/site-config';

/**
 * The site contract: the event map, stores and session of `shared/`, the areas `product`, `checkout`,
 * `checkout-step` and `orderstats`, the skeletons `grid` and `product`, and `currency` with every page.
 * Its numbers go on from host contract 1, which had all of this in it. 1.1.0: wishlist, prompts and
 * permissions on the event map; a phone saved for the session. 1.2.0: a name saved for the session, and
 * one sign-out for everybody. 1.3.0: the shell asks who it is where a call wants a proof, and the call goes on.
 */
export default defineSite({
  contract: '1.3.0',
  events: Object.keys(EVENT_CHECKS),
  smoke: {
    page: { locale: 'en', base: '', variant: 'INR', currency: 'INR' },
    headers: { 'accept-language': 'en', currency_code: 'INR' },
    also: LOCALES.filter((language) => language !== 'en').map((language) => ({
      page: { locale: language, base: `/${language}` },
      headers: { 'accept-language': language },
    })),
  },
});
