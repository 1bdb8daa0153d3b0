import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import { post, type ObjectRecipe } from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { Principal } from '../../../test-support/authorisation/principals.fixtures.ts';
import { markOf, UNKNOWN } from '../../../test-support/authorisation/resources.fixtures.ts';

const API = '/api/customer/measurement';

const personBody = (owner: Principal): object => ({
  relation: 'friend',
  name: markOf(owner),
  rings: [{ hand: 'left', finger: 'ring', circumference_um: 54_400 }],
  bangle: '',
  chain: '',
  wrist_um: null,
});

export async function personOf(owner: Principal): Promise<string> {
  const reply = await owner.ask({ method: 'POST', path: `${API}/add/`, body: personBody(owner) });
  if (reply.status !== 200) throw new Error(`${owner.name} cannot add a person: ${reply.text}`);
  return (reply.body?.data as { readonly person_id: string }).person_id;
}

function recipes(): ObjectRecipe[] {
  const recipe = (action: string, bodyOf: (asker: Principal) => object): ObjectRecipe => ({
    place: `POST ${API}/${action}/ person_id`,
    make: personOf,
    ask: (asker, id) => post(`${API}/${action}/`, { person_id: id, version: 1, ...bodyOf(asker) }),
    unknown: UNKNOWN.uuid,
    foreign: '404 MEASUREMENT.NOT_FOUND',
    customersOnly: true,
  });
  return [recipe('update', personBody), recipe('delete', () => ({}))];
}

export const authorisation: ModuleAuthorisation = {
  recipes,
};
