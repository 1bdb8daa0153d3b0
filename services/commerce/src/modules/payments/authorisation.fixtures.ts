import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import {
  orderRecipe,
  type ObjectRecipe,
} from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { ResourceFactory } from '../../../test-support/authorisation/resources.fixtures.ts';

function recipes(own: ResourceFactory): ObjectRecipe[] {
  const order = (what: string, more: object): ObjectRecipe =>
    orderRecipe(own, 'POST', `/api/payment/payment/${what}/`, more);
  return [
    order('initiate', { mode: 'cod' }),
    order('retry', { mode: 'cod' }),
    order('verify', {}),
    order('cod_otp', {}),
    { ...order('cod_verify_otp', { otp: '000000' }), own: '400 OTP.WRONG' },
  ];
}

export const authorisation: ModuleAuthorisation = {
  open: {
    'POST /api/payment/webhook/:provider/': 'by a signature',
  },
  keyless: {
    'POST /api/payment/webhook/:provider/': 'of a provider, who names each event',
  },
  recipes,
};
