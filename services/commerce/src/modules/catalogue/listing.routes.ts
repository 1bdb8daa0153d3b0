import { Facets, ListingWithFacets } from '@suvarna/contracts/api/catalogue';
import { PAGE_SIZE } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { parseListingPath, printListingPath, type ListingQuery } from './grammar.ts';
import { facetList, listingFrame } from './listing-view.ts';
import { priceWords } from './price-words.ts';
import type { Currency } from '@suvarna/contracts/money';
import { currencyOf } from '../../platform/http/currency.ts';
import { answers } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sendAnswer, type Answers } from './answers.http.ts';
import type { PictureOrders } from '../imagery/index.ts';

const ListingPath = Type.String({ minLength: 1, maxLength: 600 });
const ListingCall = Type.Object(
  {
    path: ListingPath,
    /** Wins over the page in the path. */
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 98 })),
    facets: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
const FacetsCall = Type.Object({ path: ListingPath }, { additionalProperties: false });

/** `product/listing/` and `product/facets/`. */
export function listingRoutes(app: FastifyInstance, answer: Answers, pictures: PictureOrders): void {
  app.get<{ Querystring: Static<typeof ListingCall> }>(
    '/product/listing/',
    {
      config: { access: 'public' },
      schema: {
        tags: ['catalogue'],
        summary: 'A page of a listing',
        querystring: ListingCall,
        response: answers(ListingWithFacets),
      },
    },
    (request, reply) => {
      const { path, page, page_size: pageSize = PAGE_SIZE, facets = false } = request.query;
      const currency = currencyOf(request);
      const read = readPath(path);
      const query = page === undefined ? read : { ...read, page };
      const key = `listing ${printListingPath(query)} ${String(pageSize)} ${String(facets)} ${currency}`;
      return sendAnswer(
        request,
        reply,
        answer(key, (snapshot) => composeListing(snapshot, query, { pageSize, facets, currency, pictures })),
      );
    },
  );

  app.get<{ Querystring: Static<typeof FacetsCall> }>(
    '/product/facets/',
    {
      config: { access: 'public' },
      schema: {
        tags: ['catalogue'],
        summary: 'The filters of a listing with their counts',
        querystring: FacetsCall,
        response: answers(Facets),
      },
    },
    (request, reply) => {
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
    },
  );
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
}

function composeListing(
  snapshot: CatalogueSnapshot,
  query: ListingQuery,
  { pageSize, facets, currency, pictures }: ListingNeeds,
): string {
  const found = snapshot.index.match(query);
  const prices = priceWords(snapshot.context.book, currency);
  const frame = listingFrame(query, found.length, pageSize, snapshot.catalogue_version, prices);
  if (query.page > frame.pages) throw noSuchListing();
  const from = (query.page - 1) * pageSize;
  const shown = found.slice(from, from + pageSize);
  pictures.expect(snapshot.undrawn(shown, query));
  const cards = snapshot.cardsJson(shown, currency, query);
  const filters = facets
    ? `,"facets":${JSON.stringify(facetList(query, snapshot.index.count(query.selected), prices))}`
    : '';
  return `${JSON.stringify(frame).slice(0, -1)},"results":${cards}${filters}}`;
}

function noSuchListing(): Refusal {
  return new Refusal(404, 'CATALOGUE.PATH_INVALID', 'There is no such listing.');
}
