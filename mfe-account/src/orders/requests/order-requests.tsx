import type { OrderDetails, OrderRequest, TrackedLine } from '@suvarna/contracts/orders';
import { oneLineAbroad } from '@suvarna/forms/one-line';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { StateBadge } from '@suvarna/ui/state-badge';
import type { ReactNode } from 'react';
import { withdrawReturnTexts } from '#texts/withdraw-return';
import { orderPickupTexts } from '#texts/order-pickup';
import styles from '../orders.module.css';
import { titleOf } from '../piece-name.model.ts';

/** How a return ended. */
const ENDED = { declined: 'return_rejected', done: 'refunded', withdrawn: 'return_withdrawn' } as const;

/** Of a return that is on its way, the order's own state tells more. */
function stateTextOf({ kind, state }: OrderRequest, orderState: string): string {
  if (kind !== 'return' && state !== null) return `order.request-state.${state}`;
  const isOver = state === 'declined' || state === 'done' || state === 'withdrawn';
  return `order.state.${isOver ? ENDED[state] : orderState}`;
}

/** Taken on by the store: a courier fetches it, but not from a store, where it was collected. A reader who follows the order by a code is not told of doors. */
function acceptedInStore({
  pickup_address: address,
}: OrderRequest): 'bring-accepted' | 'bring-or-fetched-accepted' {
  return address === null ? 'bring-accepted' : 'bring-or-fetched-accepted';
}

interface OrderRequestsProps {
  readonly order: Pick<OrderDetails, 'state' | 'requests' | 'pickup'> & {
    readonly lines: readonly TrackedLine[];
  };
  /** What may be done with the return that is on its way. */
  readonly children?: ReactNode;
}

/** What was asked for this order's pieces, the newest first, and what came of it. A cancellation is the order's own state. */
export function OrderRequests({ order, children }: OrderRequestsProps) {
  const { t, locale } = useRemoteContext();
  const requests = (order.requests ?? []).filter(({ kind }) => kind !== 'cancel').reverse();
  if (requests.length === 0) return null;

  const pieceOf = ({ item_id: id, size }: OrderRequest['items'][number]): string => {
    const line = order.lines.find((each) => each.item_id === id);
    const title = line === undefined ? '' : titleOf(line, locale);
    return size === undefined ? title : t('order.request-size', { title, size });
  };
  const stateOf = (request: OrderRequest): string => {
    const { kind, state, pickup_address: address } = request;
    if (kind !== 'return' && state === 'withdrawn') return withdrawReturnTexts(locale)('state');
    if (kind !== 'return' && state === 'accepted' && order.pickup !== undefined && address == null)
      return orderPickupTexts(locale)(acceptedInStore(request));
    return t(stateTextOf(request, order.state));
  };
  return (
    <section className={styles['requests']} aria-labelledby="requests-title">
      <h2 id="requests-title">{t('order.requests')}</h2>
      <ul className={styles['list']}>
        {requests.map((request) => (
          <li key={request.request_id} className={styles['request']}>
            <p>
              <strong>{t(`order.request.${request.kind}`)}</strong>
            </p>
            <p>{request.items.map(pieceOf).filter(Boolean).join(', ')}</p>
            {request.pickup_address != null && (
              <p className={styles['muted']}>
                {t('pickup.at', { address: oneLineAbroad(request.pickup_address, locale) })}
              </p>
            )}
            <p className={styles['muted']}>
              {t('order.request-sent', { day: formatFullDay(request.created_at, locale) })}
            </p>
            <p>
              <StateBadge
                tone={request.state === 'done' ? 'good' : request.state === 'declined' ? 'bad' : undefined}
              >
                {stateOf(request)}
              </StateBadge>
            </p>
            {request.state_note !== '' && <p dir="auto">{request.state_note}</p>}
            {request.kind === 'return' && request.state === 'open' && children}
          </li>
        ))}
      </ul>
    </section>
  );
}
