import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import { lineRecipe, type ObjectRecipe } from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { ResourceFactory } from '../../../test-support/authorisation/resources.fixtures.ts';

const recipes = (own: ResourceFactory): ObjectRecipe[] => [
  lineRecipe(own, '/api/customer/cart/update/', { quantity: 2 }),
  lineRecipe(own, '/api/customer/cart/remove/'),
];

export const authorisation: ModuleAuthorisation = {
  keys: {
    'POST /api/customer/cart/merge/ guest_token': 'a guest’s own: the caller who holds it is that guest',
  },
  recipes,
};
