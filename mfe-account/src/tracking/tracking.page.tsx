import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { orderStats, type OrderStats } from '@suvarna/contracts/orders';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { session } from '@suvarna/session';
import { useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { trackingTexts } from '#texts/tracking';
import { PersonPage } from '../page/person-page.tsx';
import { TrackForm } from './track-form.tsx';
import { TrackedOrder } from './tracked-order.tsx';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: trackingTexts(locale)('track.page-title'),
  noindex: true,
});

interface Shown {
  /** The order in the address while this was shown: at another address it is not. */
  readonly at: string;
  readonly stats: OrderStats;
  /** What the code gave; nowhere but on this page. */
  readonly token?: string;
}

export function Page({ route }: PageProps<null>) {
  const t = useT(trackingTexts);
  const orderNo = route.params['order_no'] ?? '';
  // The customer who made the order needs no code. Anybody else is asked for one: that is no failure.
  const [isShopper] = useState(() => session.shopperToken() !== null);
  const { state } = useRead(isShopper && orderNo !== '' ? orderNo : null, (signal) =>
    call(api, orderStats, { query: { order_no: orderNo }, signal }),
  );
  const [byCode, setByCode] = useState<Shown | null>(null);
  const own = state.status === 'ready' ? { at: orderNo, stats: state.data } : null;
  const shown: Shown | null = byCode?.at === orderNo ? byCode : own;

  return (
    <PersonPage inAccount={false} crumbs={[{ label: t('track.title'), path: '/orderstats/' }]}>
      <h1>{t('track.title')}</h1>
      {shown === null ? (
        <TrackForm orderNo={orderNo} onShown={(stats, token) => setByCode({ at: orderNo, stats, token })} />
      ) : (
        <TrackedOrder
          stats={shown.stats}
          token={shown.token}
          onChanged={(stats) => setByCode({ ...shown, stats })}
        />
      )}
    </PersonPage>
  );
}
