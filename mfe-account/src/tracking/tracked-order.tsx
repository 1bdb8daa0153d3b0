import type { OrderStats } from '@suvarna/contracts/api/orders';
import { formatDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import { OrderLines } from '../orders/order-lines.tsx';
import { expectedDayOf } from '../orders/order-state.model.ts';
import { OrderSteps } from '../orders/order-steps.tsx';
import styles from '../orders/orders.module.css';
import { RequestForm } from '../orders/request-form.tsx';
import { StateBadge } from '../orders/state-badge.tsx';
import { Notice } from '../page/notice.tsx';
import { cancelTracked } from './tracking.api.ts';

interface TrackedOrderProps {
  readonly stats: OrderStats;
  /** By which it is followed; `undefined` for whoever made it. */
  readonly token: string | undefined;
  readonly onChanged: (stats: OrderStats) => void;
}

type Cancelling = 'no' | 'asking' | 'left' | 'asked';

/** An order as its code shows it: how far it is, what it is of, its sum, help, and the way to cancel it. */
export function TrackedOrder({ stats, token, onChanged }: TrackedOrderProps) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const [cancelling, setCancelling] = useState<Cancelling>('no');
  const { order_no: orderNo, state, lines = [], total_payable_paise: total, currency = 'INR', can } = stats;
  const day = expectedDayOf(state, stats.ahead, stats.delivery_by);
  return (
    <section className={styles['tracked']}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t('order.title', { order: orderNo })}
      </h2>
      <p className={styles['where']}>
        <StateBadge state={state} />
        {day !== '' && <span>{t('orders.by', { day: formatDay(day, locale) })}</span>}
      </p>
      <div role="status">
        {(cancelling === 'asked' || state === 'cancel_requested') && (
          <Notice kind="good" {...(cancelling === 'asked' && { ref: takeFocus, tabIndex: -1 })}>
            {t('order.cancel-asked')}
          </Notice>
        )}
      </div>
      <OrderSteps {...stats} />
      {lines.length > 0 && <OrderLines lines={lines} state={state} currency={currency} />}
      {total !== undefined && (
        <dl className={styles['total']}>
          <div>
            <dt>{t('order.payable')}</dt>
            <dd>{formatPrice(total, currency)}</dd>
          </div>
        </dl>
      )}
      {cancelling === 'asking' ? (
        <RequestForm
          what="cancel"
          order={{ order_no: orderNo, lines: [] }}
          onSend={async (body, idempotencyKey) =>
            onChanged(await cancelTracked(body, { idempotencyKey, token }))
          }
          onSent={() => setCancelling('asked')}
          onLeave={() => setCancelling('left')}
        />
      ) : (
        can?.cancel === true && (
          <div className={styles['actions']}>
            <Button
              variant="secondary"
              {...(cancelling === 'left' && { ref: takeFocus })}
              onClick={() => setCancelling('asking')}
            >
              {t('order.cancel')}
            </Button>
          </div>
        )
      )}
      <div>
        <p>
          <a className={styles['help']} href={href('/help/')}>
            {t('track.help')}
          </a>
        </p>
        <p className={styles['muted']}>{t('track.help-hours')}</p>
      </div>
    </section>
  );
}
