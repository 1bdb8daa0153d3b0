import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import {
  post,
  NO_ORDER,
  type ObjectRecipe,
} from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import { UNKNOWN, type ResourceFactory } from '../../../test-support/authorisation/resources.fixtures.ts';

function recipes(own: ResourceFactory): ObjectRecipe[] {
  return [
    {
      place: 'POST /api/emi/emi_request/withdraw/ request_id',
      make: (owner) => own.emiRequest(owner),
      ask: (_asker, id) => post('/api/emi/emi_request/withdraw/', { request_id: id }),
      unknown: 'RQ-0000000000',
      foreign: '404 CUSTOMER_REQUEST.NOT_FOUND',
      customersOnly: true,
    },
    {
      place: 'POST /api/emi/emi_request/create/ order_no',
      make: (owner) => own.order(owner),
      ask: (_asker, id) =>
        post('/api/emi/emi_request/create/', { plan: 'udaya-6-2026', consent: true, order_no: id }),
      unknown: UNKNOWN.orderNo,
      foreign: NO_ORDER,
      customersOnly: true,
    },
  ];
}

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/emi/emi/plans/': 'arithmetic of public plans',
  },
  recipes,
};
