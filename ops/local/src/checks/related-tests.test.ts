import { expect, it } from '@jest/globals';
import { chooseSuites } from './related-tests.ts';

const changed = ['services/commerce/src/modules/bag/add-to-bag.ts'];
const here = 'services/commerce/src/modules/bag/lines.test.ts';
const hereOnPostgres = 'services/commerce/src/modules/bag/bag.database.test.ts';
const samePackage = 'services/commerce/src/app.test.ts';
const elsewhere = 'shell/src/engine/composer/app.test.ts';
const elsewhereOnPostgres = 'services/commerce/src/modules/orders/orders.database.test.ts';

it('always runs the suites of a touched folder, those on PostgreSQL, too', () => {
  expect(chooseSuites(changed, [hereOnPostgres, here], [{ file: here, seconds: 500 }], 1).run).toEqual([
    hereOnPostgres,
    here,
  ]);
});

it('takes others as long as there is room, those of the same package first, and says what is left', () => {
  const known = [here, samePackage, elsewhere].map((file) => ({ file, seconds: 10 }));
  expect(chooseSuites(changed, [elsewhere, samePackage, here], known, 25)).toEqual({
    run: [here, samePackage],
    left: [elsewhere],
  });
  expect(chooseSuites(changed, [elsewhere, samePackage, here], known, 30).left).toEqual([]);
});

it('leaves suites on PostgreSQL of other folders to the whole run', () => {
  expect(chooseSuites(changed, [elsewhereOnPostgres], [], 1_000)).toEqual({
    run: [],
    left: [elsewhereOnPostgres],
  });
});
