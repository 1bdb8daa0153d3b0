import type { Locale } from '@suvarna/contracts/locale';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/database.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { snapshotNow, urlOf, type Catalogue, type CatalogueSnapshot } from '../catalogue/index.ts';
import { chooseOptions, type ChosenOptions, type Design } from '../designs/index.ts';
import { tellCustomer, customerChannels } from '../preferences/index.ts';
import { watchMatches, type Wish } from './watch-matches.ts';
import { tokenOf } from './guest-link.ts';
import { markGuestTold, someGuestWatches, type GuestWatchRow } from './guest-watch.store.ts';
import type { WatchNews } from './messages.ts';
import { texts } from './texts.ts';
import { fieldIn } from '@suvarna/contracts/wording';
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

/** Tells a customer of one, if it has come true. @returns whether it was told here and now */
async function tellOwner(
  db: Database,
  snapshot: CatalogueSnapshot,
  watch: WatchRow,
  at: Date,
): Promise<boolean> {
  if (newsOfMatch(snapshot, watch) === undefined) return false;
  return db.transaction().execute(async (tx) => {
    // Whoever cannot be reached waits on: somebody who switches a way on again is told then.
    const ways = await customerChannels(tx, watch.customer_id, 'watches');
    const marked = ways && (await markTold(tx, watch, at));
    const news = marked && newsOfMatch(snapshot, marked);
    if (!marked || news === undefined) return false;
    await tellCustomer(tx, ways, {
      customerId: marked.customer_id,
      template: 'watch',
      values: news,
      locale: marked.locale,
      key: `watch:${marked.id}`,
      notice: {
        words: (read) => ({ title: texts(read)('push.title'), body: texts(read)(`push.${news.kind}`) }),
        path: news.path,
        tag: `watch-${marked.id}`,
      },
      expiresAt: new Date(at.getTime() + DAY_MS),
    });
    return true;
  });
}

/** The same of an address that said yes. */
async function tellAddress(
  { db, config }: Telling,
  snapshot: CatalogueSnapshot,
  watch: GuestWatchRow,
  at: Date,
): Promise<boolean> {
  const news = newsOfMatch(snapshot, watch);
  if (news === undefined) return false;
  return db.transaction().execute(async (tx) => {
    const marked = await markGuestTold(tx, watch.id, at);
    if (!marked) return false;
    await notify(tx, {
      channel: 'email',
      to: marked.email,
      template: 'watch-guest',
      locale: marked.locale,
      values: { ...news, token: tokenOf(config.documentSecret, marked) },
      key: `watch:${marked.id}`,
      expiresAt: new Date(at.getTime() + DAY_MS),
    });
    return true;
  });
}

/** All of them, in parts. @returns how many were told; one that could not be is said to `failed`, and the next is told */
async function throughAll<Row extends { readonly id: string }>(
  read: (after: string) => Promise<readonly Row[]>,
  tellOne: (row: Row) => Promise<boolean>,
  failed: (row: Row, error: unknown) => void,
): Promise<number> {
  let told = 0;
  let after = FIRST;
  for (;;) {
    const some = await read(after);
    for (const row of some) {
      try {
        if (await tellOne(row)) told += 1;
      } catch (error) {
        failed(row, error);
      }
    }
    const last = some.at(-1);
    if (last === undefined) return told;
    after = last.id;
  }
}

/**
 * Tells everybody whose wish has come true, once. It may be stopped and begun again at any place, and run
 * beside itself: whoever marks a wish first tells.
 *
 * @returns how many were told
 * @throws AggregateError of those that could not be told, after all others were
 */
export async function tellWatchers(telling: Telling, at: Date): Promise<number> {
  const { db, catalogue, log } = telling;
  // All by one version of rates: what is said in one go agrees with itself.
  const snapshot = snapshotNow(catalogue);
  const failed: unknown[] = [];
  const fail = ({ id }: { readonly id: string }, error: unknown): void => {
    failed.push(error);
    log.error({ err: error, watch: id }, 'a customer could not be told of a piece');
  };
  const customers = await throughAll(
    (after) => someOpenWatches(db, after, AT_ONCE),
    (watch) => tellOwner(db, snapshot, watch, at),
    fail,
  );
  const addresses = await throughAll(
    (after) => someGuestWatches(db, after, AT_ONCE),
    (watch) => tellAddress(telling, snapshot, watch, at),
    fail,
  );
  const told = customers + addresses;
  if (told > 0)
    log.info({ told, rate_version: snapshot.rate_version }, 'customers were told of pieces they wait for');
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} customers could not be told.`);
  return told;
}
