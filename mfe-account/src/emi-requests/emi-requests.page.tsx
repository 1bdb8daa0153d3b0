import type { EmiRequest } from '@suvarna/contracts/emi';
import { EMI_MAX, EMI_MIN } from '@suvarna/contracts/storefront-constants';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { BagIcon } from '@suvarna/ui/icon';
import { formatPrice } from '@suvarna/ui/price';
import { emiRequestsTexts } from '#texts/emi-requests';
import orders from '../orders/orders.module.css';
import { OrdersSkeleton } from '../orders/orders-skeleton.tsx';
import { PageState } from '@suvarna/ui/page-state';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { readEmiRequests } from './emi.api.ts';
import { EmiCard } from './emi-card.tsx';
import styles from './emi-requests.module.css';

const HERE = '/account/emi-requests/';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: emiRequestsTexts(locale)('emi.page-title'),
  noindex: true,
});

/** What the customer asked lenders for, and what became of it. */
export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const emiRequestsT = useT(emiRequestsTexts);
  const href = useHref();
  const page = Math.max(1, Number(route.query.get('page')) || 1);
  const { state, again, put } = useSignedInRead(`emi ${page}`, href(HERE), (signal) =>
    readEmiRequests(page, signal),
  );
  const taken = (changed: EmiRequest): void =>
    put((now) => ({
      ...now,
      results: now.results.map((one) => (one.request_id === changed.request_id ? changed : one)),
    }));

  return (
    <PersonPage crumbs={[{ label: emiRequestsT('emi.title'), path: HERE }]}>
      <h1>{emiRequestsT('emi.title')}</h1>
      {state.kind === 'reading' && <OrdersSkeleton text={emiRequestsT('emi.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={emiRequestsT('emi.failed')} onAgain={again} />
      )}
      {state.kind === 'ready' && state.data.count === 0 && (
        <PageState>
          <BagIcon size="large" />
          <h2>{emiRequestsT('emi.none')}</h2>
          <p>
            {emiRequestsT('emi.none-text', {
              from: formatPrice(EMI_MIN * 100, 'INR'),
              to: formatPrice(EMI_MAX * 100, 'INR'),
            })}
          </p>
          <ButtonLink href={href('/checkout/cart/')}>{emiRequestsT('emi.to-bag')}</ButtonLink>
        </PageState>
      )}
      {state.kind === 'ready' && state.data.count > 0 && (
        <>
          <ul className={orders['list']}>
            {state.data.results.map((request) => (
              <EmiCard key={request.request_id} request={request} onChanged={taken} />
            ))}
          </ul>
          {state.data.count > state.data.page_size && (
            <p className={orders['pages']}>
              {page > 1 && <a href={href(`${HERE}?page=${page - 1}`)}>{t('orders.newer')}</a>}
              {page * state.data.page_size < state.data.count && (
                <a href={href(`${HERE}?page=${page + 1}`)}>{t('orders.older')}</a>
              )}
            </p>
          )}
          <p className={styles['note']}>{emiRequestsT('emi.note')}</p>
        </>
      )}
    </PersonPage>
  );
}
