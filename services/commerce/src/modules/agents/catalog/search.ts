import { CURRENCIES } from '@suvarna/contracts/money';
import {
  type CatalogueSnapshot,
  EVERYTHING,
  facetBit,
  find,
  type ListingQuery,
} from '../../catalogue/index.ts';
import { TransportFault } from '../model/fault.ts';
import type { Message } from '../model/message.ts';
import type { Answer } from '../operation.ts';
import { texts } from '../texts.ts';
import { presentmentOf } from '../model/presentment.ts';
import { type Filters, PAGE, type SearchAsked } from './asked.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { productWith, type Shown } from './wire-product.ts';

/**
 * A page of designs, found as the shop's own search finds them (rules 74 and 75). Each is shown as a listing shows it:
 * in the karat and colour that were asked for, else in its own.
 *
 * @throws TransportFault invalid_request for nothing asked, or a cursor of something else
 */
export function search(
  where: Pick<Shown, 'snapshot' | 'shopOrigin'>,
  asked: SearchAsked,
  acceptLanguage: string,
): Answer {
  const { query = '', filters = {}, pagination = {} } = asked;
  if (query.trim() === '' && !narrows(filters))
    throw new TransportFault('invalid_request', 'Ask for something: /query or /filters.');
  const shown: Shown = { ...where, ...presentmentOf(asked.context, acceptLanguage) };
  const { snapshot, currency, locale, unsold } = shown;
  const question = [query, filters, currency];
  const version = { catalogueVersion: snapshot.catalogue_version, rateVersion: snapshot.rate_version };
  const begin =
    pagination.cursor === undefined ? { from: 0, ...version } : readCursor(pagination.cursor, question);
  const limit = Math.min(pagination.limit ?? PAGE.usual, PAGE.most);
  const found = matching(shown, query, filters);
  const page = found.rows.slice(begin.from, begin.from + limit);
  const next = begin.from + page.length;
  const moved =
    begin.catalogueVersion !== version.catalogueVersion || begin.rateVersion !== version.rateVersion;
  const t = texts(locale);
  const messages: Message[] = [
    ...(unsold !== undefined && filters.price !== undefined
      ? [
          {
            type: 'warning',
            code: 'price_filter_ignored',
            path: '$.filters.price',
            content: t('message.currency', { currency: unsold, currencies: CURRENCIES.join(', ') }),
          } as const,
        ]
      : []),
    ...(moved
      ? [{ type: 'warning', code: 'catalog_changed', content: t('message.catalogue-moved') } as const]
      : []),
  ];
  return {
    body: {
      products: page.map((row) => {
        const card = snapshot.card(row, currency, found.query);
        const design = snapshot.byId.get(card.product_id);
        if (design === undefined) throw new Error(`no design has the id ${String(card.product_id)}`);
        const body = design.bodies.find(({ karat }) => karat === card.karat);
        const colour = design.colours.find((one) => one === card.colour);
        return productWith(shown, design, {
          karat: body?.karat ?? design.default_karat,
          colour: colour ?? design.default_colour,
          size: design.default_size,
        });
      }),
      pagination: {
        has_next_page: next < found.rows.length,
        ...(next < found.rows.length && { cursor: writeCursor({ from: next, ...version }, question) }),
        total_count: found.rows.length,
      },
      ...(messages.length > 0 && { messages }),
    },
  };
}

const narrows = ({ categories, price }: Filters): boolean =>
  (categories?.length ?? 0) > 0 || price?.min !== undefined || price?.max !== undefined;

function matching(
  { snapshot, currency, unsold }: Shown,
  query: string,
  { categories = [], price = {} }: Filters,
): { readonly rows: readonly number[]; readonly query: ListingQuery } {
  const category = categories.reduce((mask, id) => mask | facetBit('category', id.trim().toLowerCase()), 0);
  // Categories that the store does not have hold nothing.
  if (categories.length > 0 && category === 0) return { rows: [], query: EVERYTHING };
  const selected = { ...EVERYTHING.selected, category };
  const { rows, selected: said } =
    query.trim() === ''
      ? { rows: snapshot.index.match({ selected, sort: 'popular' }), selected }
      : find(snapshot, { query, currency, ...(category !== 0 && { selected }) });
  const listing = { ...EVERYTHING, selected: said };
  const { min = 0, max = Infinity } = unsold === undefined ? price : {};
  return {
    query: listing,
    rows:
      min === 0 && max === Infinity
        ? Array.from(rows)
        : Array.from(rows).filter((row) => {
            const amount = priceOfRow(snapshot, row, listing, currency);
            return amount >= min && amount <= max;
          }),
  };
}

/** What its card shows, without making the card. */
function priceOfRow(
  { index, context: { book } }: CatalogueSnapshot,
  row: number,
  { selected }: ListingQuery,
  currency: Shown['currency'],
): number {
  const offer = index.rows[row]?.offers[index.offerOf(row, selected)];
  if (offer === undefined) throw new Error(`No row ${String(row)} in the catalogue`);
  return book.inCurrency(currency, { withTax: offer.price_paise, withoutTax: offer.subtotal_paise });
}
