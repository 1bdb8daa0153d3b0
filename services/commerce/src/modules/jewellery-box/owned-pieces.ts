import type { BoxPiece } from '@suvarna/contracts/jewellery-box';
import type { DeliveredOrder, OwnLine } from '../orders/index.ts';

export interface OwnedPiece extends OwnLine {
  readonly order: DeliveredOrder['order'];
  readonly state: BoxPiece['state'];
  readonly goingBack: BoxPiece['going_back'];
}

/** What a piece was handed in for, and whether the store owes or has paid for it. */
export interface TradedIn {
  readonly kind: 'exchange' | 'buy-back';
  readonly isPaidFor: boolean;
}

type Asked = DeliveredOrder['requests'][number];
const isUnderWay = ({ state }: Asked): boolean => state === 'open' || state === 'accepted';

/** `undefined` for what is the store's again. A return that was declined left the piece where it is. */
function standingOf(
  { id, handed_in: tradedIn }: OwnLine['line'],
  requests: readonly Asked[],
  tradedInFor: ReadonlyMap<string, TradedIn>,
): Pick<OwnedPiece, 'state' | 'goingBack'> | undefined {
  const about = requests.filter(({ item_ids: ids }) => ids.includes(id));
  const returns = about.filter(({ kind }) => kind === 'return');
  if (returns.some(({ state }) => state === 'done')) return undefined;
  if (returns.some(isUnderWay)) return { state: 'going-back', goingBack: 'return' };
  if (tradedIn !== null) {
    const request = tradedInFor.get(tradedIn);
    return request === undefined || request.isPaidFor
      ? undefined
      : { state: 'going-back', goingBack: request.kind };
  }
  const service = about.some((request) => request.kind !== 'return' && isUnderWay(request));
  return { state: service ? 'in-service' : 'kept', goingBack: '' };
}

/** Which pieces of delivered orders are still their customer's, in the order they came. */
export function ownedPiecesOf(
  orders: readonly DeliveredOrder[],
  tradedInFor: ReadonlyMap<string, TradedIn>,
): readonly OwnedPiece[] {
  return orders.flatMap(({ order, lines, requests }) =>
    lines.flatMap((line) => {
      const standing = standingOf(line, requests, tradedInFor);
      return standing === undefined ? [] : [{ order, line, ...standing }];
    }),
  );
}
