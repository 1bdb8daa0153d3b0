import { formatDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useOwnAddress } from '@suvarna/remote-kit/use-own-address';
import { ButtonLink } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import { Notice } from '../page/notice.tsx';
import { PageState } from '../page/page-state.tsx';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '../page/load-error.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderRequests } from './order-requests.tsx';
import { ASKED, expectedDay, requestOf, type Asked } from './order-state.model.ts';
import { OrderSteps } from './order-steps.tsx';
import { readOrder, withdrawReturn } from './orders.api.ts';
import styles from './orders.module.css';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { askedText } from './pickup/asked-text.ts';
import { PickupPanel } from './pickup/pickup-panel.tsx';
import { StateBadge } from './state-badge.tsx';
import { ReturnWithdrawn, WithdrawReturn } from './withdraw/withdraw-return.tsx';
import { useSignedInRead } from '../signed-in/use-signed-in-read.ts';

/**
 * An order with what it is worth, which most that are looked at have none of yet. Both come together:
 * drawn a moment later it would push what may be asked for away under a finger.
 */
async function readShown(orderNo: string, signal: AbortSignal) {
  const order = await readOrder(orderNo, signal);
  if (!order.timeline) return order;
  const { OrderWorth } = await import(/* webpackChunkName: "order-worth" */ '../trade-in/order-worth.tsx');
  return { ...order, OrderWorth };
}

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('order.page-title'),
  noindex: true,
});

interface Sent {
  readonly what: Asked;
  /** Which one since the page was opened: each is said, and takes the focus, anew. */
  readonly count: number;
}

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
  /** What the address asked for was done, or left: loaded anew, the page shows the order. */
  const done = (): void => {
    if (first === undefined) return;
    setFirst(undefined);
    replaceAddress(href(path));
  };
  const [sent, setSent] = useState<Sent | null>(null);
  /** A return was taken back since the page was opened, or since something else was asked. */
  const [isTakenBack, setTakenBack] = useState(false);
  const asked = sent?.what ?? null;
  // The order itself says so, after a reload too (S4.8); until it was read again, what was just sent does.
  // Another size and a fault are no states of an order: they stay said here, and stand among its requests.
  const waitsFor =
    state.kind === 'ready' && asked !== 'resize' && asked !== 'claim' ? requestOf(state.data.state) : asked;

  return (
    <PersonPage
      crumbs={[
        { label: t('orders.title'), path: '/account/orders/' },
        { label: orderNo, path },
      ]}
    >
      <div className={styles['title']}>
        <h1>{t('order.title', { order: orderNo })}</h1>
        {state.kind === 'ready' && (
          <p className={styles['where']}>
            <StateBadge state={state.data.state} isPickup={state.data.pickup !== undefined} />
            {expectedDay(state.data) !== '' && (
              <span>{t('orders.by', { day: formatDay(expectedDay(state.data), locale) })}</span>
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
      <div role="status">
        {waitsFor !== null && (
          <Notice key={sent?.count} kind="good" {...(asked !== null && { ref: takeFocus, tabIndex: -1 })}>
            {askedText(waitsFor, {
              isPickup: state.kind === 'ready' && state.data.pickup !== undefined,
              requests: (state.kind === 'ready' && state.data.requests) || [],
              t,
              locale,
            })}
          </Notice>
        )}
        {isTakenBack && waitsFor === null && <ReturnWithdrawn />}
      </div>
      {state.kind === 'ready' && (
        <div className={styles['layout']}>
          <div className={styles['main']}>
            {state.data.can.retry_payment && (
              <ButtonLink href={href(`/checkout/payment-failed/${orderNo}/`)}>
                {t('order.pay-now')}
              </ButtonLink>
            )}
            {state.data.pickup && (
              <PickupPanel
                orderNo={orderNo}
                state={state.data.state}
                pickup={state.data.pickup}
                address={state.data.shipping_address}
              />
            )}
            <OrderSteps {...state.data} />
            <OrderLines
              lines={state.data.lines}
              state={state.data.state}
              currency={state.data.totals.currency}
            />
            <OrderRequests order={state.data}>
              {state.data.can.withdraw_return === true && (
                <WithdrawReturn
                  withdraw={() => withdrawReturn(orderNo)}
                  returnUntil={state.data.return_until}
                  onWithdrawn={() => {
                    setSent(null);
                    setTakenBack(true);
                    again();
                  }}
                />
              )}
            </OrderRequests>
            {'OrderWorth' in state.data && <state.data.OrderWorth order={state.data} />}
            <OrderActions
              order={state.data}
              first={first}
              onLeft={done}
              onAsked={(what) => {
                done();
                setTakenBack(false);
                setSent({ what, count: (sent?.count ?? 0) + 1 });
                again();
              }}
            />
          </div>
          <OrderFacts order={state.data} />
        </div>
      )}
    </PersonPage>
  );
}
