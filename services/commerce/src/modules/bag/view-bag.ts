import type { Cart } from '@suvarna/contracts/bag';
import type { Currency } from '@suvarna/contracts/money';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { BagLine } from './bag.store.ts';
import type { Shopper } from '../identity/index.ts';

/**
 * A shopper's bag as it is shown: its lines and what they come to. Checkout prices it, by the same
 * function as totals, price hold and order.
 *
 * @param lines when they were just read; left out, they are read again
 * @returns `message`: why something that was chosen for the bag does not count; `''` when everything does
 */
export type ViewBag = (
  db: Database | Tx,
  who: { readonly owner: Shopper; readonly currency: Currency },
  lines?: readonly BagLine[],
) => Promise<{ readonly cart: Cart; readonly message: string }>;
