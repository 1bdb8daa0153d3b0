import { oneLineAbroad } from '@suvarna/forms/one-line';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { formatDay } from '@suvarna/i18n/day';
import { session } from '@suvarna/session';
import { bagStore, shippingAddressStore } from '@suvarna/stores';
import { addressStore, checkoutCouponStore, giftStore } from '@suvarna/stores/checkout';
import { ButtonLink } from '@suvarna/ui/button';
import { CheckIcon } from '@suvarna/ui/icon';
import { Outcome } from '@suvarna/ui/outcome';
import { useEffect, useState } from 'react';
import { CheckoutTotals } from '../summary/checkout-totals.tsx';
import { QuoteLines } from '../summary/quote-lines.tsx';
import { UNPAID, useOrder } from './order.api.ts';
import { OrderLoadError } from './order-load-error.tsx';
import chrome from '../chrome/chrome.module.css';
import styles from './outcome.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('success.page-title'),
  noindex: true,
});

export function Page({ route }: PageProps<null>) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const orderNo = route.params['order_no'] ?? '';
  const { status, order, readAgain } = useOrder(orderNo);
  const failed = href(`/checkout/payment-failed/${orderNo}/`);
  // Shown with the order only, which the server's page has not got.
  // A guest's order is answered without its address; this browser knows what was typed in it.
  const [typed] = useState(() => addressStore.getState().fields);
  const [signedIn] = useState(() => session.storedToken() !== null);
  // What was bought is out of the bag; the server says what is still in it.
  useRead('bag', () => bagStore.getState().refresh());

  const paid = order === null ? undefined : !UNPAID.includes(order.state);
  // An address can be typed, kept or come too early: no shopper is thanked for what is not paid.
  useRedirect(paid === false ? failed : null);
  useEffect(() => {
    if (paid !== true) return;
    shippingAddressStore.getState().forget();
    addressStore.getState().forget();
    checkoutCouponStore.getState().forget();
    giftStore.getState().choose(false);
  }, [paid]);
  if (order === null) return <OrderLoadError orderNo={orderNo} status={status} onAgain={readAgain} />;
  if (!paid) return null;
  const delivery = order.lines
    .map((line) => line.delivery_date)
    .sort()
    .at(-1);
  const to =
    order.shipping_address.house === '' ? { ...order.shipping_address, ...typed } : order.shipping_address;
  const deliverTo =
    to.house === '' ? '' : [to.full_name, oneLineAbroad(to, locale)].filter(Boolean).join(', ');
  return (
    <Outcome
      kind="good"
      mark={<CheckIcon size="large" />}
      title={t('success.title')}
      lead={<p>{t('success.sent')}</p>}
    >
      <dl className={styles['facts']}>
        <div>
          <dt>{t('success.order-number')}</dt>
          <dd>{orderNo}</dd>
        </div>
        <div>
          <dt>{t('success.state')}</dt>
          <dd>{t(`order.state.${order.state}`)}</dd>
        </div>
        {delivery && (
          <div>
            <dt>{t('success.expected')}</dt>
            <dd>{formatDay(delivery, locale)}</dd>
          </div>
        )}
        {deliverTo && (
          <div>
            <dt>{t('payment.deliver-to')}</dt>
            <dd dir="auto">{deliverTo}</dd>
          </div>
        )}
      </dl>
      <QuoteLines lines={order.lines} currency={order.totals.currency} />
      <CheckoutTotals totals={order.totals} />
      <div className={`${chrome['actions']} ${styles['actions']}`}>
        <ButtonLink href={href(signedIn ? `/account/orders/${orderNo}/` : `/orderstats/${orderNo}/`)}>
          {t('success.follow')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={href('/jewellery/')}>
          {t('bag.continue')}
        </ButtonLink>
      </div>
    </Outcome>
  );
}
