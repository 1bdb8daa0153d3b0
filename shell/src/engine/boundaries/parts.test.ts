/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { partsOf, releasesOf } from './parts.ts';

it('finds the parts that are on the page, outer ones first', () => {
  document.body.innerHTML = `
    <div id="shell-header"><header></header></div>
    <main id="main"><div id="single-spa-application:checkout"><p></p><div data-fragment="catalog/product-rail"><p></p></div><div data-fragment="account/empty"></div></div></main>
    <div id="single-spa-application:account"></div>
    <div id="shell-footer"><footer></footer></div>`;
  expect(partsOf(document).map(({ remote, place }) => `${remote}/${place}`)).toEqual([
    'shell/header',
    'checkout/page',
    'catalog/product-rail',
    'shell/footer',
  ]);
});

it('knows whose every release is, and what it took to load', () => {
  const remote = {
    owner: 'Team Catalog',
    killed: false,
    base: '/x/',
    entry: 'e.js',
    integrity: '',
    routes: [],
    fragments: [],
    locales: {},
  };
  Object.assign(performance, {
    getEntriesByName: (name: string) => (name === 'load catalog_1_0_0' ? [{ duration: 41.6 }] : []),
  });
  expect(
    releasesOf(
      {
        revision: 7,
        cohort: 'production',
        remotes: [
          { ...remote, name: 'catalog', version: '1.0.0', container: 'catalog_1_0_0' },
          { ...remote, name: 'account', version: '2.0.0', container: 'account_2_0_0', killed: true },
        ],
      },
      '1.0.0-abc',
    ),
  ).toEqual([
    { remote: 'shell', version: '1.0.0-abc', owner: 'Team Shell', killed: false, loadMs: null },
    { remote: 'catalog', version: '1.0.0', owner: 'Team Catalog', killed: false, loadMs: 42 },
    { remote: 'account', version: '2.0.0', owner: 'Team Catalog', killed: true, loadMs: null },
  ]);
});
