import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/referral/referral/landing/': 'a first name, by the code of the customer who handed it on',
  },
  keyless: {
    'POST /api/referral/referral/validate/': 'changes nothing; wrong codes are counted for each address',
  },
};
