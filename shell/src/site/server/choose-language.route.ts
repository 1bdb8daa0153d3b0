/** The page on which country and language are chosen. It is the site's own: no remote draws it. */
import { countryCookie, isCountryValue, type CountryValue } from '@suvarna/contracts/country-options';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import type { ReactElement } from 'react';
import { documentTexts } from '#texts/document';
import { ownPathOr, withQuery } from '../../engine/composer/page/address.ts';
import type { Address, RouteTools, SiteRoute } from '../../engine/composer/site.ts';
import { languages } from '../languages.ts';
import { STORE } from './document-texts.ts';

const CHOOSE_LANGUAGE = '/choose-language/';

export interface ChooseLanguageParts {
  readonly read: (request: Request) => Address;
  readonly secure: boolean;
  readonly draw: (page: { locale: Locale; country: CountryValue; next: string | null }) => ReactElement;
  /** The language-neutral path that a `next` leads back to; one rule for every `next`, and it lives with sign-in. */
  readonly returnPath: (next: string | null) => string;
}

export function chooseLanguageRoutes(parts: ChooseLanguageParts): SiteRoute[] {
  return languages.all.flatMap((locale) => {
    const path = localizePath(CHOOSE_LANGUAGE, locale);
    return [
      { method: 'GET', path, answer: (request, tools) => show(request, tools, parts) },
      { method: 'POST', path, answer: (request) => choose(request, parts) },
      {
        method: 'GET',
        path: path.slice(0, -1),
        answer: ({ url }) =>
          new Response(null, { status: 308, headers: { location: path + new URL(url).search } }),
      },
    ] satisfies SiteRoute[];
  });
}

async function show(
  request: Request,
  tools: RouteTools,
  { read, draw }: ChooseLanguageParts,
): Promise<Response> {
  const address = read(request);
  const { locale, path, query, variant } = address;
  const t = documentTexts(locale);
  const next = query.get('next');
  return tools.document(address, {
    path: next === null ? path : withQuery(path, new URLSearchParams({ next })),
    head: {
      title: t('choose.head.title', { store: STORE }),
      description: t('choose.head.description'),
      canonical: CHOOSE_LANGUAGE,
    },
    main: draw({ locale, country: variant as CountryValue, next }),
  });
}

/** Stores a choice and goes back. Only for the store's own form: another page must not move a shopper's prices. */
async function choose(
  request: Request,
  { read, secure, returnPath }: ChooseLanguageParts,
): Promise<Response> {
  const from = request.headers.get('sec-fetch-site');
  const form = new URLSearchParams(await request.text());
  const country = form.get('country');
  if ((from !== null && from !== 'same-origin') || !isCountryValue(country))
    return new Response('Bad request', {
      status: 400,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    });
  const { base } = read(request);
  return new Response(null, {
    status: 303,
    headers: {
      'cache-control': 'no-store',
      'set-cookie': countryCookie(country, secure),
      location: base + ownPathOr(returnPath(form.get('next')), '/'),
    },
  });
}
