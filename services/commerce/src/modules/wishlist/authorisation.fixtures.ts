import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import { lineRecipe, type ObjectRecipe } from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { ResourceFactory } from '../../../test-support/authorisation/resources.fixtures.ts';

const recipes = (own: ResourceFactory): ObjectRecipe[] => [
  lineRecipe(own, '/api/customer/cart/move_to_wishlist/'),
];

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/customer/customer_wishlist/favourites/': 'the catalogue is for everybody',
    'GET /api/customer_wishlist/favourites/': 'the catalogue is for everybody',
    'GET /api/customer/customer_wishlist/shared/': 'by the token of the customer who shared it',
    'GET /api/customer_wishlist/shared/': 'by the token of the customer who shared it',
  },
  keys: {
    'GET /api/customer/customer_wishlist/shared/ token': 'handed on by the customer who shared it',
    'GET /api/customer_wishlist/shared/ token': 'handed on by the customer who shared it',
  },
  recipes,
};
