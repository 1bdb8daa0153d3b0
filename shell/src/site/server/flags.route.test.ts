import { expect, it } from '@jest/globals';
import { COUNTRY_OPTIONS } from '@suvarna/contracts/country-options';
import { flagRoutes } from './flags.route.ts';

it.each(COUNTRY_OPTIONS)('the flag of $label is drawn', ({ src }) => {
  expect(flagRoutes.map(({ path }) => path)).toContain(src);
});
