import type { OrderRequest } from '@suvarna/contracts/orders';
import { NOT_COLLECTED } from '@suvarna/contracts/storefront-constants';
import type { Translate } from '@suvarna/i18n';
import type { Locale } from '@suvarna/contracts/locale';
import { orderPickupTexts } from '#texts/order-pickup';
import type { Asked } from '../order-state.model.ts';

interface AskedOf {
  readonly isPickup: boolean;
  readonly requests: readonly OrderRequest[];
  readonly t: Translate;
  readonly locale: Locale;
}

/**
 * What is said of a request that an order waits for. What was collected in a store is brought back there
 * unless a door was chosen, which a reader who follows the order by a code is not told; and what was not
 * collected was called off by the store.
 */
export function askedText(asked: Asked, { isPickup, requests, t, locale }: AskedOf): string {
  const orderPickupT = orderPickupTexts(locale);
  const request = requests.findLast(
    ({ kind, state }) => kind === asked && (state === null || state === 'open'),
  );
  if (asked === 'cancel' && request?.reason_id === NOT_COLLECTED) return orderPickupT('not-collected');
  const isFetched = request?.pickup_address != null;
  if (asked !== 'return' || !isPickup || isFetched) return t(`order.${asked}-asked`);
  return orderPickupT(request?.pickup_address === null ? 'bring-asked' : 'bring-or-fetched');
}
