import { snapshotNow } from '../../catalogue/index.ts';
import type { AgentCall, Operation } from '../operation.ts';
import { LookupAnswer, ProductAnswer, SearchAnswer } from './answers.ts';
import { LookupAsked, ProductAsked, SearchAsked } from './asked.ts';
import { lookup } from './lookup.ts';
import { product } from './product.ts';
import { search } from './search.ts';

const where = ({ deps: { catalogue, config } }: Pick<AgentCall<unknown>, 'deps'>) => ({
  snapshot: snapshotNow(catalogue),
  shopOrigin: config.shopOrigin,
});

/** What an agent finds: read from memory, without a session and without a trace. */
export const CATALOG_OPERATIONS: readonly Operation[] = [
  {
    name: 'search_catalog',
    description:
      'Searches gold, diamond and gemstone jewellery by words, category and price. Each product comes with price, weight, hallmark and delivery.',
    capability: 'dev.ucp.shopping.catalog.search',
    method: 'POST',
    path: '/catalog/search',
    payload: SearchAsked,
    payloadKey: 'catalog',
    answer: SearchAnswer,
    run: (call: AgentCall<SearchAsked>) => search(where(call), call.payload, call.acceptLanguage),
  },
  {
    name: 'lookup_catalog',
    description: 'Reads products by their design code, and variants by their SKU; at most 50 at a time.',
    capability: 'dev.ucp.shopping.catalog.lookup',
    method: 'POST',
    path: '/catalog/lookup',
    payload: LookupAsked,
    payloadKey: 'catalog',
    answer: LookupAnswer,
    run: (call: AgentCall<LookupAsked>) => lookup(where(call), call.payload, call.acceptLanguage),
  },
  {
    name: 'get_product',
    description:
      'Reads one product in the metal, colour and size that are selected, and which further options it is made in.',
    capability: 'dev.ucp.shopping.catalog.lookup',
    method: 'POST',
    path: '/catalog/product',
    payload: ProductAsked,
    payloadKey: 'catalog',
    answer: ProductAnswer,
    run: (call: AgentCall<ProductAsked>) => product(where(call), call.payload, call.acceptLanguage),
  },
];
