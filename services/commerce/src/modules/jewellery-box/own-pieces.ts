import type { Database, Tx } from '../../platform/database/database.ts';
import { isBought, kindOfRequest } from '../exchange/index.ts';
import { deliveredOrders } from '../orders/index.ts';
import { requestsById } from '../requests/index.ts';
import { ownedPiecesOf, type OwnedPiece, type TradedIn } from './owned-pieces.ts';

/** What a customer bought and still has, the latest delivery first. */
export async function ownPieces(db: Database | Tx, customerId: string): Promise<readonly OwnedPiece[]> {
  const orders = await deliveredOrders(db, customerId);
  const tradedIn = orders.flatMap(({ lines }) =>
    lines.flatMap(({ handed_in: id }) => (id === null ? [] : [id])),
  );
  const requests = await requestsById(db, tradedIn);
  return ownedPiecesOf(
    orders,
    new Map(
      requests.map((request): [string, TradedIn] => [
        request.request_id,
        {
          kind: kindOfRequest(request) === 'exchange' ? 'exchange' : 'buy-back',
          isPaidFor: isBought(request),
        },
      ]),
    ),
  );
}
