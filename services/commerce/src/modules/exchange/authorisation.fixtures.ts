import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import {
  get,
  post,
  NO_ORDER,
  type ObjectRecipe,
} from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { Principal } from '../../../test-support/authorisation/principals.fixtures.ts';
import {
  markOf,
  UNKNOWN,
  type ResourceFactory,
} from '../../../test-support/authorisation/resources.fixtures.ts';

const API = '/api/exchange';
const account = { holder: 'Asha Rao', number: '000011112222', ifsc: 'HDFC0001234' };

async function quoteAt(owner: Principal, path: string): Promise<string> {
  const reply = await owner.ask({ method: 'GET', path: `${API}/${path}` });
  return (reply.body?.data as { quote: string }).quote;
}
/** Signed, of old gold: little, since a day of two lakh needs a PAN. */
export const goldQuoteFor = (owner: Principal): Promise<string> =>
  quoteAt(owner, 'old_gold_quote/?karat=22&net_weight_mg=800');
/** Signed, of an own piece. */
export const pieceQuoteFor = (owner: Principal, lineId: string): Promise<string> =>
  quoteAt(owner, `quote/?order_item_id=${lineId}&type=buyback`);

/** Old gold that is handed in. @param more what else is said with it */
export async function tradedIn(owner: Principal, more: object = {}): Promise<string> {
  const reply = await owner.ask({
    method: 'POST',
    path: `${API}/old_gold_request/create/`,
    body: {
      quote: await goldQuoteFor(owner),
      hand_over: 'store',
      description: `Bangles of ${markOf(owner)}`,
      pay_to: 'bank',
      account,
      ...more,
    },
  });
  return (reply.body?.data as { request_id: string }).request_id;
}

function recipes(own: ResourceFactory): ObjectRecipe[] {
  const request = {
    make: (owner: Principal) => tradedIn(owner),
    unknown: 'RQ-0000000000',
    foreign: '404 CUSTOMER_REQUEST.NOT_FOUND',
    customersOnly: true,
  } as const;
  const respond = (what: string, more: object, met?: string): ObjectRecipe => ({
    ...request,
    ...(met !== undefined && { own: met }),
    place: `POST ${API}/request/${what}/ request_id`,
    ask: (_asker, id) => post(`${API}/request/${what}/`, { ...more, request_id: id }),
  });
  const fetched = (kind: string, of: 'piece' | 'old-gold', more: object, met?: string): ObjectRecipe => ({
    place: `POST ${API}/${kind}_request/create/ pickup_address_id`,
    make: (owner) => own.address(owner),
    unknown: UNKNOWN.uuid,
    foreign: '404 ADDRESS.NOT_FOUND',
    ...(met !== undefined && { own: met }),
    customersOnly: true,
    ask: async (asker, id) =>
      post(`${API}/${kind}_request/create/`, {
        quote:
          of === 'old-gold'
            ? await goldQuoteFor(asker)
            : await pieceQuoteFor(asker, await own.spareLine(asker)),
        hand_over: 'pickup',
        pickup_address_id: id,
        ...more,
      }),
  });
  return [
    {
      place: 'GET /api/exchange/quote/ order_item_id',
      make: (owner) => own.spareLine(owner),
      ask: (_asker, id) => get('/api/exchange/quote/', { order_item_id: id, type: 'exchange' }),
      unknown: UNKNOWN.uuid,
      foreign: NO_ORDER,
    },
    {
      ...request,
      place: `GET ${API}/request/details/ request_id`,
      ask: (_asker, id) => get(`${API}/request/details/`, { request_id: id }),
    },
    {
      place: `GET ${API}/request/list/ order_no`,
      make: (owner) => own.order(owner),
      unknown: UNKNOWN.orderNo,
      foreign: '404 ORDER.NOT_FOUND',
      customersOnly: true,
      ask: (_asker, id) => get(`${API}/request/list/`, { order_no: id }),
    },
    {
      ...request,
      place: `GET ${API}/request/receipt/ request_id`,
      ask: (_asker, id) => get(`${API}/request/receipt/`, { request_id: id }),
      // The store does not have the piece yet.
      own: '409 CUSTOMER_REQUEST.STATE_CONFLICT',
    },
    respond('withdraw', {}),
    // The store does not have the piece yet.
    respond('accept', {}, '409 CUSTOMER_REQUEST.STATE_CONFLICT'),
    respond('decline', {}, '409 CUSTOMER_REQUEST.STATE_CONFLICT'),
    respond('account', { account }, '409 CUSTOMER_REQUEST.STATE_CONFLICT'),
    // It was delivered today.
    fetched('exchange', 'piece', {}, '400 EXCHANGE.NOT_YET'),
    // Takes the owner's spare piece, so no other recipe may need one after it.
    fetched('buyback', 'piece', { account }),
    fetched('old_gold', 'old-gold', { description: 'Two bangles', pay_to: 'credits' }),
  ];
}

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/exchange/old_gold_quote/': 'arithmetic of the public rate',
    'GET /api/exchange/value/': 'what a new piece would bring, of no customer',
    'POST /api/exchange/payout_webhook/': 'by a signature',
  },
  keyless: {
    'POST /api/exchange/payout_webhook/': 'of a provider, who names each payout',
    'POST /staff/exchange/papers/open/':
      'an answer would be kept with its key, and a PAN may not be; each look is written down',
  },
  recipes,
};
