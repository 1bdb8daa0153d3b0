/** This store, as the composer asks for it. What it draws is handed in, so that tests need no style sheets. */
import type { StoreContact } from '@suvarna/contracts/stores';
import {
  DATA_VERSION_HEADER,
  productSearch,
  relatedProducts,
  searchSuggest,
  similarProducts,
} from '@suvarna/contracts/catalogue';
import { exchangeReceipt } from '@suvarna/contracts/exchange';
import { boxStatement } from '@suvarna/contracts/jewellery-box';
import { PHOTO_PATHS } from '@suvarna/contracts/call-properties';
import { walletDownload } from '@suvarna/contracts/wallet';
import {
  countryOption,
  DEFAULT_COUNTRY,
  isCountryValue,
  type CountryValue,
} from '@suvarna/contracts/country-options';
import { LANGUAGES, byLocale, type Locale } from '@suvarna/contracts/locale';
import { BODY_WITH_PHOTOS } from '@suvarna/contracts/orders';
import { areMissingTextsMarked, markMissingTexts } from '@suvarna/i18n';
import type { ReactElement } from 'react';
import { documentTexts } from '#texts/document';
import type { Site, SiteChrome, SiteTexts, SiteTools } from '../../engine/composer/site.ts';
import type { PriceBandLink } from '../chrome/header/destinations.ts';
import type { GoldToday } from '../chrome/header/gold-line.tsx';
import type { Navigation } from '../chrome/header/offered-links.ts';
import { languages } from '../languages.ts';
import { readAddress } from './address.ts';
import { changePasswordRoute } from './change-password.route.ts';
import { areaOf } from './area-of.ts';
import { isAsked } from './is-asked.ts';
import { chooseLanguageRoutes, type ChooseLanguageParts } from './choose-language.route.ts';
import { STORE } from './document-texts.ts';
import { flagRoutes } from './flags.route.ts';
import { CONTACT } from './contact.ts';
import { GOLD_RATE } from './gold-rate.ts';
import { pollPriceBands } from './price-bands.ts';
import { sitemapRoutes } from './sitemap.route.ts';
import { MANIFEST_PATHS } from './web-manifest.ts';
import { webManifestRoutes } from './web-manifest.route.ts';

/** What goes through the catalogue, and papers that are set for who asks. */
const COSTLY = [
  ...[productSearch, searchSuggest, similarProducts, relatedProducts],
  ...[walletDownload, exchangeReceipt, boxStatement],
];

interface ChromePage {
  readonly locale: Locale;
  readonly country: CountryValue;
  readonly path: string;
  readonly navigation: Navigation;
}

export interface DrawnParts {
  readonly header: (
    page: ChromePage & {
      readonly gold: GoldToday | undefined;
      readonly priceBands: readonly PriceBandLink[] | undefined;
    },
  ) => ReactElement;
  readonly footer: (
    page: ChromePage & { readonly chat: string; readonly contact: StoreContact | undefined },
  ) => ReactElement;
  readonly notFound: SiteChrome['notFound'];
  readonly offline: SiteChrome['offline'];
  readonly fallback: SiteChrome['fallback'];
  readonly skeleton: SiteChrome['skeleton'];
  readonly chooseLanguage: ChooseLanguageParts['draw'];
  readonly returnPath: ChooseLanguageParts['returnPath'];
  /** Name and bytes of PNG files. */
  readonly icons: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
}

function textsOfDocuments(locale: Locale): SiteTexts {
  const t = documentTexts(locale);
  return {
    store: STORE,
    region: LANGUAGES[locale].tag.replace('-', '_'),
    skip: t('document.skip'),
    notFound: t('document.not-found', { store: STORE }),
    offline: t('document.offline', { store: STORE }),
    opening: t('document.opening'),
    busy: t('document.busy'),
  };
}

/** A variant is a country option; one that is none comes from a place that knows no better. */
const countryOf = (variant: string): CountryValue => (isCountryValue(variant) ? variant : DEFAULT_COUNTRY);

export function createSite(drawn: DrawnParts, { origin, chat, api, poll }: SiteTools): Site {
  const secure = origin.startsWith('https:');
  markMissingTexts(areMissingTextsMarked(origin));
  // The same for every document, so said once.
  const texts = byLocale(textsOfDocuments);
  const read: Site['readAddress'] = (target, cookies) => readAddress(target, cookies, { secure });
  return {
    languages,
    readAddress: read,
    pageContext: (variant) => ({ currency: countryOption(countryOf(variant)).currency }),
    callHeaders: ({ locale, variant }) => ({
      'accept-language': locale,
      currency_code: countryOption(countryOf(variant)).currency,
    }),
    dataVersionHeader: DATA_VERSION_HEADER,
    texts: (locale) => texts[locale],
    headLinks: (locale) =>
      `<meta name="theme-color" content="#fbf8f3"><link rel="icon" href="/icons/suvarna-48.png" type="image/png" sizes="48x48"><link rel="apple-touch-icon" href="/icons/suvarna-192.png"><link rel="manifest" href="${MANIFEST_PATHS[locale]}">`,
    areaOf,
    isAsked,
    chrome: createChrome(drawn, { chat, poll }),
    routes: [
      ...chooseLanguageRoutes({
        read: ({ url, headers }) => {
          const { pathname, search } = new URL(url);
          return read(pathname + search, headers.get('cookie') ?? undefined);
        },
        secure,
        draw: drawn.chooseLanguage,
        returnPath: drawn.returnPath,
      }),
      changePasswordRoute,
      ...flagRoutes,
      ...sitemapRoutes({ api, origin }),
      ...webManifestRoutes(origin, drawn.icons),
    ],
    costlyCalls: COSTLY.map(({ path }) => `/api/${path}`),
    largeBodies: { paths: PHOTO_PATHS.map((path) => `/api/${path}`), bytes: BODY_WITH_PHOTOS },
  };
}

interface ChromeState {
  readonly gold: GoldToday | undefined;
  readonly priceBands: readonly PriceBandLink[] | undefined;
  readonly contact: StoreContact | undefined;
}

function createChrome(
  { header, footer, notFound, offline, fallback, skeleton }: DrawnParts,
  { chat, poll }: Pick<SiteTools, 'chat' | 'poll'>,
): SiteChrome {
  const goldNow = poll(GOLD_RATE);
  const contactNow = poll(CONTACT);
  const bandsNow = pollPriceBands(poll);
  const states = new Map<string, ChromeState>();
  const stateOf = (variant: string): ChromeState => {
    const gold = goldNow();
    const priceBands = bandsNow(countryOption(countryOf(variant)).currency);
    const known = states.get(variant);
    const contact = contactNow();
    if (known && known.gold === gold && known.priceBands === priceBands && known.contact === contact)
      return known;
    const state = { gold, priceBands, contact };
    states.set(variant, state);
    return state;
  };
  return {
    state: stateOf,
    // From these the way to sign-in needs no way back.
    ownPaths: ['/', '/sign-in/'],
    header: ({ locale, variant, path, navigation }) =>
      header({ locale, country: countryOf(variant), path, navigation, ...stateOf(variant) }),
    footer: ({ locale, variant, path, navigation }) => {
      const { contact } = stateOf(variant);
      return footer({ locale, country: countryOf(variant), path, navigation, chat, contact });
    },
    notFound,
    offline,
    fallback,
    skeleton,
  };
}
