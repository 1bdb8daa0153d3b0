import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { orderStats } from '@suvarna/contracts/calls/orders';
import type { OrderStats } from '@suvarna/contracts/api/orders';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { session } from '@suvarna/session';
import { useEffect, useState } from 'react';
import { PersonPage } from '../page/person-page.tsx';
import { TrackForm } from './track-form.tsx';
import { TrackedOrder } from './tracked-order.tsx';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('track.page-title'),
  noindex: true,
});

interface Shown {
  readonly stats: OrderStats;
  /** What the code gave; nowhere but on this page. */
  readonly token?: string;
}

export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const orderNo = route.params['order_no'] ?? '';
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    // Whoever made the order needs no code. Anybody else is asked for one: that is no failure.
    if (orderNo === '' || session.shopperToken() === null) return undefined;
    let here = true;
    call(api, orderStats, { query: { order_no: orderNo } }).then(
      (stats) => here && setShown({ stats }),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [orderNo]);

  return (
    <PersonPage inAccount={false} crumbs={[{ label: t('track.title'), path: '/orderstats/' }]}>
      <h1>{t('track.title')}</h1>
      {shown === null ? (
        <TrackForm orderNo={orderNo} onShown={(stats, token) => setShown({ stats, token })} />
      ) : (
        <TrackedOrder
          stats={shown.stats}
          token={shown.token}
          onChanged={(stats) => setShown({ ...shown, stats })}
        />
      )}
    </PersonPage>
  );
}
