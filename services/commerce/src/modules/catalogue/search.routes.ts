import { productSearch, searchSuggest } from '@suvarna/contracts/endpoints/catalogue';
import type { SearchResults } from '@suvarna/contracts/api/catalogue';
import { SearchSuggestions } from '@suvarna/contracts/api/catalogue';
import { PAGE_SIZE } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { jsonOf } from '../../platform/http/amount-texts.ts';
import { facetBit } from './facets.ts';
import { CATEGORY_WORDS } from '../designs/index.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import type { Currency } from '@suvarna/contracts/money';
import { currencyOf } from '../../platform/http/currency.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { sendAnswer, type Answers } from './answers.http.ts';

const suggestionsJson = jsonOf(SearchSuggestions);

const SUGGESTED = { terms: 6, categories: 4, products: 5 };

/** `product/search/` and `product/search_suggest/`. */
export function searchRoutes(app: FastifyInstance, answer: Answers): void {
  serve(app, productSearch, (request, reply) => {
    const { q, page = 1 } = request.query;
    const currency = currencyOf(request);
    const query = tidy(q);
    return sendAnswer(
      request,
      reply,
      answer(`search ${String(page)} ${currency} ${query}`, (snapshot) =>
        composeResults(snapshot, query, page, currency),
      ),
    );
  });

  serve(app, searchSuggest, (request, reply) => {
    const currency = currencyOf(request);
    const query = tidy(request.query.q);
    return sendAnswer(
      request,
      reply,
      answer(`suggest ${currency} ${query}`, (snapshot) =>
        suggestionsJson(composeSuggestions(snapshot, query, currency)),
      ),
    );
  });
}

function tidy(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function composeResults(
  snapshot: CatalogueSnapshot,
  query: string,
  page: number,
  currency: Currency,
): string {
  const { rows, corrected } = snapshot.search.find(query);
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  if (page > pages) throw new Refusal(404, 'CATALOGUE.PATH_INVALID', 'There is no such page.');
  const from = (page - 1) * PAGE_SIZE;
  const frame = JSON.stringify({
    query,
    corrected,
    count: rows.length,
    page,
    page_size: PAGE_SIZE,
    pages,
  } satisfies Omit<SearchResults, 'results'>);
  return `${frame.slice(0, -1)},"results":${snapshot.cardsJson(rows.slice(from, from + PAGE_SIZE), currency)}}`;
}

function composeSuggestions(
  snapshot: CatalogueSnapshot,
  query: string,
  currency: Currency,
): SearchSuggestions {
  if (query === '') return { query, terms: [], categories: [], products: [] };
  const { rows } = snapshot.search.find(query);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const category = snapshot.index.rows[row]?.design.category ?? '';
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return {
    query,
    terms: snapshot.search
      .complete(query, SUGGESTED.terms)
      .map((text) => ({ text, path: `/jewellery/search/?q=${encodeURIComponent(text)}` })),
    categories: CATEGORY_WORDS.filter((word) => counts.has(word.id) && facetBit('category', word.id) !== 0)
      .map((word) => ({
        label: word.en,
        label_hi: word.hi,
        path: `/jewellery/${word.id}/`,
        count: counts.get(word.id) ?? 0,
      }))
      .sort((a, b) => b.count - a.count)
      .slice(0, SUGGESTED.categories),
    products: rows.slice(0, SUGGESTED.products).map((row) => {
      const card = snapshot.card(row, currency);
      return {
        product_id: card.product_id,
        product_title: card.product_title,
        url: card.url,
        image: card.images.product_images[0]?.src ?? '',
        special_price_paise: card.special_price_paise,
        currency: card.currency,
        rate_version: card.rate_version,
      };
    }),
  };
}
