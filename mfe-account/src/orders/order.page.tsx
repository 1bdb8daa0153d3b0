import { formatDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useOwnAddress } from '@suvarna/remote-kit/use-own-address';
import { ButtonLink } from '@suvarna/ui/button';
import { useState } from 'react';
import { PageState } from '@suvarna/ui/page-state';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { AskedNotice, useAsked } from './asked.tsx';
import { OrderActions } from './requests/order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderRequests } from './requests/order-requests.tsx';
import { ASKED, expectedDay, requestOf } from './order-state.model.ts';
import { OrderSteps } from './order-steps.tsx';
import { readOrder, withdrawReturn } from './orders.api.ts';
import styles from './orders.module.css';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { PickupPanel } from './pickup/pickup-panel.tsx';
import { StateBadge } from './state-badge.tsx';
import { WithdrawReturn } from './withdraw/withdraw-return.tsx';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';

/**
 * An order with what it is worth, which most that are looked at have none of yet. Both come together:
 * drawn a moment later it would push what may be asked for away under a finger.
 */
async function readShown(orderNo: string, signal: AbortSignal) {
  const order = await readOrder(orderNo, signal);
  if (!order.timeline) return { ...order, OrderWorth: undefined };
  const { OrderWorth } = await import(
    /* webpackChunkName: "order-worth" */ '../trade-in/worth/order-worth.tsx'
  );
  return { ...order, OrderWorth };
}

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('order.page-title'),
  noindex: true,
});

export function Page({ route }: PageProps<null>) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const replaceAddress = useOwnAddress();
  const orderNo = route.params['order_no'] ?? '';
  const path = `/account/orders/${orderNo}/`;
  const [first, setFirst] = useState(ASKED.find((what) => what === route.params['request']));
  const { state, again } = useSignedInRead(
    orderNo,
    href(first === undefined ? path : `${path}${first}/`),
    (signal) => readShown(orderNo, signal),
  );
  /** What the address asked for was done, or left: loaded again, the page shows the order. */
  const done = (): void => {
    if (first === undefined) return;
    setFirst(undefined);
    replaceAddress(href(path));
  };
  const { asked, ask, takeBack } = useAsked();
  const order = state.kind === 'ready' ? state.data : undefined;

  return (
    <PersonPage
      crumbs={[
        { label: t('orders.title'), path: '/account/orders/' },
        { label: orderNo, path },
      ]}
    >
      <div className={styles['title']}>
        <h1>{t('order.title', { order: orderNo })}</h1>
        {order && (
          <p className={styles['where']}>
            <StateBadge state={order.state} isPickup={order.pickup !== undefined} />
            {expectedDay(order) !== '' && (
              <span>{t('orders.by', { day: formatDay(expectedDay(order), locale) })}</span>
            )}
          </p>
        )}
      </div>
      {state.kind === 'reading' && <OrdersSkeleton text={t('order.reading')} />}
      {state.kind === 'failed' && <LoadError text={t('order.failed')} onAgain={again} />}
      {state.kind === 'not-found' && (
        <PageState>
          <p>{t('order.not-found')}</p>
          <ButtonLink href={href('/account/orders/')}>{t('orders.title')}</ButtonLink>
        </PageState>
      )}
      <AskedNotice
        asked={asked}
        waiting={order && requestOf(order.state)}
        isPickup={order?.pickup !== undefined}
        requests={order?.requests ?? []}
      />
      {order && (
        <div className={styles['layout']}>
          <div className={styles['main']}>
            {order.can.retry_payment && (
              <ButtonLink href={href(`/checkout/payment-failed/${orderNo}/`)}>
                {t('order.pay-now')}
              </ButtonLink>
            )}
            {order.pickup && (
              <PickupPanel
                orderNo={orderNo}
                state={order.state}
                pickup={order.pickup}
                address={order.shipping_address}
              />
            )}
            <OrderSteps {...order} />
            <OrderLines lines={order.lines} state={order.state} currency={order.totals.currency} />
            <OrderRequests order={order}>
              {order.can.withdraw_return === true && (
                <WithdrawReturn
                  withdraw={() => withdrawReturn(orderNo)}
                  returnUntil={order.return_until}
                  onWithdrawn={() => {
                    takeBack();
                    again();
                  }}
                />
              )}
            </OrderRequests>
            {order.OrderWorth && <order.OrderWorth order={order} />}
            <OrderActions
              order={order}
              first={first}
              onLeft={done}
              onAsked={(what) => {
                done();
                ask(what);
                again();
              }}
            />
          </div>
          <OrderFacts order={order} />
        </div>
      )}
    </PersonPage>
  );
}
