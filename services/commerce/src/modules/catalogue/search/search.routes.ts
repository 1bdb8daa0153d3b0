import { PAGE_SIZE, productSearch, searchSuggest, SearchSuggestions } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import { jsonOf } from '../../../platform/http/shape/amount-texts.ts';
import { EVERYTHING } from '../designs/grammar.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import type { Currency } from '@suvarna/contracts/money';
import { currencyOf } from '../../../platform/http/shape/currency.ts';
import { countMaking } from '../../../platform/http/limits/limits.ts';
import { serve } from '../../../platform/http/serve.ts';
import { sendAnswer, type Answers } from '../answers.http.ts';
import { printSearch, readFilter, type SearchAddress } from './addresses.ts';
import type { AskedKinds } from './asked/asked-kinds.ts';
import { completions } from './complete.ts';
import { find } from './find.ts';
import { isOf, KINDS, type Kind } from './words/kinds.ts';
import { pageLinks, pagesBegun } from './pages.ts';
import { passesOfARequest } from './passes.ts';
import { popularSearches } from './asked/popular.ts';
import { categoriesOf, searchFrame } from './search-view.ts';
import { tidy } from './words/spelling.ts';

const suggestionsJson = jsonOf(SearchSuggestions);

const SUGGESTED = { terms: 6, products: 5 };

/** `product/search/` and `product/search_suggest/`. */
export function searchRoutes(app: FastifyInstance, answer: Answers, asked: AskedKinds): void {
  serve(app, productSearch, async (request, reply) => {
    const { q, page = 1, filter = '', sort, exact: asTyped = false } = request.query;
    const currency = currencyOf(request);
    const selected = readFilter(filter);
    if (!selected) throw noSuchPage();
    const address: SearchAddress = { query: tidy(q), selected, sort, page, asTyped };
    const key = `search ${printSearch(address)} ${currency}`;
    if (!answer.isKept(key)) await countMaking(request, productSearch);
    const results = answer(key, (snapshot) => {
      const { json, kind } = composeResults(snapshot, address, currency);
      asked.understood(address.query, kind);
      return json;
    });
    if (page === 1 && address.query !== '') asked.asked(address.query);
    return sendAnswer(request, reply, results);
  });

  serve(app, searchSuggest, async (request, reply) => {
    const currency = currencyOf(request);
    const query = tidy(request.query.q);
    const most = query === '' ? asked.most() : [];
    const key = `suggest ${currency} ${query} ${most.map(({ id }) => id).join()}`;
    if (!answer.isKept(key)) await countMaking(request, searchSuggest);
    return sendAnswer(
      request,
      reply,
      answer(key, (snapshot) => suggestionsJson(composeSuggestions(snapshot, { query, currency, most }))),
    );
  });
}

/** Of so many of the first answers a query is said to be about one kind. */
const TELLING = 12;

function composeResults(
  snapshot: CatalogueSnapshot,
  address: SearchAddress,
  currency: Currency,
): { readonly json: string; readonly kind: Kind | undefined } {
  const isFiltered = Object.values(address.selected).some((mask) => mask !== 0);
  const passes = passesOfARequest();
  const found = find(
    snapshot,
    {
      query: address.query,
      asTyped: address.asTyped,
      sort: address.sort,
      currency,
      ...(isFiltered && { selected: address.selected }),
    },
    passes,
  );
  const frame = searchFrame(snapshot, address, found, currency, passes);
  if (address.page > frame.pages) throw noSuchPage();
  const from = (address.page - 1) * PAGE_SIZE;
  const cards = snapshot.cardsJson(found.rows.slice(from, from + PAGE_SIZE), currency, {
    ...EVERYTHING,
    selected: found.selected,
  });
  const first = Array.from(found.rows.slice(0, TELLING), (row) => snapshot.index.rows[row]?.design);
  const kind =
    first.length === 0
      ? undefined
      : KINDS.findLast((one) => first.every((design) => design !== undefined && isOf(one, design)));
  return { json: `${JSON.stringify(frame).slice(0, -1)},"results":${cards}}`, kind };
}

function composeSuggestions(
  snapshot: CatalogueSnapshot,
  {
    query,
    currency,
    most,
  }: { readonly query: string; readonly currency: Currency; readonly most: readonly Kind[] },
): SearchSuggestions {
  if (query === '')
    return { query, terms: popularSearches(snapshot, SUGGESTED.terms, most), categories: [], products: [] };
  const found = find(snapshot, { query, currency });
  const shown = { ...EVERYTHING, selected: found.selected };
  return {
    query,
    terms: completions(snapshot.search, query, SUGGESTED.terms).map((text) => ({
      text,
      path: printSearch({
        query: text,
        selected: EVERYTHING.selected,
        sort: undefined,
        page: 1,
        asTyped: false,
      }),
    })),
    categories:
      found.rows.length === 0
        ? []
        : categoriesOf(snapshot.index.count(found.selected, found.within).category),
    guide_links: [...pageLinks([...found.guides, ...pagesBegun(query)])],
    products: Array.from(found.rows.slice(0, SUGGESTED.products), (row) => {
      const card = snapshot.card(row, currency, shown);
      return {
        product_id: card.product_id,
        product_title: card.product_title,
        ...(card.title_hi !== undefined && { title_hi: card.title_hi }),
        url: card.url,
        image: card.images.product_images[0]?.src ?? '',
        special_price_paise: card.special_price_paise,
        currency: card.currency,
        rate_version: card.rate_version,
      };
    }),
  };
}

function noSuchPage(): Refusal {
  return new Refusal('CATALOGUE.PATH_INVALID');
}
