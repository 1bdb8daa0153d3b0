import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import { get, post, type ObjectRecipe } from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { Principal } from '../../../test-support/authorisation/principals.fixtures.ts';
import { markOf, UNKNOWN } from '../../../test-support/authorisation/resources.fixtures.ts';
import { JPEG } from '../orders/delivered.fixtures.ts';

const API = '/api/box';

const pieceBody = (owner: Principal): object => ({
  name: `Bangle of ${markOf(owner)}`,
  metal: 'gold',
  karat: 22,
  net_weight_mg: 10_000,
  stones: '',
  huid: '',
  bought_on: '',
  paid_paise: null,
  note: '',
});

async function made<Answer>(owner: Principal, what: string, body: object): Promise<Answer> {
  const reply = await owner.ask({ method: 'POST', path: `${API}/${what}/`, body });
  if (reply.status !== 200) throw new Error(`${owner.name} cannot ${what}: ${reply.text}`);
  return reply.body?.data as Answer;
}
/** A piece from elsewhere with a photograph. */
export const boxPieceOf = async (owner: Principal): Promise<string> =>
  (
    await made<{ readonly piece_id: string }>(owner, 'elsewhere/add', {
      ...pieceBody(owner),
      photos: [JPEG],
    })
  ).piece_id;
export const boxShareOf = (owner: Principal) =>
  made<{ readonly share_id: string; readonly token: string }>(owner, 'share/create', {
    days: 1,
    with_values: false,
  });

function recipes(): ObjectRecipe[] {
  const piece = {
    make: boxPieceOf,
    unknown: UNKNOWN.uuid,
    foreign: '404 BOX.NOT_FOUND',
    customersOnly: true,
  } as const;
  const change = (what: string, more: (asker: Principal) => object): ObjectRecipe => ({
    ...piece,
    place: `POST ${API}/${what}/ piece_id`,
    ask: (asker, id) => post(`${API}/${what}/`, { piece_id: id, ...more(asker) }),
  });
  return [
    change('elsewhere/update', (asker) => ({ version: 1, ...pieceBody(asker) })),
    change('elsewhere/delete', () => ({ version: 1 })),
    change('reminder/set', () => ({
      origin: 'elsewhere',
      kind: 'cleaning',
      due_on: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      repeat: 'once',
    })),
    change('reminder/off', () => ({ origin: 'elsewhere', kind: 'cleaning' })),
    {
      ...piece,
      place: `GET ${API}/elsewhere/photo/ piece_id`,
      ask: (_asker, id) => get(`${API}/elsewhere/photo/`, { piece_id: id, position: '1' }),
    },
    {
      ...piece,
      place: `GET ${API}/shared/photo/ piece_id`,
      // By a link of the asker's own, which shows no other customer's photographs; a guest has only guesses.
      ask: async (asker, id) => {
        const token = asker.kind === 'customer' ? (await boxShareOf(asker)).token : 'A'.repeat(43);
        return get(`${API}/shared/photo/`, { token, piece_id: id, position: '1' });
      },
      foreign: '404 BOX.SHARE_NOT_FOUND',
    },
    {
      place: `POST ${API}/share/revoke/ share_id`,
      make: async (owner) => (await boxShareOf(owner)).share_id,
      ask: (_asker, id) => post(`${API}/share/revoke/`, { share_id: id }),
      unknown: UNKNOWN.uuid,
      foreign: '404 BOX.SHARE_NOT_FOUND',
      customersOnly: true,
    },
  ];
}

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/box/shared/': 'by the token of the customer who shared it',
    'GET /api/box/shared/photo/': 'by the token of the customer who shared it',
  },
  keys: {
    'GET /api/box/shared/ token': 'handed on by the customer who shared it',
    'GET /api/box/shared/photo/ token': 'handed on by the customer who shared it',
  },
  recipes,
};
