/** A shop of one language and one header: all that the engine asks of a site. */
import { createElement } from 'react';
import type { Site } from '../site.ts';

const TEXTS = {
  store: 'Shop',
  region: 'en_IN',
  skip: 'Skip to content',
  notFound: 'Page not found',
  offline: 'You are offline',
  opening: 'The shop is opening',
  busy: 'The shop is busy',
};
const NO_COUNTRIES = {};

export const exampleSite: Site = {
  languages: {
    all: ['en'],
    baseOf: () => '',
    split: (pathname) => ({ locale: 'en', path: pathname }),
  },
  readAddress: (target) => {
    const { pathname, searchParams } = new URL(target, 'https://shop.example');
    return { locale: 'en', base: '', path: pathname, query: searchParams, variant: 'INR', setCookie: null };
  },
  pageContext: () => ({ currency: 'INR' }),
  callHeaders: () => ({}),
  dataVersionHeader: 'x-data-version',
  texts: () => TEXTS,
  headLinks: () => '<link rel="icon" href="/icon.png">',
  areaOf: () => 'page',
  isAsked: () => false,
  chrome: {
    // The same object each time: documents made with it are the same.
    state: () => NO_COUNTRIES,
    ownPaths: [],
    header: () => createElement('header', null, 'Shop'),
    footer: () => createElement('footer', null),
    notFound: () => createElement('h1', null, TEXTS.notFound),
    offline: () => createElement('h1', null, TEXTS.offline),
    fallback: ({ remote }) => createElement('p', null, `${remote} is switched off`),
    skeleton: () => createElement('div', { 'aria-busy': true }),
  },
  routes: [{ method: 'GET', path: '/hours.txt', answer: () => new Response('10 to 18') }],
  largeBodies: { paths: [], bytes: 0 },
  costlyCalls: [],
};
