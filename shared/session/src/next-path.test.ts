import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSignInPath, safeNextPath, signInPath } from './next-path.ts';

const SHOP = 'https://shop.example';

const hostile: readonly string[] = [
  // Another origin, plainly.
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE',
  'ftp://evil.example',
  'ws://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/x',
  'file:///etc/passwd',
  // Protocol-relative, in every spelling browsers accept.
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/jewellery/',
  '//user@evil.example',
  '//evil.example:443/',
  '//0x7f.1/',
  '//[::1]/',
  // A backslash is a slash to a browser.
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/jewellery\\..\\\\evil.example',
  '\\evil.example',
  // Tabs and line ends are dropped from inside an address.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  '/\t\\evil.example',
  '/jewellery/\r\nSet-Cookie: a=b',
  '/\u0000/evil.example',
  '/\u200b/evil.example',
  '/\u202e/evil.example',
  // Dot segments and escapes that become `//` later.
  '/.//evil.example',
  '/..//evil.example',
  '/././/evil.example',
  '/jewellery/..//evil.example',
  '/%2f%2fevil.example',
  '/%2F/evil.example',
  '/%5cevil.example/%5c'.replace('/%5cevil', '/%5c%5cevil'),
  '/%2f%5cevil.example',
  '/%2e//evil.example',
  '/hi//evil.example',
  '/hi/.//evil.example',
  '/hi/%2f%2fevil.example',
  // Not addresses at all.
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  'about:blank',
  // No leading slash: relative to wherever it is used.
  '',
  ' ',
  'evil.example',
  '.evil.example',
  '@evil.example',
  '?next=//evil.example',
  '#//evil.example',
  ' /jewellery/',
  '%2fjewellery',
  // Pages that would loop, or are no pages.
  '/sign-in',
  '/sign-in/',
  '/sign-in?next=/account/',
  '/Sign-In/',
  '/hi/sign-in/',
  '/jewellery/../sign-in/',
  '/api/customer/logout/',
  '/hi/api/',
  '/_shell/composition.json',
  // Absurdly long.
  `/${'a'.repeat(2_001)}`,
];

const safe: readonly (readonly [string, string])[] = [
  ['/', '/'],
  ['/account/', '/account/'],
  ['/hi/account/', '/hi/account/'],
  ['/checkout/cart/', '/checkout/cart/'],
  [
    '/jewellery/rings/aaina_product_12/?karat=18&size=12#details',
    '/jewellery/rings/aaina_product_12/?karat=18&size=12#details',
  ],
  [
    '/jewellery/wife+wear-gifting-for+party-sort+by+latest-filter/',
    '/jewellery/wife+wear-gifting-for+party-sort+by+latest-filter/',
  ],
  ['/jewellery/search/?q=https://evil.example', '/jewellery/search/?q=https://evil.example'],
  [
    '/jewellery/search/?q=अंगूठी',
    '/jewellery/search/?q=%E0%A4%85%E0%A4%82%E0%A4%97%E0%A5%82%E0%A4%A0%E0%A5%80',
  ],
  ['/sign-in-help/', '/sign-in-help/'],
  ['/a/../b/', '/b/'],
];

describe('next path after a login', () => {
  test(`the corpus is large enough`, () => expect(hostile.length).toBeGreaterThanOrEqual(60));
  test.each(hostile)('refuses %j', (next) => expect(safeNextPath(next)).toBeNull());
  test.each(safe)('keeps %j', (next, path) => expect(safeNextPath(next)).toBe(path));
  test.each([null, undefined])('refuses %s', (next) => expect(safeNextPath(next)).toBeNull());

  const piece = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '..',
    '.',
    ':',
    '@',
    'evil.example',
    'https:',
    'javascript:',
    '\t',
    '\n',
    '?',
    '#',
    'hi',
    'a',
    '//',
    'sign-in',
  );
  test('whatever comes out stays on the shop, read once or twice', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
        (next) => {
          const path = safeNextPath(next);
          if (path === null) return;
          expect(new URL(path, SHOP).origin).toBe(SHOP);
          expect(path).toMatch(/^\/(?!\/)/);
          // What came out is accepted again, unchanged.
          expect(safeNextPath(path)).toBe(path);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test('also for arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const path = safeNextPath(`/${text}`);
        if (path !== null) expect(new URL(path, SHOP).origin).toBe(SHOP);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('sign-in address', () => {
  test.each([
    ['/checkout/cart/?a=1&b=2', '/sign-in/?next=%2Fcheckout%2Fcart%2F%3Fa%3D1%26b%3D2'],
    ['/hi/account/', '/hi/sign-in/?next=%2Fhi%2Faccount%2F'],
    ['/', '/sign-in/'],
    ['/hi', '/hi/sign-in/'],
    ['/hi/', '/hi/sign-in/'],
    ['/sign-in/?next=/account/', '/sign-in/'],
    ['//evil.example', '/sign-in/'],
  ])('from %s is %s', (from, path) => expect(signInPath(from)).toBe(path));

  test.each([
    ['/sign-in', true],
    ['/sign-in/', true],
    ['/sign-in?next=/', true],
    ['/hi/sign-in/', true],
    ['/sign-in-help/', false],
    ['/account/', false],
  ])('%s is the sign-in page: %s', (path, is) => expect(isSignInPath(path)).toBe(is));
});
