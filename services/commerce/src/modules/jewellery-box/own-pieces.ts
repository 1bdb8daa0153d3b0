import type { Database, Tx } from '../../platform/database/database.ts';
import { isBought, kindOfRequest } from '../exchange/index.ts';
import { deliveredOrders } from '../orders/index.ts';
import { requestsById } from '../requests/index.ts';
import { ownedPiecesOf, type OwnedPiece, type HandedIn } from './owned-pieces.ts';

/** What a customer bought and still has, the latest delivery first. */
export async function ownPieces(db: Database | Tx, customerId: string): Promise<readonly OwnedPiece[]> {
  const orders = await deliveredOrders(db, customerId);
  const handedIn = orders.flatMap(({ lines }) =>
    lines.flatMap(({ handed_in: id }) => (id === null ? [] : [id])),
  );
  const requests = await requestsById(db, handedIn);
  return ownedPiecesOf(
    orders,
    new Map(
      requests.map((request): [string, HandedIn] => [
        request.request_id,
        {
          kind: kindOfRequest(request) === 'exchange' ? 'exchange' : 'buy-back',
          isPaidFor: isBought(request),
        },
      ]),
    ),
  );
}
