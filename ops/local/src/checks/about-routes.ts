/** Database suites about what routes have in common (who may, what is refused, how it is written): the same on every engine. */
export const ABOUT_ROUTES = [
  'services/commerce/src/platform/http/',
  'services/commerce/tests/authorisation-matrix.database.test.ts',
  'services/commerce/tests/fuzz.database.test.ts',
  'services/commerce/tests/log-canary.database.test.ts',
];
