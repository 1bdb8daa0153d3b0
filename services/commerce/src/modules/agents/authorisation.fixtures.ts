import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

const CALLS = [
  ...['search', 'lookup', 'product'].map((name) => `POST /ucp/v1/catalog/${name}`),
  'POST /ucp/mcp',
];
const all = (why: string) => Object.fromEntries(CALLS.map((name) => [name, why]));

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /.well-known/ucp': 'what the store can do, for platforms that never called before',
    ...all('the catalogue is open to anybody; an agent names its platform’s profile'),
  },
  keyless: all('reads by POST, as the protocol has it; nothing is changed'),
};
