import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/content/policy/': 'what the store promises',
    'GET /api/content/faq/list/': 'what the store says',
    'GET /api/content/page/': 'what the store says',
    'GET /api/content/picture/': 'what the store shows; a name is of its content, and cannot be guessed',
    'GET /api/content/blog/list/': 'what the store says',
    'GET /api/content/blog/details/': 'what the store says',
    'GET /api/content/texts/': 'what the store says',
  },
};
