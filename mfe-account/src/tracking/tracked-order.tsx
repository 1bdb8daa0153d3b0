import type { OrderStats } from '@suvarna/contracts/orders';
import { formatDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref, useT } from '@suvarna/remote-kit/hooks';
import { takeFocus } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { trackingTexts } from '#texts/tracking';
import { AskedNotice, useAsked } from '../orders/asked.tsx';
import { OrderActions } from '../orders/requests/order-actions.tsx';
import { OrderLines } from '../orders/order-lines.tsx';
import { OrderRequests } from '../orders/requests/order-requests.tsx';
import { expectedDayOf, requestOf } from '../orders/order-state.model.ts';
import { OrderSteps } from '../orders/order-steps.tsx';
import styles from '../orders/orders.module.css';
import { PickupPanel } from '../orders/pickup/pickup-panel.tsx';
import { StateBadge } from '../orders/state-badge.tsx';
import { WithdrawReturn } from '../orders/withdraw/withdraw-return.tsx';
import { askTracked, withdrawTracked } from './tracking.api.ts';

interface TrackedOrderProps {
  readonly stats: OrderStats;
  /** By which it is followed; `undefined` for the customer who made it. */
  readonly token: string | undefined;
  readonly onChanged: (stats: OrderStats) => void;
}

/** An order as its code shows it: how far it is, what it is of, its sum, help, what was asked for it, and what may be. */
export function TrackedOrder({ stats, token, onChanged }: TrackedOrderProps) {
  const { t, locale } = useRemoteContext();
  const trackingT = useT(trackingTexts);
  const href = useHref();
  const { asked, ask, takeBack } = useAsked();
  const { order_no: orderNo, state, lines = [], requests = [], can } = stats;
  const { total_payable_paise: total, currency = 'INR' } = stats;
  const day = expectedDayOf(state, stats.ahead, stats.delivery_by);
  return (
    <section className={styles['tracked']}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t('order.title', { order: orderNo })}
      </h2>
      <p className={styles['where']}>
        <StateBadge state={state} isPickup={stats.pickup !== undefined} />
        {day !== '' && <span>{t('orders.by', { day: formatDay(day, locale) })}</span>}
      </p>
      <AskedNotice
        asked={asked}
        waiting={requestOf(state)}
        isPickup={stats.pickup !== undefined}
        requests={requests}
      />
      {stats.pickup && <PickupPanel orderNo={orderNo} state={state} pickup={stats.pickup} />}
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
      <OrderRequests order={{ state, lines, requests, ...(stats.pickup && { pickup: stats.pickup }) }}>
        {can?.withdraw_return === true && (
          <WithdrawReturn
            returnUntil={stats.return_until ?? ''}
            withdraw={() => withdrawTracked(orderNo, token)}
            onWithdrawn={(changed) => {
              takeBack();
              onChanged(changed);
            }}
          />
        )}
      </OrderRequests>
      <OrderActions
        order={{ order_no: orderNo, lines, requests, can, pickup: stats.pickup }}
        onSend={async (what, body, idempotencyKey) =>
          onChanged(await askTracked(what, body, { idempotencyKey, token }))
        }
        onAsked={ask}
      />
      <div>
        <p>
          <a className={styles['help']} href={href('/help/')}>
            {trackingT('track.help')}
          </a>
        </p>
        <p className={styles['muted']}>{trackingT('track.help-hours')}</p>
      </div>
    </section>
  );
}
