import { api } from '@suvarna/api-client';
import type { OrderStats } from '@suvarna/contracts/api/orders';
import { formatDay } from '@suvarna/i18n/day';
import { useFrame } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { session } from '@suvarna/session';
import { useEffect, useState } from 'react';
import { PersonPage } from '../page/person-page.tsx';
import { isOnItsWay } from '../orders/order-state.model.ts';
import { OrderSteps } from '../orders/order-steps.tsx';
import styles from '../orders/orders.module.css';
import { StateBadge } from '../orders/state-badge.tsx';
import { TrackForm } from './track-form.tsx';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({ title: t('track.page-title'), noindex: true });

export function Page({ route }: PageProps<null>) {
  const { t, locale } = useFrame();
  const orderNo = route.params['order_no'] ?? '';
  const [stats, setStats] = useState<OrderStats | null>(null);

  useEffect(() => {
    // Whoever made the order needs no code. Anybody else is asked for one: that is no failure.
    if (orderNo === '' || session.shopperToken() === null) return undefined;
    let here = true;
    api.get<OrderStats>('order/order/stats/', { query: { order_no: orderNo } }).then(({ data }) => here && setStats(data), () => undefined);
    return () => {
      here = false;
    };
  }, [orderNo]);

  return (
    <PersonPage inAccount={false} crumbs={[{ label: t('track.title'), path: '/orderstats/' }]}>
      <h1>{t('track.title')}</h1>
      {stats === null
        ? <TrackForm orderNo={orderNo} onShown={setStats} />
        : (
          <section className={styles['tracked']} aria-live="polite">
            <h2>{t('order.title', { order: stats.order_no })}</h2>
            <p className={styles['where']}>
              <StateBadge state={stats.state} />
              {stats.delivery_by && isOnItsWay(stats.state) && <span>{t('orders.by', { day: formatDay(stats.delivery_by, locale) })}</span>}
            </p>
            <OrderSteps steps={stats.steps} state={stats.state} />
          </section>
        )}
    </PersonPage>
  );
}
