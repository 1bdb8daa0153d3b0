/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { createSources } from './source.ts';

const remote = {
  owner: '',
  killed: false,
  container: 'x',
  base: '/',
  entry: 'e',
  integrity: '',
  routes: [],
  fragments: [],
  locales: {},
};
const sources = createSources(
  () => ({
    revision: 1,
    cohort: 'production',
    remotes: [
      { ...remote, name: 'catalog', version: '1.4.0' },
      { ...remote, name: 'checkout', version: '2.0.0-local.ab12' },
    ],
  }),
  '1.0.0-ff',
);
const SHELL = { remote: 'shell', version: '1.0.0-ff' };

it('a place belongs to the nearest remote around it, or to the shell', () => {
  document.body.innerHTML =
    '<header id="h"></header><div id="single-spa-application:checkout"><p id="own"></p><div data-fragment="catalog/product-rail"><p id="embedded"></p></div></div>';
  const of = (id: string) => sources.ofElement(document.getElementById(id));
  expect(of('own')).toEqual({ remote: 'checkout', version: '2.0.0-local.ab12' });
  expect(of('embedded')).toEqual({ remote: 'catalog', version: '1.4.0' });
  expect(of('h')).toEqual(SHELL);
  expect(of('gone')).toEqual(SHELL);
});

describe('an error belongs', () => {
  it.each([
    [
      'to the release whose file threw, be it live or not',
      'TypeError: x\n  at f (https://shop.example/remotes/catalog/1.3.9/page.ab.js:1:20)\n  at g (https://shop.example/shell/1.0.0-ff/shell.js:1:2)',
      'shell',
      { remote: 'catalog', version: '1.3.9' },
    ],
    [
      'to the shell when its own file threw',
      'at g (https://shop.example/shell/1.0.0-ff/shell.js:1:2)',
      'shell',
      SHELL,
    ],
    [
      'to the part that reported it when no file says',
      '',
      'checkout',
      { remote: 'checkout', version: '2.0.0-local.ab12' },
    ],
    ['to the shell when it is not known', 'at https://elsewhere.example/x.js:1:1', 'nobody', SHELL],
  ])('%s', (_case, stack, part, source) => {
    expect(sources.ofStack(stack, part)).toEqual(source);
  });
});
