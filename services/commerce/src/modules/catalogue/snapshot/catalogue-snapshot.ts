import { METAL_COLOURS, type MetalColour, ProductCard, SORTS } from '@suvarna/contracts/catalogue';
import type { Currency } from '@suvarna/contracts/money';
import { jsonOf } from '../../../platform/http/shape/amount-texts.ts';
import { drawnColours, pictureOf } from '../../imagery/index.ts';
import { bestsellersOf } from '../designs/bestsellers.ts';
import { cardOf, shownColour, type CardContext } from '../designs/cards.ts';
import { buildIndex, type CatalogueIndex } from './catalogue-index.ts';
import type { Design } from '../../designs/index.ts';
import { facetBit } from '../designs/facets.ts';
import { EVERYTHING, type ListingQuery } from '../designs/grammar.ts';
import type { PricedDesign } from '../designs/offers.ts';
import type { PriceBook } from '../../pricing/index.ts';
import { measureIn } from '../search/limits.ts';
import type { Ratings } from '../designs/rating.ts';
import { buildSearch, type SearchIndex } from '../search/search-index.ts';
import { cardKey, noCards, type WrittenCards } from './written-cards.ts';

/** The catalogue at one version of its designs and one of its rates. Never changes: a new version is a new snapshot. */
export interface CatalogueSnapshot {
  readonly catalogue_version: number;
  readonly rate_version: number;
  readonly fx_version: number;
  /** Which texts of the store go with it, in a word; left out where it is not told. */
  readonly texts?: string | undefined;
  readonly context: CardContext;
  readonly index: CatalogueIndex;
  readonly search: SearchIndex;
  readonly byId: ReadonlyMap<number, Design>;
  readonly byCode: ReadonlyMap<string, Design>;
  /** Cards of rows of the index, as JSON: a page of them is joined, not serialised again. */
  readonly cardsJson: (rows: Iterable<number>, currency: Currency, query?: ListingQuery) => string;
  readonly card: (row: number, currency: Currency, query?: ListingQuery) => ProductCard;
  readonly written: WrittenCards;
  /** Templates of the card pictures of rows that did not come with the release. */
  readonly undrawn: (rows: Iterable<number>, query?: ListingQuery) => readonly string[];
}

export interface SnapshotParts {
  readonly catalogue_version: number;
  readonly designs: readonly Design[];
  readonly book: PriceBook;
  readonly today: Date;
  readonly ratings: Ratings;
  /** Pieces sold of late; left out, no design is a bestseller. */
  readonly sold?: ReadonlyMap<number, number>;
  /** A snapshot of the same designs: rates change often, designs seldom, and what follows from these alone stays. */
  readonly former?: Pick<CatalogueSnapshot, 'index' | 'search'> | undefined;
  /** No page is asked for here: what shoppers would ask for first is not made ahead. */
  readonly isBehind?: boolean;
}

const CHUNK = 250;
/** Cards, the most popular first. */
const WRITTEN_AHEAD = { all: 2_000, ofKarat: 500 } as const;
const cardJson = jsonOf(ProductCard);

/** Builds a snapshot beside the requests of the old one: it lets them run between chunks. */
export async function buildSnapshot(parts: SnapshotParts): Promise<CatalogueSnapshot> {
  const { book, designs, today, ratings, former } = parts;
  const priced: PricedDesign[] = [];
  for (let from = 0; from < designs.length; from += CHUNK) {
    for (const design of designs.slice(from, from + CHUNK)) {
      // Hashes of all pictures of cards: made here, between requests, and kept with the design.
      if (former === undefined) drawnColours(design);
      priced.push({ design, offers: design.bodies.map((body) => book.offer(design, body.karat)) });
    }
    await pause();
  }
  const index = buildIndex(priced, former?.index);
  await pause();
  const search =
    former?.search ??
    (await buildSearch(
      index.rows.map((row) => row.design),
      pause,
    ));
  const context: CardContext = { book, today, ratings, bestsellers: bestsellersOf(parts.sold ?? new Map()) };
  const byId = new Map(designs.map((design) => [design.product_id, design]));
  const cards = cardMaker({ index, context, byId }, noCards());
  const undrawn = (rows: Iterable<number>, query: ListingQuery = EVERYTHING): readonly string[] =>
    Array.from(rows, (row) => {
      const { design, colour } = shownRow(index, row, query);
      return pictureOf(design, 'hero', colour);
    })
      .filter(({ tint }) => tint === undefined)
      .map(({ src }) => src);
  if (parts.isBehind !== true) await makeAhead({ index, search, context }, cards.cardsJson);
  return {
    catalogue_version: parts.catalogue_version,
    rate_version: book.rate_version,
    fx_version: book.fx_version,
    context,
    index,
    search,
    byId,
    byCode: new Map(designs.map((design) => [design.design_code, design])),
    ...cards,
    undrawn,
  };
}

/** Sorts, and writes the first pages, before the snapshot is taken: no shopper waits for it. */
async function makeAhead(
  { index, search, context }: Pick<CatalogueSnapshot, 'index' | 'search' | 'context'>,
  write: CatalogueSnapshot['cardsJson'],
): Promise<void> {
  const sold = index.count(EVERYTHING.selected).karat.flatMap((count, at) => (count > 0 ? [1 << at] : []));
  for (const karat of [0, ...sold]) {
    const query: ListingQuery = { ...EVERYTHING, selected: { ...EVERYTHING.selected, karat } };
    for (const sort of SORTS) index.match({ ...query, sort });
    const rows = index.match(query).subarray(0, karat === 0 ? WRITTEN_AHEAD.all : WRITTEN_AHEAD.ofKarat);
    for (let from = 0; from < rows.length; from += CHUNK) {
      write(rows.subarray(from, from + CHUNK), 'INR', query);
      await pause();
    }
    for (const amount of ['price', 'weight'] as const) {
      measureIn({ index, search, context }, { of: amount }, 'INR')(karat);
      await pause();
    }
  }
  for (const colour of Object.values(COLOUR_BITS)) {
    index.match({ ...EVERYTHING, selected: { ...EVERYTHING.selected, colour } });
    await pause();
  }
}

/**
 * Cards of an index. Designs are those of `byId`, for pieces on hand move and rows stay.
 *
 * @param kept those that were written before, and are right still
 */
export function cardMaker(
  { index, context, byId }: Pick<CatalogueSnapshot, 'index' | 'context' | 'byId'>,
  kept: WrittenCards,
): Pick<CatalogueSnapshot, 'card' | 'cardsJson' | 'written'> {
  const made = ({ design, offer, colour }: ReturnType<typeof shownRow>, currency: Currency): ProductCard =>
    cardOf(context, byId.get(design.product_id) ?? design, offer, colour, currency);
  return {
    written: kept,
    card: (row, currency, query = EVERYTHING) => made(shownRow(index, row, query), currency),
    cardsJson: (rows, currency, query = EVERYTHING) =>
      `[${Array.from(rows, (row) => {
        const shown = shownRow(index, row, query);
        const key = cardKey(row, String(shown.offer.karat), shown.colour, currency);
        let json = kept.get(key);
        if (json === undefined) {
          json = cardJson(made(shown, currency));
          kept.set(key, json);
        }
        return json;
      }).join(',')}]`,
  };
}

function shownRow(index: CatalogueIndex, row: number, query: ListingQuery) {
  const priced = index.rows[row];
  const offer = priced?.offers[index.offerOf(row, query.selected)];
  if (!priced || !offer) throw new Error(`No row ${String(row)} in the catalogue`);
  const asked = (colour: MetalColour): boolean =>
    query.selected.colour === 0 || (query.selected.colour & COLOUR_BITS[colour]) !== 0;
  return { design: priced.design, offer, colour: shownColour(priced.design, asked) };
}

const COLOUR_BITS = Object.fromEntries(
  METAL_COLOURS.map((colour) => [colour, facetBit('colour', colour)]),
) as Record<MetalColour, number>;

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
