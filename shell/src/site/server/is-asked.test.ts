import { expect, test } from '@jest/globals';
import { isAsked } from './is-asked.ts';

test.each([
  ['/jewellery/rings+rose-filter/', true],
  ['/jewellery/rings+rose-filter', true],
  ['/jewellery/rings+rose%2Dfilte%72/', true],
  ['/jewellery/%/', true],
  ['/jewellery/', false],
  ['/jewellery/rings/', false],
  ['/jewellery/rings/pihu-filter_product_1042/', false],
  ['/blog/water-filter/', false],
])('%s is made of a visitor’s choices: %s', (path, asked) => {
  expect(isAsked(path)).toBe(asked);
});
