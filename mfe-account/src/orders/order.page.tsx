import { useFrame, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { useState } from 'react';
import { OrderActions, type Asked } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSteps } from './order-steps.tsx';
import { readOrder } from './orders.api.ts';
import styles from './orders.module.css';
import { useSignedInRead } from './use-signed-in-read.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({ title: t('order.page-title'), noindex: true });

export function Page({ route }: PageProps<null>) {
  const { t } = useFrame();
  const href = useHref();
  const orderNo = route.params['order_no'] ?? '';
  const { state, again } = useSignedInRead(orderNo, href(`/account/orders/${orderNo}/`), (signal) => readOrder(orderNo, signal));
  const [asked, setAsked] = useState<Asked | null>(null);

  return (
    <div className={`sv-page ${styles['page']}`}>
      <p><a href={href('/account/orders/')}>{t('orders.title')}</a></p>
      <h1>{t('order.title', { order: orderNo })}</h1>
      {state.kind === 'reading' && <p className={styles['muted']} aria-busy="true">{t('order.reading')}</p>}
      {state.kind === 'failed' && <div className={styles['state']} role="alert"><p>{t('order.failed')}</p><Button onClick={again}>{t('account.retry')}</Button></div>}
      {state.kind === 'not-found' && <div className={styles['state']}><p>{t('order.not-found')}</p><ButtonLink href={href('/account/orders/')}>{t('orders.title')}</ButtonLink></div>}
      {asked !== null && <p className={styles['good']} role="status">{t(asked === 'cancel' ? 'order.cancel-asked' : 'order.return-asked')}</p>}
      {state.kind === 'ready' && (
        <div className={styles['layout']}>
          <div className={styles['main']}>
            <OrderSteps steps={state.data.steps} state={state.data.state} />
            <OrderLines order={state.data} />
            <OrderActions order={state.data} onAsked={(what) => {
              setAsked(what);
              again();
            }} />
            {state.data.can.retry_payment && <ButtonLink href={href(`/checkout/payment-failed/${orderNo}/`)}>{t('order.pay-now')}</ButtonLink>}
          </div>
          <OrderFacts order={state.data} />
        </div>
      )}
    </div>
  );
}
