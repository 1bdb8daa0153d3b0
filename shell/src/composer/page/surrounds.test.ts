import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { signInPath } from '@suvarna/session';
import type { Chrome } from './shell-build.ts';
import { createSurrounds } from './surrounds.ts';

const chrome = {
  renderHeader: ({ path }: { readonly path: string }) => createElement('header', null, createElement('a', { href: path }), createElement('a', { href: signInPath(path) })),
  renderFooter: ({ path }: { readonly path: string }) => createElement('footer', null, createElement('a', { href: path })),
} as unknown as Chrome;

describe('header and footer of a page', () => {
  it.each(['/', '/jewellery/rings/', '/jewellery/priya+wear-filter/', '/sign-in/', '/orderstats/SV-1/', '/jewellery/search/?q=pearl&page=2'])('at %s are as if drawn for it alone', (path) => {
    const surrounds = createSurrounds(chrome);
    surrounds({ locale: 'en', country: 'INR', currency: 'INR', path: '/elsewhere/' });
    const { header, footer } = surrounds({ locale: 'en', country: 'INR', currency: 'INR', path });
    const hrefs = [...header.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    expect(hrefs).toEqual([path, signInPath(path)]);
    expect(footer).toContain(`href="${path.replaceAll('&', '&amp;')}"`);
  });
});
