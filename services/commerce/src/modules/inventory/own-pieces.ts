import { piecesHeldFor } from './stock.store.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { PriceOf } from '../pricing/index.ts';

/**
 * Prices as this shopper sees them: pieces that wait for their own unpaid order are still theirs to
 * have, although the stock no longer shows them to anybody.
 *
 * @param waiting the shopper's unpaid orders
 */
export async function withOwnPieces(
  db: Database | Tx,
  waiting: readonly string[],
  priceOf: PriceOf,
): Promise<PriceOf> {
  const held = await piecesHeldFor(db, waiting);
  if (held.size === 0) return priceOf;
  return (choice) => {
    const quote = priceOf(choice);
    const own = held.get(choice.productId);
    return quote.kind === 'quoted' && quote.stock !== 'made-to-order' && own !== undefined
      ? { ...quote, stock: quote.stock + own }
      : quote;
  };
}
