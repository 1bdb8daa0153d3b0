import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import { post, type ObjectRecipe } from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import { UNKNOWN, type ResourceFactory } from '../../../test-support/authorisation/resources.fixtures.ts';

const remove = '/api/wallet/giftvoucher/remove/';

const recipes = (own: ResourceFactory): ObjectRecipe[] => [
  {
    place: `POST ${remove} voucher_id`,
    make: (owner) => own.voucher(owner),
    ask: (_asker, id) => post(remove, { voucher_id: id }),
    unknown: UNKNOWN.voucher,
    foreign: '404 VOUCHER.NOT_FOUND',
  },
];

export const authorisation: ModuleAuthorisation = {
  keyless: {
    'POST /api/wallet/giftvoucher/check_balance/':
      'changes nothing; wrong numbers are counted for each shopper and address',
  },
  recipes,
};
