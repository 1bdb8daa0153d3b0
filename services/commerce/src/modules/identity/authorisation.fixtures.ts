import { randomUUID } from 'node:crypto';
import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import { get, post, type ObjectRecipe } from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { Principal } from '../../../test-support/authorisation/principals.fixtures.ts';
import { UNKNOWN } from '../../../test-support/authorisation/resources.fixtures.ts';

interface Listed {
  readonly results: readonly { readonly device_id: string }[];
}

/** A sign-in of an account; each names its own, which it ends by signing out and in no other way. */
function accountRecipes(): ObjectRecipe[] {
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

/** A sign-in by the app that waits for its person. */
export async function callerIdRequestOf(owner: Principal): Promise<string> {
  const id = randomUUID();
  await owner.ask({ method: 'POST', path: '/api/customer/truecaller/login/', body: { request_id: id } });
  return id;
}

function callerIdRecipes(): ObjectRecipe[] {
  return [
    {
      place: 'GET /api/customer/truecaller/status/ request_id',
      make: callerIdRequestOf,
      ask: (_asker, id) => get('/api/customer/truecaller/status/', { request_id: id }),
      unknown: UNKNOWN.uuid,
      foreign: '404 REQUEST.NOT_FOUND',
    },
    {
      place: 'POST /api/customer/truecaller/login/ request_id',
      make: callerIdRequestOf,
      ask: (_asker, id) => post('/api/customer/truecaller/login/', { request_id: id }),
      unknown: randomUUID(),
      foreign: '400 CALLER_ID.FAILED',
      own: '400 CALLER_ID.PENDING',
      unlikeUnknown: 'the browser makes this id up; an unknown one begins a request',
    },
  ];
}

const recipes = (): ObjectRecipe[] => [...callerIdRecipes(), ...accountRecipes()];

export const authorisation: ModuleAuthorisation = {
  open: {
    'POST /api/customer/customer_account/createguest/': 'makes a session',
    'POST /api/customer/customer_account/preguest/': 'makes a session for looking around',
    'POST /api/customer_account/login': 'makes a session',
    'POST /api/customer/session/refresh/': 'by cookies alone',
    'POST /api/customer/customer_verification/':
      'says the same for every name, but to a browser that signed in to that account',
    'POST /api/customer/customer_account/forgot_password/': 'says the same for every address',
    'POST /api/customer/customer_account/reset_password/': 'by a token out of a letter',
    'POST /api/customer/customer_account/contacts/stop_by_link/': 'by a token out of a letter',
    'POST /api/customer/truecaller/callback/':
      'a provider says that a person decided; it is asked back, never believed',
  },
  keyless: {
    'POST /api/customer/customer_verification/': 'changes nothing',
    'POST /api/customer/customer_account/createguest/':
      'makes a session: there is no shopper yet whose key it could be',
    'POST /api/customer/customer_account/preguest/':
      'makes a session: there is no shopper yet whose key it could be',
    'POST /api/customer_account/login': 'makes a session: there is no shopper yet whose key it could be',
    'POST /api/customer/session/refresh/': 'a refresh token is good once by itself',
    'POST /api/customer/logout/': 'a session ends once',
    'POST /api/customer/customer_verify_email_otp/': 'a code is good once by itself',
    'POST /api/customer/customer_account/register/':
      'a print of the body would be kept, and a password may not be in it; codes are counted',
    'POST /api/customer/customer_account/forgot_password/': 'letters are counted for each address',
    'POST /api/customer/customer_account/reset_password/': 'a link is good once by itself',
    'POST /api/customer/customer_account/contacts/stop_by_link/': 'a link is good once by itself',
    'POST /api/customer/truecaller/login/': 'a request of the app is good once by itself',
    'POST /api/customer/truecaller/callback/': 'of a provider, who sends no keys',
  },
  keys: {
    'POST /api/customer/customer_account/reset_password/ token': 'of a letter to an address',
    'POST /api/customer/customer_account/contacts/stop_by_link/ token':
      'of a letter to an address, signed by us',
    'POST /api/customer/truecaller/callback/ requestId':
      'known to the provider and to who asked it; what it settles is worth something to that session only',
    'POST /api/customer/truecaller/callback/ accessToken':
      'known to the provider and to who asked it; what it settles is worth something to that session only',
  },
  recipes,
};
