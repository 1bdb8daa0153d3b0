import { post, type ObjectRecipe } from './object-recipe.fixtures.ts';
import type { Principal } from './principals.fixtures.ts';
import { UNKNOWN } from './resources.fixtures.ts';

const API = '/api/product/notify_me';
const DESIGN = 101_081;

/** Waits for a price that no piece ever has. */
async function make(owner: Principal): Promise<string> {
  const body = { product_id: DESIGN, kind: 'price', at_most_paise: 100 };
  const reply = await owner.ask({ method: 'POST', path: `${API}/`, body });
  if (reply.status !== 200) throw new Error(`${owner.name} cannot wait for a piece: ${reply.text}`);
  return (reply.body?.data as { readonly watch_id: string }).watch_id;
}

export const watchRecipes = (): ObjectRecipe[] => [
  {
    place: `POST ${API}/stop/ watch_id`,
    make,
    ask: (_asker, id) => post(`${API}/stop/`, { watch_id: id }),
    unknown: UNKNOWN.uuid,
    foreign: '404 WATCH.NOT_FOUND',
    customersOnly: true,
  },
];
