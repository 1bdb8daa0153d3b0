import type { BoxPiece } from '@suvarna/contracts/jewellery-box';
import type { DeliveredOrder, OwnLine } from '../orders/index.ts';

export interface OwnedPiece extends OwnLine {
  readonly order: DeliveredOrder['order'];
  readonly state: BoxPiece['state'];
  readonly goingBack: BoxPiece['going_back'];
}

/** What a piece was handed in for, and whether the store owes or has paid for it. */
export interface HandedIn {
  readonly kind: 'exchange' | 'buy-back';
  readonly isPaidFor: boolean;
}

type Asked = DeliveredOrder['requests'][number];
const isUnderWay = ({ state }: Asked): boolean => state === 'open' || state === 'accepted';

/** `undefined` for what is the store's again. A return that was declined left the piece where it is. */
function standingOf(
  { id, handed_in: handedIn }: OwnLine['line'],
  requests: readonly Asked[],
  handedInFor: ReadonlyMap<string, HandedIn>,
): Pick<OwnedPiece, 'state' | 'goingBack'> | undefined {
  const about = requests.filter(({ item_ids: ids }) => ids.includes(id));
  const returns = about.filter(({ kind }) => kind === 'return');
  if (returns.some(({ state }) => state === 'done')) return undefined;
  if (returns.some(isUnderWay)) return { state: 'going-back', goingBack: 'return' };
  if (handedIn !== null) {
    const request = handedInFor.get(handedIn);
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
  handedInFor: ReadonlyMap<string, HandedIn>,
): readonly OwnedPiece[] {
  return orders.flatMap(({ order, lines, requests }) =>
    lines.flatMap((line) => {
      const standing = standingOf(line, requests, handedInFor);
      return standing === undefined ? [] : [{ order, line, ...standing }];
    }),
  );
}
