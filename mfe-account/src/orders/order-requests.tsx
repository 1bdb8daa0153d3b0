import type { OrderDetails, OrderRequest } from '@suvarna/contracts/api/orders';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import styles from './orders.module.css';
import { titleOf } from './piece-name.model.ts';

/** How a return ended. */
const ENDED = { declined: 'return_rejected', done: 'refunded' } as const;

/** Of a return that is on its way, the order's own state tells more. */
function stateTextOf({ kind, state }: OrderRequest, orderState: string): string {
  if (kind !== 'return' && state !== null) return `order.request-state.${state}`;
  const ended = state === 'declined' || state === 'done';
  return `order.state.${ended ? ENDED[state] : orderState}`;
}

/** What was asked for this order's pieces, the newest first, and what came of it. A cancellation is the order's own state. */
export function OrderRequests({ order }: { readonly order: OrderDetails }) {
  const { t, locale } = useRemoteContext();
  const requests = (order.requests ?? []).filter(({ kind }) => kind !== 'cancel').reverse();
  if (requests.length === 0) return null;

  const pieceOf = ({ item_id: id, size }: OrderRequest['items'][number]): string => {
    const line = order.lines.find((each) => each.item_id === id);
    const title = line === undefined ? '' : titleOf(line, locale);
    return size === undefined ? title : t('order.request-size', { title, size });
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
            <p className={styles['muted']}>
              {t('order.request-sent', { day: formatFullDay(request.created_at, locale) })}
            </p>
            <p>
              <strong
                className={styles['badge']}
                data-tone={
                  request.state === 'done' ? 'good' : request.state === 'declined' ? 'bad' : undefined
                }
              >
                {t(stateTextOf(request, order.state))}
              </strong>
            </p>
            {request.state_note !== '' && <p dir="auto">{request.state_note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
