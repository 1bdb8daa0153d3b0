import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { BagIcon } from '@suvarna/ui/icon';
import { PageState } from '@suvarna/ui/page-state';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { OrderCard } from './order-card.tsx';
import { readOrders, type OrderShelf } from './orders.api.ts';
import styles from './orders.module.css';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('orders.page-title'),
  noindex: true,
});

const SHELVES: readonly OrderShelf[] = ['active', 'recent'];

export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const shelf: OrderShelf = route.query.get('state') === 'recent' ? 'recent' : 'active';
  const page = Math.max(1, Number(route.query.get('page')) || 1);
  const { state, again } = useSignedInRead(`${shelf} ${page}`, href('/account/orders/'), (signal) =>
    readOrders(shelf, page, signal),
  );

  return (
    <PersonPage crumbs={[{ label: t('orders.title'), path: '/account/orders/' }]}>
      <h1>{t('orders.title')}</h1>
      <nav className={styles['shelves']} aria-label={t('orders.title')}>
        {SHELVES.map((each) => (
          <a
            key={each}
            href={href(`/account/orders/${each === 'active' ? '' : '?state=recent'}`)}
            aria-current={each === shelf ? 'page' : undefined}
          >
            {t(`orders.${each}`)}
          </a>
        ))}
      </nav>
      {state.kind === 'reading' && <OrdersSkeleton text={t('orders.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={t('orders.failed')} onAgain={again} />
      )}
      {state.kind === 'ready' && state.data.count === 0 && (
        <PageState>
          <BagIcon size="large" />
          <h2>{t(`orders.none-${shelf}`)}</h2>
          <p>{t(`orders.none-${shelf}-text`)}</p>
          <ButtonLink href={href('/jewellery/')}>{t('orders.shop')}</ButtonLink>
        </PageState>
      )}
      {state.kind === 'ready' && state.data.count > 0 && (
        <>
          <ul className={styles['list']}>
            {state.data.results.map((order) => (
              <OrderCard key={order.order_no} order={order} />
            ))}
          </ul>
          {state.data.count > state.data.page_size && (
            <p className={styles['pages']}>
              {page > 1 && (
                <a href={href(`/account/orders/?state=${shelf}&page=${page - 1}`)}>{t('orders.newer')}</a>
              )}
              {page * state.data.page_size < state.data.count && (
                <a href={href(`/account/orders/?state=${shelf}&page=${page + 1}`)}>{t('orders.older')}</a>
              )}
            </p>
          )}
        </>
      )}
    </PersonPage>
  );
}
