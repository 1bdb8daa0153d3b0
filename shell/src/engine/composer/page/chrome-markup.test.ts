import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { signInPath } from '@suvarna/session';
import type { Chrome, GoldToday, PriceBandLink } from './shell-build.ts';
import { createChromeMarkup } from './chrome-markup.ts';

const chrome = {
  renderHeader: ({ path }: { readonly path: string }) =>
    createElement(
      'header',
      null,
      createElement('a', { href: path }),
      createElement('a', { href: signInPath(path) }),
    ),
  renderFooter: ({ path }: { readonly path: string }) =>
    createElement('footer', null, createElement('a', { href: path })),
} as unknown as Chrome;

describe('header and footer of a page', () => {
  it.each([
    '/',
    '/jewellery/rings/',
    '/jewellery/priya+wear-filter/',
    '/sign-in/',
    '/orderstats/SV-1/',
    '/jewellery/search/?q=pearl&page=2',
  ])('at %s are as if drawn for it alone', (path) => {
    const chromeMarkup = createChromeMarkup(chrome, {
      gold: () => undefined,
      priceBands: () => undefined,
      chat: '',
    });
    chromeMarkup({ locale: 'en', country: 'INR', currency: 'INR', path: '/elsewhere/' });
    const { header, footer } = chromeMarkup({ locale: 'en', country: 'INR', currency: 'INR', path });
    const hrefs = [...header.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    expect(hrefs).toEqual([path, signInPath(path)]);
    expect(footer).toContain(`href="${path.replaceAll('&', '&amp;')}"`);
  });

  it('are drawn anew when the gold rate is another one', () => {
    const known: { gold?: GoldToday } = {};
    const drawing = {
      ...chrome,
      renderHeader: (page: { readonly gold: GoldToday | undefined }) =>
        createElement('header', null, String(page.gold?.paise22)),
    } as unknown as Chrome;
    const chromeMarkup = createChromeMarkup(drawing, {
      gold: () => known.gold,
      priceBands: () => undefined,
      chat: '',
    });
    const header = (): string =>
      chromeMarkup({ locale: 'en', country: 'INR', currency: 'INR', path: '/jewellery/' }).header;
    expect(header()).toContain('undefined');
    known.gold = { day: '2026-11-20', paise22: 1_100_000, paise18: 900_000 };
    expect(header()).toContain('1100000');
  });

  it('are drawn anew when the price bands of their currency are others', () => {
    const known: Partial<Record<string, readonly PriceBandLink[]>> = {};
    const drawing = {
      ...chrome,
      renderHeader: (page: { readonly priceBands?: readonly PriceBandLink[] }) =>
        createElement('header', null, page.priceBands?.map(({ en }) => en).join()),
    } as unknown as Chrome;
    const chromeMarkup = createChromeMarkup(drawing, {
      gold: () => undefined,
      priceBands: (currency) => known[currency],
      chat: '',
    });
    const header = (currency: 'GBP' | 'USD'): string =>
      chromeMarkup({ locale: 'en', country: currency, currency, path: '/jewellery/' }).header;
    expect(header('GBP')).not.toContain('£');
    known['GBP'] = [{ en: 'Under £91', hi: '£91 से कम', path: '/jewellery/price+under+10k-filter/' }];
    expect(header('GBP')).toContain('Under £91');
    expect(header('USD')).not.toContain('£');
    expect(header('GBP')).toContain('Under £91');
  });
});
