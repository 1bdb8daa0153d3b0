import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/server/pushKey': 'half of a key pair, the public one',
    'POST /api/server/renewSubscription':
      'a caller who shows a whole subscription, its secret too, sits at its browser',
  },
  keyless: {
    'POST /api/server/renewSubscription': 'says what holds from now on; said again it changes nothing',
  },
  keys: {
    'POST /api/server/subscribeTopic token':
      'the browser’s own subscription: a caller who holds it sits at that browser',
    'POST /api/server/unsubscribeTopic token':
      'the browser’s own subscription: a caller who holds it sits at that browser',
    'POST /api/server/renewSubscription old_token':
      'the browser’s own subscription: a caller who holds it sits at that browser',
    'POST /api/server/renewSubscription token':
      'the browser’s own subscription: a caller who holds it sits at that browser',
  },
};
