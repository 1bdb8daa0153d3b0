import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import {
  get,
  addressRecipe,
  NO_LOCK,
  type ObjectRecipe,
} from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import { UNKNOWN, type ResourceFactory } from '../../../test-support/authorisation/resources.fixtures.ts';

const recipes = (own: ResourceFactory): ObjectRecipe[] => [
  addressRecipe(own, '/api/customer/cart/lock_price/', async (asker) => {
    await own.line(asker);
    return {};
  }),
  {
    place: 'GET /api/payment/payment/options/ lock_id',
    make: (owner) => own.lock(owner),
    ask: (_asker, id) => get('/api/payment/payment/options/', { lock_id: id }),
    unknown: UNKNOWN.uuid,
    foreign: NO_LOCK,
  },
];

export const authorisation: ModuleAuthorisation = {
  recipes,
};
