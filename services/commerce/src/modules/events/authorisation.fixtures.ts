import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

export const authorisation: ModuleAuthorisation = {
  open: {
    'POST /api/server/events': 'counts without anybody in them',
  },
  keyless: {
    'POST /api/server/events': 'counts; a browser that leaves sends them without a way to ask again',
  },
};
