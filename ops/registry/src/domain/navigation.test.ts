import { describe, expect, it } from '@jest/globals';
import { type Descriptor, readDescriptor } from '@suvarna/contracts/release-delivery';
import { aRelease } from '../fixtures/release.fixtures.ts';
import { navigationFault } from './release-rules.ts';

type Entry = NonNullable<Descriptor['navigation']>[number];
const names = { en: 'Loyalty', hi: 'लॉयल्टी' };
const link = (change: Partial<Entry> = {}): Entry => ({ place: 'menu', names, path: '/loyalty/', ...change });

/** What the door says to a release with these. */
function faultOf({ host = '^2.4.0', ...offered }: Partial<Descriptor>): string | null {
  const { bytes } = aRelease({
    name: 'loyalty',
    change: (descriptor) => {
      const [page] = descriptor.routes;
      if (page)
        descriptor.routes.push(
          { ...page, id: 'mine', path: '/loyalty/mine/', session: 'customer' },
          { ...page, id: 'tier', path: '/loyalty/tiers/:tier/' },
        );
      Object.assign(descriptor, { host, ...offered });
    },
  });
  const read = readDescriptor(bytes);
  return read.ok ? navigationFault(read.descriptor) : read.reason;
}

describe('what a release brings for header, footer and sitemap', () => {
  it('may lead to any page of its own', () => {
    expect(
      faultOf({
        navigation: [link(), link({ place: 'footer', path: '/loyalty/mine/' })],
        sitemap: ['/loyalty/', '/loyalty/tiers/gold/'],
      }),
    ).toBe(null);
    expect(faultOf({ host: '^2.3.0' })).toBe(null);
  });

  it.each<[string, Partial<Descriptor>, RegExp]>([
    ['another’s area', { navigation: [link({ path: '/account/' })] }, /\/account, which is account's/],
    ['a page that is not there', { navigation: [link({ path: '/loyalty/no/' })] }, /is no page of loyalty/],
    ['a foreign row', { sitemap: ['/checkout/'] }, /\/checkout, which is checkout's/],
    ['a row of nobody', { sitemap: ['/other/'] }, /is no page of loyalty/],
    ['a row for customers', { sitemap: ['/loyalty/mine/'] }, /not a page for everybody/],
    ['another host', { navigation: [link({ path: '//evil.example/' })] }, /\/navigation\/0\/path/],
    ['a script', { navigation: [link({ path: 'javascript:alert(1)' })] }, /\/navigation\/0\/path/],
    ['an escape', { sitemap: ['/loyalty/%2e%2e/'] }, /\/sitemap\/0/],
    ['a query', { sitemap: ['/loyalty/?x=1'] }, /\/sitemap\/0/],
    ['a long address', { sitemap: [`/loyalty/${'a'.repeat(120)}/`] }, /\/sitemap\/0/],
    ['markup', { navigation: [link({ names: { ...names, en: '<b>Loyalty</b>' } })] }, /\/names\/en/],
    [
      'letters that turn round',
      { navigation: [link({ names: { ...names, en: 'a\u202Eb' } })] },
      /\/names\/en/,
    ],
    ['a long name', { navigation: [link({ names: { ...names, en: 'a'.repeat(31) } })] }, /\/names\/en/],
    ['no name', { navigation: [link({ names: { ...names, en: '' } })] }, /\/names\/en/],
    ['one language', { navigation: [link({ names: { en: 'Loyalty' } })] }, /has no name in hi/],
    ['the same link twice', { navigation: [link(), link()] }, /declared twice/],
    ['the same row twice', { sitemap: ['/loyalty/', '/loyalty/'] }, /declared twice/],
    ['five links', { navigation: 'abcde'.split('').map((place) => link({ place })) }, /\/navigation/],
    ['101 rows', { sitemap: Array.from({ length: 101 }, (_, at) => `/loyalty/tiers/${at}/`) }, /\/sitemap/],
    ['a host that does not know them', { host: '^2.3.0', sitemap: ['/loyalty/'] }, /begin at 2\.4\.0/],
  ])('may not have %s', (_what, offered, fault) => {
    expect(faultOf(offered)).toMatch(fault);
  });
});
