import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import { get, post, type ObjectRecipe } from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { Principal } from '../../../test-support/authorisation/principals.fixtures.ts';
import { UNKNOWN, type ResourceFactory } from '../../../test-support/authorisation/resources.fixtures.ts';

function recipes(own: ResourceFactory): ObjectRecipe[] {
  const plan = {
    make: (owner: Principal) => own.plan(owner),
    unknown: UNKNOWN.plan,
    foreign: '404 BOUNTY.PLAN_NOT_FOUND',
    customersOnly: true,
  } as const;
  const API = '/api/golden_bounty';
  const read = (path: string): ObjectRecipe => ({
    ...plan,
    place: `GET ${API}/${path} plan_id`,
    ask: (_asker, id) => get(`${API}/${path}`, { plan_id: id }),
  });
  const write = (path: string, more: object, met?: string, field = 'plan_id'): ObjectRecipe => ({
    ...plan,
    ...(met !== undefined && { own: met }),
    place: `POST ${API}/${path} ${field}`,
    ask: (_asker, id) => post(`${API}/${path}`, { ...more, [field]: field === 'plan_ids' ? [id] : id }),
  });
  const person = { name: 'Asha Mehta', phone: '91-9845000000' };
  const nominee = { ...person, email: 'asha@matrix.example', relationship: 'sister' };
  return [
    read('plan/details/'),
    read('installment/list/'),
    read('document/list/'),
    {
      ...plan,
      place: `GET ${API}/document/download/ document_id`,
      make: async (owner) => `${await own.plan(owner)}-statement`,
      unknown: `${UNKNOWN.plan}-statement`,
      ask: (_asker, id) => get(`${API}/document/download/`, { document_id: id }),
      foreign: '404 BOUNTY.DOCUMENT_NOT_FOUND',
      // A plan without a payment has no papers yet.
      own: '404 BOUNTY.DOCUMENT_NOT_FOUND',
    },
    // No process answers for the provider here.
    write('installment/pay/', { installment_number: 1, mode: 'sandbox' }, '503 PAYMENT.PROVIDER_UNAVAILABLE'),
    write('nominee/update/', nominee),
    write('plan/cancel_request/', {}),
    write('mandate/create/', { method: 'enach' }, '503 BOUNTY.MANDATE_UNAVAILABLE'),
    write('mandate/cancel/', {}),
    write('plan/apply_to_cart/', {}, '400 BOUNTY.VALUE_GONE', 'plan_ids'),
    write('callback_request/create/', { ...person, time: 'morning' }),
    {
      ...write('payment/verify/', {}, undefined, 'payment_id'),
      make: (owner) => own.planPayment(owner),
      unknown: UNKNOWN.planPayment,
    },
  ];
}

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/golden_bounty/terms/': 'the terms are public',
    'GET /api/golden_bounty/plan/calculator/': 'arithmetic of the public terms',
  },
  recipes,
};
