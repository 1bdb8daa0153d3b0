import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/store/store/list/': 'stores are for everybody',
    'GET /api/store/store/details/': 'stores are for everybody',
    'GET /api/store/store/picture/': 'stores are for everybody',
    'GET /api/store/appointment/slots/': 'says how many are free, and names no shopper',
    'GET /api/store/appointment/details/': 'by the signed token of its link',
    'GET /api/store/appointment/calendar/': 'by the signed token of its link',
  },
  keys: {
    'GET /api/store/appointment/details/ token': 'of the link to one appointment, signed by us',
    'GET /api/store/appointment/calendar/ token': 'of the link to one appointment, signed by us',
    'POST /api/store/appointment/change/ token': 'of the link to one appointment, signed by us',
    'POST /api/store/appointment/cancel/ token': 'of the link to one appointment, signed by us',
  },
};
