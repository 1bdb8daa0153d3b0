import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import { post, type ObjectRecipe } from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { Principal } from '../../../test-support/authorisation/principals.fixtures.ts';
import { UNKNOWN } from '../../../test-support/authorisation/resources.fixtures.ts';

const API = '/api/product/notify_me';
const DESIGN = 101_081;

/** Waits for a price that no piece ever has. */
export async function watchOf(owner: Principal): Promise<string> {
  const body = { product_id: DESIGN, kind: 'price', at_most_paise: 100 };
  const reply = await owner.ask({ method: 'POST', path: `${API}/`, body });
  if (reply.status !== 200) throw new Error(`${owner.name} cannot wait for a piece: ${reply.text}`);
  return (reply.body?.data as { readonly watch_id: string }).watch_id;
}

const recipes = (): ObjectRecipe[] => [
  {
    place: `POST ${API}/stop/ watch_id`,
    make: watchOf,
    ask: (_asker, id) => post(`${API}/stop/`, { watch_id: id }),
    unknown: UNKNOWN.uuid,
    foreign: '404 WATCH.NOT_FOUND',
    customersOnly: true,
  },
];

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/product/notify_me/guest/details/': 'by the signed token of a letter',
    'POST /api/product/notify_me/guest/form/': 'by the signed token of a letter, from the shop’s own page',
    'GET /api/product/notify_me/guest/unsubscribe/': 'leads to a page; the token is read there',
    'POST /api/product/notify_me/guest/unsubscribe/': 'by the signed token of a letter',
  },
  keyless: {
    'POST /api/product/notify_me/guest/unsubscribe/':
      'of a mail programme, which sends no keys; it ends once',
    'POST /api/product/notify_me/guest/form/':
      'a form without scripts has no key; a yes or a no said twice is said',
  },
  keys: {
    'GET /api/product/notify_me/guest/details/ token': 'of a letter to an address, signed by us',
    'POST /api/product/notify_me/guest/confirm/ token': 'of a letter to an address, signed by us',
    'POST /api/product/notify_me/guest/stop/ token': 'of a letter to an address, signed by us',
    'POST /api/product/notify_me/guest/form/ token': 'of a letter to an address, signed by us',
    'GET /api/product/notify_me/guest/unsubscribe/ token': 'of a letter to an address, signed by us',
    'POST /api/product/notify_me/guest/unsubscribe/ token': 'of a letter to an address, signed by us',
  },
  recipes,
};
