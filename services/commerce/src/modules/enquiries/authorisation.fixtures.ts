import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

export const authorisation: ModuleAuthorisation = {
  open: {
    'POST /api/content/contact/create/': 'anybody may write; a ticket opens nothing',
    'POST /api/content/franchise_enquiry/create/': 'anybody may write; a ticket opens nothing',
    'POST /api/content/grievance/create/': 'anybody may write; a ticket opens nothing',
    'POST /api/content/enquiry/form/': 'the same, by a form of the shop’s own pages',
  },
  keyless: {
    'POST /api/content/contact/create/': 'the same words are the same ticket; the writer may have no session',
    'POST /api/content/franchise_enquiry/create/':
      'the same words are the same ticket; the writer may have no session',
    'POST /api/content/grievance/create/':
      'the same words are the same ticket; the writer may have no session',
    'POST /api/content/enquiry/form/':
      'a form without scripts has no key; the same words are the same ticket',
  },
};
