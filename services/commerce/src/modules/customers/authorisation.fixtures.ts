import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import {
  get,
  addressRecipe,
  NO_ADDRESS,
  type ObjectRecipe,
} from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { Principal } from '../../../test-support/authorisation/principals.fixtures.ts';
import {
  addressBody,
  UNKNOWN,
  type ResourceFactory,
} from '../../../test-support/authorisation/resources.fixtures.ts';

function recipes(own: ResourceFactory): ObjectRecipe[] {
  const address = (what: string, more: (asker: Principal) => object = () => ({})): ObjectRecipe =>
    addressRecipe(own, `/api/customer/customer_address/${what}/`, async (asker) => more(asker));
  return [
    address('update', (asker) => ({ ...addressBody(asker), email: undefined })),
    address('delete'),
    address('set_default'),
    {
      place: 'GET /api/customer/customer_address/details/ address_id',
      make: (owner) => own.address(owner),
      ask: (_asker, id) => get('/api/customer/customer_address/details/', { address_id: id }),
      unknown: UNKNOWN.uuid,
      foreign: NO_ADDRESS,
    },
  ];
}

export const authorisation: ModuleAuthorisation = {
  recipes,
};
