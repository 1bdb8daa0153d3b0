import type { Watch, Watches } from '@suvarna/contracts/watches';
import type { Database, Tx } from '../../platform/database/database.ts';
import { isReached } from '../../platform/notifications/tell.ts';
import { urlOf, type CatalogueSnapshot } from '../catalogue/index.ts';
import { ofCustomer, openWatches, type WatchRow } from './watch.store.ts';

export function viewWatch(row: WatchRow, { byId }: CatalogueSnapshot): Watch {
  const design = byId.get(row.product_id);
  return {
    watch_id: row.id,
    kind: row.kind,
    product_id: row.product_id,
    product_title: design?.title ?? '',
    title_hi: design?.title_hi ?? '',
    url: design === undefined ? '' : urlOf(design),
    karat: row.karat,
    colour: row.colour,
    size: row.size,
    at_most_paise: row.at_most,
    currency: row.currency,
    created_at: row.created_at.toISOString(),
  };
}

/** What a customer waits for, and whether there is a way to tell. */
export async function viewWatches(
  db: Database | Tx,
  customerId: string,
  snapshot: CatalogueSnapshot,
): Promise<Watches> {
  return {
    results: (await openWatches(db, ofCustomer(customerId))).map((row) => viewWatch(row, snapshot)),
    reachable: await isReached(db, customerId, 'watches'),
  };
}
