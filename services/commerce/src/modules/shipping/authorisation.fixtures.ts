import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/pincode/serviceability/': 'places are no secret',
    'POST /api/pincode/estimated_deliverydate/': 'places are no secret',
  },
  keyless: {
    'POST /api/pincode/estimated_deliverydate/': 'changes nothing',
  },
};
