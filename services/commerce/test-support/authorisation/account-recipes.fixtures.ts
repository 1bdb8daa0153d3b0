import { randomUUID } from 'node:crypto';
import { post, type ObjectRecipe } from './object-recipe.fixtures.ts';

interface Listed {
  readonly results: readonly { readonly device_id: string }[];
}

/** A sign-in of an account; each names its own, which it ends by signing out and in no other way. */
export function accountRecipes(): ObjectRecipe[] {
  const path = '/api/customer/customer_account/devices/sign_out/';
  return [
    {
      place: `POST ${path} device_id`,
      make: async (owner) => {
        const { body } = await owner.ask({ method: 'GET', path: '/api/customer/customer_account/devices/' });
        return (body?.data as Listed).results[0]?.device_id ?? '';
      },
      ask: (_asker, id) => post(path, { device_id: id }),
      unknown: randomUUID(),
      foreign: '404 ACCOUNT.DEVICE_NOT_FOUND',
      own: '404 ACCOUNT.DEVICE_NOT_FOUND',
      customersOnly: true,
    },
  ];
}
