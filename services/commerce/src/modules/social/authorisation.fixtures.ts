import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/customer/social/providers/': 'names of providers, no customer’s',
    'GET /api/customer/social/return/:provider/':
      'puts down what a provider said, for the browser that began; no customer is signed in by it',
    'POST /api/customer/social/return/:provider/': 'the same, by a form',
  },
  keyless: {
    'POST /api/customer/social/start/': 'begins a sign-in of its own each time, which ends by itself',
    'POST /api/customer/social/link_start/': 'begins a link of its own each time, which ends by itself',
    'POST /api/customer/social/link_end/': 'what a provider brought is used up once by itself',
    'POST /api/customer/social/login/': 'what a provider brought is used up once by itself',
    'POST /api/customer/social/prove/': 'a code is good once by itself',
    'POST /api/customer/social/return/:provider/': 'of a provider, who sends no keys',
  },
};
