import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /drawing-order': "for the image service; the shop's address does not pass it on",
    'GET /pieces/:product_id': "for the image service; the shop's address does not pass it on",
  },
};
