import { type Facets, PAGE_SIZE, productFacets, productListing } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { type Static } from 'typebox';
import { Refusal } from '../../../platform/refusal.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { parseListingPath, printListingPath, type ListingQuery } from '../designs/grammar.ts';
import { facetList, listingFrame } from './listing-view.ts';
import { priceWords } from '../designs/price-words.ts';
import type { Currency } from '@suvarna/contracts/money';
import { currencyOf } from '../../../platform/http/shape/currency.ts';
import { lookerOf } from '../../../platform/http/shown-to.ts';
import { serve } from '../../../platform/http/serve.ts';
import { sendAnswer, type Answers } from '../answers.http.ts';
import type { PictureOrders } from '../../imagery/index.ts';

/** `product/listing/` and `product/facets/`. */
export function listingRoutes(app: FastifyInstance, answer: Answers, pictures: PictureOrders): void {
  serve(app, productListing, (request, reply) => {
    const { path, page, page_size: pageSize = PAGE_SIZE, facets = false } = request.query;
    const currency = currencyOf(request);
    const read = readPath(path);
    const query = page === undefined ? read : { ...read, page };
    const key = `listing ${printListingPath(query)} ${String(pageSize)} ${String(facets)} ${currency}`;
    return sendAnswer(
      request,
      reply,
      answer(key, (snapshot) =>
        composeListing(snapshot, query, { pageSize, facets, currency, pictures, looker: lookerOf(request) }),
      ),
    );
  });

  serve(app, productFacets, (request, reply) => {
    const query = readPath(request.query.path);
    const currency = currencyOf(request);
    const key = `facets ${printListingPath(query)} ${currency}`;
    return sendAnswer(
      request,
      reply,
      answer(key, (snapshot) =>
        JSON.stringify({
          canonical_path: printListingPath(query),
          count: snapshot.index.match(query).length,
          facets: facetList(
            query,
            snapshot.index.count(query.selected),
            priceWords(snapshot.context.book, currency),
          ),
        } satisfies Static<typeof Facets>),
      ),
    );
  });
}

function readPath(path: string): ListingQuery {
  const query = parseListingPath(path);
  if (!query) throw noSuchListing();
  return query;
}

interface ListingNeeds {
  readonly pageSize: number;
  readonly facets: boolean;
  readonly currency: Currency;
  readonly pictures: PictureOrders;
  readonly looker: string;
}

function composeListing(
  snapshot: CatalogueSnapshot,
  query: ListingQuery,
  { pageSize, facets, currency, pictures, looker }: ListingNeeds,
): string {
  const found = snapshot.index.match(query);
  const prices = priceWords(snapshot.context.book, currency);
  const frame = listingFrame(query, found.length, pageSize, snapshot.catalogue_version, prices);
  if (query.page > frame.pages) throw noSuchListing();
  const from = (query.page - 1) * pageSize;
  const shown = found.slice(from, from + pageSize);
  pictures.expect(snapshot.undrawn(shown, query), looker);
  const cards = snapshot.cardsJson(shown, currency, query);
  const filters = facets
    ? `,"facets":${JSON.stringify(facetList(query, snapshot.index.count(query.selected), prices))}`
    : '';
  return `${JSON.stringify(frame).slice(0, -1)},"results":${cards}${filters}}`;
}

function noSuchListing(): Refusal {
  return new Refusal('CATALOGUE.PATH_INVALID', { message: 'There is no such listing.' });
}
