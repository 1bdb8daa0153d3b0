import { describe, expect, it } from '@jest/globals';
import { isFile, isPicture } from '../offline/names.ts';
import { readDocument } from './document-facts.ts';

const document = (page: object, more = ''): string =>
  `<!doctype html><html><head><link rel="stylesheet" href="/shell/1.0.0-abc/shell.css" crossorigin="anonymous" integrity="sha384-one">` +
  `<link rel="preload" as="script" href="/remotes/catalog/1.2.3/remoteEntry.js" integrity="sha384-two"><link rel="icon" href="/favicon.svg"></head><body>${more}` +
  `<script type="application/json" id="sv-composition">{"revision":8,"remotes":[]}</script><script type="application/json" id="sv-page">${JSON.stringify(page)}</script>` +
  `<script src="/shell/1.0.0-abc/shell.js" defer integrity="sha384-three"></script></body></html>`;
const page = { remote: 'catalog', routeId: 'home', variant: 'GBP', offline: true };

describe('a document', () => {
  it('says which shell, revision and variant it was made with, that it may be cached, and what it cannot do without', () => {
    expect(readDocument(document(page))).toEqual({
      offline: true,
      variant: 'GBP',
      revision: 8,
      isCanary: false,
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

it('that does not say that it may be cached may not', () => {
  const { offline: _, ...silent } = page;
  expect([
    readDocument(document(silent))?.offline,
    readDocument(document({ ...page, offline: false }))?.offline,
  ]).toEqual([false, false]);
});

describe('addresses', () => {
  it('of files and pictures are told by their beginning', () => {
    expect(
      ['/shell/1.0.0/a.js', '/remotes/catalog/1.0.0/a.js', '/shell/../api/x', '/api/shell/1/x'].map(isFile),
    ).toEqual([true, true, true, false]);
    expect(['/media/designs/1/a.svg', '/api/media/'].map(isPicture)).toEqual([true, false]);
  });
});
