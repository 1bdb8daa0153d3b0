import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { signInPath } from '@suvarna/session';
import type { ChromePlace, Place, SiteChrome } from '../../site.ts';
import { createChromeMarkup } from './chrome-markup.ts';

const chrome = {
  state: () => chrome,
  ownPaths: ['/', '/sign-in/'],
  header: ({ path }: Place) =>
    createElement(
      'header',
      null,
      createElement('a', { href: path }),
      createElement('a', { href: signInPath(path) }),
    ),
  footer: ({ path }: Place) => createElement('footer', null, createElement('a', { href: path })),
} as unknown as SiteChrome;

const navigation: ChromePlace['navigation'] = [];

describe('header and footer of a page', () => {
  it.each([
    '/',
    '/jewellery/rings/',
    '/jewellery/priya+wear-filter/',
    '/sign-in/',
    '/orderstats/SV-1/',
    '/jewellery/search/?q=pearl&page=2',
  ])('at %s are as if drawn for it alone', (path) => {
    const chromeMarkup = createChromeMarkup(chrome);
    chromeMarkup({ locale: 'en', variant: 'INR', path: '/elsewhere/', navigation });
    const { header, footer } = chromeMarkup({ locale: 'en', variant: 'INR', path, navigation });
    const hrefs = [...header.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    expect(hrefs).toEqual([path, signInPath(path)]);
    expect(footer).toContain(`href="${path.replaceAll('&', '&amp;')}"`);
  });

  it('are drawn once while the state of their variant is the same, and again when it is another', () => {
    const states: Record<string, object> = { INR: {}, GBP: {} };
    let drawn = 0;
    const chromeMarkup = createChromeMarkup({
      ...chrome,
      state: (variant) => states[variant] ?? {},
      header: ({ variant }) => createElement('header', null, `${variant} ${(drawn += 1)}`),
    });
    const header = (variant: string): string =>
      chromeMarkup({ locale: 'en', variant, path: '/jewellery/', navigation }).header;
    expect([header('INR'), header('INR'), header('GBP')]).toEqual([
      '<header>INR 1</header>',
      '<header>INR 1</header>',
      '<header>GBP 2</header>',
    ]);
    states['GBP'] = {};
    expect([header('INR'), header('GBP')]).toEqual(['<header>INR 1</header>', '<header>GBP 3</header>']);
  });

  it('have the links of the composition that a visitor got, whoever asked before', () => {
    let drawn = 0;
    const chromeMarkup = createChromeMarkup({
      ...chrome,
      header: ({ navigation: links }) =>
        createElement('header', null, `${(drawn += 1)} ${links.map(({ path }) => path).join()}`),
    });
    const few = [{ place: 'menu', names: { en: 'Loyalty' }, path: '/loyalty/' }];
    const header = (links: ChromePlace['navigation']): string =>
      chromeMarkup({ locale: 'en', variant: 'INR', path: '/jewellery/', navigation: links }).header;
    expect([navigation, few, navigation, few].map(header)).toEqual([
      '<header>1 </header>',
      '<header>2 /loyalty/</header>',
      '<header>1 </header>',
      '<header>2 /loyalty/</header>',
    ]);
  });
});
