import { PriceHistory, priceHistory, priceHistoryFile } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../../dependencies.ts';
import { jsonOf } from '../../../platform/http/shape/amount-texts.ts';
import { currencyOf } from '../../../platform/http/shape/currency.ts';
import { countMaking } from '../../../platform/http/limits/limits.ts';
import { serve } from '../../../platform/http/serve.ts';
import { createPriceBook, createPriceStore } from '../../pricing/index.ts';
import { answerOf, sendAnswer, snapshotNow, type Answer, versionOf } from '../answers.http.ts';
import { designOf, optionsOf } from '../product/asked-design.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { priceHistoryOf, type BookThen } from './price-history.ts';
import { priceTable } from '../snapshot/rate-table.ts';

/** Publications: ten weeks of working days. */
const POINTS = 60;
const MOST_ANSWERS = 200;

const historyJson = jsonOf(PriceHistory);

type Books = readonly [BookThen, ...BookThen[]];

/** `product/price_history/` and the same as a file: kept, as all of the catalogue's answers, until there is another rate or design. */
export function priceHistoryRoutes(
  app: FastifyInstance,
  { pool, catalogue }: Pick<Dependencies, 'pool' | 'catalogue'>,
): void {
  const prices = createPriceStore(pool);
  const answers = new LRUCache<string, Answer>({ max: MOST_ANSWERS });
  let of: CatalogueSnapshot | undefined;
  let books: Promise<Books> | undefined;

  /** The rates before the one that prices follow, and that one as it is in prices. */
  async function readBooks({ context: { book } }: CatalogueSnapshot): Promise<Books> {
    const before = await prices.tablesBefore(new Date(book.rate_since), POINTS);
    const now = before.find(({ rate_version: version }) => version === book.rate_version);
    return [
      { book, day: now?.day ?? book.rate_since.slice(0, 10), source: now?.source ?? '' },
      ...before
        .filter((tables) => tables !== now)
        .map((tables) => ({ book: createPriceBook(tables), day: tables.day, source: tables.source })),
    ];
  }

  function booksOf(snapshot: CatalogueSnapshot): Promise<Books> {
    // Another stock is another snapshot, and the same rates.
    if (books === undefined || of?.context.book !== snapshot.context.book) {
      const reading = readBooks(snapshot);
      books = reading;
      // One that failed is read again by the next who asks; who waits for it now is told.
      reading.catch(() => {
        if (books === reading) books = undefined;
      });
    }
    if (of?.catalogue_version !== snapshot.catalogue_version || of.context.book !== snapshot.context.book)
      answers.clear();
    of = snapshot;
    return books;
  }

  serve(app, priceHistory, async (request, reply) => {
    const { product_id: id, karat, colour, size } = request.query;
    const snapshot = snapshotNow(catalogue);
    const design = designOf(snapshot, id);
    const options = optionsOf(design, { karat, colour, size });
    const currency = currencyOf(request);
    const rates = await booksOf(snapshot);
    const key = [id, currency, options.karat, options.colour, options.size, versionOf(snapshot)].join(' ');
    let answer = answers.get(key);
    if (answer === undefined) {
      await countMaking(request, priceHistory);
      answer = answerOf(snapshot, historyJson(await priceHistoryOf(rates, design, options, currency)));
      answers.set(key, answer);
    }
    return sendAnswer(request, reply, answer);
  });

  serve(app, priceHistoryFile, async (request, reply) => {
    const { product_id: id, karat, colour, size, currency = 'INR' } = request.query;
    const snapshot = snapshotNow(catalogue);
    const design = designOf(snapshot, id);
    const options = optionsOf(design, { karat, colour, size });
    await countMaking(request, priceHistoryFile);
    const history = await priceHistoryOf(await booksOf(snapshot), design, options, currency);
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="price-history.csv"')
      .header('Cache-Control', 'no-cache')
      .send(priceTable(history));
  });
}
