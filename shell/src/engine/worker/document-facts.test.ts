import { describe, expect, it } from '@jest/globals';
import { isFile, isPersonal, isPicture, offlinePathOf } from '../offline/names.ts';
import { readDocument } from './document-facts.ts';

const document = (page: object, more = ''): string =>
  `<!doctype html><html><head><link rel="stylesheet" href="/shell/1.0.0-abc/shell.css" crossorigin="anonymous" integrity="sha384-one">` +
  `<link rel="preload" as="script" href="/remotes/catalog/1.2.3/remoteEntry.js" integrity="sha384-two"><link rel="icon" href="/favicon.svg"></head><body>${more}` +
  `<script type="application/json" id="sv-composition">{"revision":8,"remotes":[]}</script><script type="application/json" id="sv-page">${JSON.stringify(page)}</script>` +
  `<script src="/shell/1.0.0-abc/shell.js" defer integrity="sha384-three"></script></body></html>`;
const page = { remote: 'catalog', routeId: 'home', currency: 'GBP' };

describe('a document', () => {
  it('says which shell, revision and currency it was made with, and what it cannot do without', () => {
    expect(readDocument(document(page))).toEqual({
      remote: 'catalog',
      prices: 'GBP',
      revision: 8,
      shell: '1.0.0-abc',
      files: [
        { path: '/shell/1.0.0-abc/shell.css', integrity: 'sha384-one' },
        { path: '/remotes/catalog/1.2.3/remoteEntry.js', integrity: 'sha384-two' },
        { path: '/shell/1.0.0-abc/shell.js', integrity: 'sha384-three' },
      ],
    });
  });

  it('names the file of a style sheet that stands in it', () => {
    const inside = document(page).replace(
      /<link rel="stylesheet" href="([^"]+)"[^>]*>/,
      '<style data-href="$1" data-integrity="sha384-one">a > b { color: red }</style>',
    );
    expect(readDocument(inside)).toEqual(readDocument(document(page)));
  });

  it('that was cut short, or is none of ours, is not kept', () => {
    const whole = document(page);
    for (const part of [
      '',
      '<html></html>',
      whole.slice(0, -20),
      whole.replace('"revision":8', '"revision":"8"'),
      whole.replace('{"revision"', '{{"revision"'),
      whole.replaceAll('/shell/', '/elsewhere/'),
    ])
      expect(readDocument(part)).toBeUndefined();
  });
});

it('of another country is told apart from one of the same currency', () => {
  expect(
    ['USD', 'OTH-USD'].map(
      (country) => readDocument(document({ ...page, currency: 'USD', country }))?.prices,
    ),
  ).toEqual(['USD', 'OTH-USD']);
});

describe('addresses', () => {
  it.each([
    ['/account/', true],
    ['/hi/account/orders/', true],
    ['/checkout/cart/', true],
    ['/hi/bag/', true],
    ['/sign-in/', true],
    ['/guest-address/', true],
    ['/orderstats/SV-1/', true],
    ['/api/customer/cart/list/', true],
    ['/', false],
    ['/hi/', false],
    ['/jewellery/rings/', false],
    ['/jewellery/account_product_1/', false],
    ['/golden-bounty/', false],
  ])("%s is somebody's: %s", (path, personal) => expect(isPersonal(path)).toBe(personal));

  it('of files and pictures are told by their beginning', () => {
    expect(
      ['/shell/1.0.0/a.js', '/remotes/catalog/1.0.0/a.js', '/shell/../api/x', '/api/shell/1/x'].map(isFile),
    ).toEqual([true, true, true, false]);
    expect(['/media/designs/1/a.svg', '/api/media/'].map(isPicture)).toEqual([true, false]);
    expect([offlinePathOf('/hi/x/'), offlinePathOf('/x/')]).toEqual([
      '/hi/_shell/offline/',
      '/_shell/offline/',
    ]);
  });
});
