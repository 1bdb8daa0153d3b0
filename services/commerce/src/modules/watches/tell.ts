import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/database.ts';
import { isReached, tell } from '../../platform/notifications/tell.ts';
import { snapshotNow, urlOf, type Catalogue, type CatalogueSnapshot } from '../catalogue/index.ts';
import { chooseOptions, type ChosenOptions, type Design } from '../designs/index.ts';
import { watchMatches, type Wish } from './watch-matches.ts';
import { tokenOf } from './guest-link.ts';
import type { WatchNews } from './messages.ts';
import { texts } from './texts.ts';
import { markTold, someOpenWatches, type WatchRow } from './watch.store.ts';

const AT_ONCE = 500;
/** Before the first of all ids. */
const FIRST = '00000000-0000-0000-0000-000000000000';
/** A price that could not be told within a day is another one. */
const DAY_MS = 86_400_000;

type Waited = Pick<WatchRow, 'id' | 'kind' | 'product_id' | 'karat' | 'colour' | 'size'> &
  Wish & { readonly locale: Locale };

function newsOf(
  { kind, currency, locale }: Waited,
  { context: { book } }: CatalogueSnapshot,
  design: Design,
  options: ChosenOptions,
): WatchNews {
  const { karat, colour, size } = options;
  const choice = new URLSearchParams({ karat: String(karat), colour, ...(size !== '' && { size }) });
  return {
    kind,
    title: fieldIn(design, 'title', locale),
    path: `${urlOf(design)}?${choice.toString()}`,
    price: book.price(design, options, 1, currency).price,
    currency,
  };
}

interface Telling {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly config: Pick<Config, 'documentSecret'>;
  readonly log: Logger;
}

/** What to say where a wish has come true. */
function newsOfMatch(snapshot: CatalogueSnapshot, watch: Waited): WatchNews | undefined {
  const design = snapshot.byId.get(watch.product_id);
  const options = design && chooseOptions(design, watch);
  if (!design || !options || !watchMatches(snapshot, design, options, watch)) return undefined;
  return newsOf(watch, snapshot, design, options);
}

/** Tells a reader who waits for one, if it has come true. @returns whether it was told here and now */
async function tellOwner(
  { db, config }: Telling,
  snapshot: CatalogueSnapshot,
  watch: WatchRow,
  at: Date,
): Promise<boolean> {
  if (newsOfMatch(snapshot, watch) === undefined) return false;
  return db.transaction().execute(async (tx) => {
    const { customer_id: customerId } = watch;
    // A reader who cannot be reached waits on: a reader who switches a way on again is told then.
    if (customerId !== null && !(await isReached(tx, customerId, 'watches'))) return false;
    const marked = await markTold(tx, watch, at);
    const news = marked && newsOfMatch(snapshot, marked);
    if (marked === undefined || news === undefined) return false;
    const { id, email, locale } = marked;
    const said = {
      purpose: 'watches',
      key: `watch:${id}`,
      expiresAt: new Date(at.getTime() + DAY_MS),
    } as const;
    if (email !== null)
      await tell(tx, {
        ...said,
        to: { contact: email, locale },
        template: 'watch-guest',
        values: { ...news, token: tokenOf(config.documentSecret, { id, email }) },
      });
    else if (customerId !== null)
      await tell(tx, {
        ...said,
        to: { customerId, locale },
        template: 'watch',
        values: news,
        notice: {
          words: (read) => ({ title: texts(read)('push.title'), body: texts(read)(`push.${news.kind}`) }),
          path: news.path,
          tag: `watch-${id}`,
        },
      });
    return true;
  });
}

/**
 * Tells everybody whose wish has come true, once. It may be stopped and begun again at any place, and run
 * beside itself: the process that marks a wish first tells. (Most that are looked at have not come true, so that it is
 * no work for `eachDue`.)
 *
 * @returns how many were told
 * @throws AggregateError of those that could not be told, after all others were
 */
export async function tellWatchers(telling: Telling, at: Date): Promise<number> {
  const { db, catalogue, log } = telling;
  // All by one version of rates: what is said in one go agrees with itself.
  const snapshot = snapshotNow(catalogue);
  const failed: unknown[] = [];
  let told = 0;
  let after: string | undefined = FIRST;
  while (after !== undefined) {
    const some: readonly WatchRow[] = await someOpenWatches(db, after, AT_ONCE);
    for (const watch of some)
      try {
        if (await tellOwner(telling, snapshot, watch, at)) told += 1;
      } catch (error) {
        failed.push(error);
        log.error({ err: error, watch: watch.id }, 'a customer could not be told of a piece');
      }
    after = some.at(-1)?.id;
  }
  if (told > 0)
    log.info({ told, rate_version: snapshot.rate_version }, 'customers were told of pieces they wait for');
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} customers could not be told.`);
  return told;
}
