import { MOST_WATCHES } from '@suvarna/contracts/watches';
import type { Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { CatalogueSnapshot } from '../catalogue/index.ts';
import type { Design } from '../designs/index.ts';
import { lockCustomer } from '../identity/index.ts';
import { watchMatches } from './watch-matches.ts';
import { WatchRefused } from './errors.ts';
import { openWatches, putWatch, type WatchRow } from './watch.store.ts';

export type Wanted = Omit<Insertable<Tables['watches']>, 'id' | 'customer_id' | 'created_at' | 'told_at'>;

const samePiece = (one: WatchRow, other: Wanted): boolean =>
  one.kind === other.kind &&
  one.product_id === other.product_id &&
  one.karat === other.karat &&
  one.colour === other.colour &&
  one.size === other.size;

/** @throws WatchRefused where it is so already, and where a customer waits for too much */
export async function addWatch(
  tx: Tx,
  customerId: string,
  { snapshot, design, wanted }: { snapshot: CatalogueSnapshot; design: Design; wanted: Wanted },
  at: Date,
): Promise<WatchRow> {
  const { karat, colour, size, kind, currency, at_most: atMost = null } = wanted;
  if (watchMatches(snapshot, design, { karat, colour, size }, { kind, currency, at_most: atMost }))
    throw new WatchRefused('WATCH.NOT_NEEDED');
  // One after the other: nobody gets one more by asking twice at once.
  await lockCustomer(tx, customerId);
  const open = await openWatches(tx, customerId);
  if (open.length >= MOST_WATCHES && !open.some((one) => samePiece(one, wanted)))
    throw new WatchRefused('WATCH.TOO_MANY');
  return putWatch(tx, {
    ...wanted,
    id: randomUUID(),
    customer_id: customerId,
    created_at: at,
    told_at: null,
  });
}
