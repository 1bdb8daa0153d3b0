import { isApiFailure } from '@suvarna/contracts/call';
import { formatMoment } from '@suvarna/i18n/day';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { ButtonLink } from '@suvarna/ui/button';
import { GemIcon } from '@suvarna/ui/icon';
import { formatPrice } from '@suvarna/ui/price';
import { OrdersSkeleton } from '../orders/orders-skeleton.tsx';
import { PageState } from '@suvarna/ui/page-state';
import parts from '../page/parts.module.css';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '../page/load-error.tsx';
import { usePricesOfNow } from '../prices/use-prices-of-now.ts';
import { readShared } from './jewellery-box.api.ts';
import styles from './jewellery-box.module.css';
import { versionOfPieces } from './price-version.model.ts';
import { SharedCard } from './shared-card.tsx';
import { sayIn, useSay } from './use-say.ts';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: sayIn(locale)('shared-page-title'),
  noindex: true,
});

/** A link that was cut short names no box either. */
const isGone = (error: unknown): boolean =>
  isApiFailure(error) && (error.status === 404 || error.status === 400);

/** Somebody's jewellery box, by the link they gave, and nothing of whose it is. */
export function Page({ route }: PageProps<null>) {
  const { t, locale } = useRemoteContext();
  const say = useSay();
  const href = useHref();
  const token = route.params['token'] ?? '';
  const { state, retry, put } = useRead(token, (signal) => readShared(token, signal));
  const box = state.status === 'ready' ? state.data : undefined;
  usePricesOfNow({
    version: versionOfPieces(box?.pieces ?? []),
    renew: async () => put(await readShared(token)),
  });
  const gone = state.status === 'failed' && isGone(state.error);
  return (
    <PersonPage
      inAccount={false}
      noScript={say('shared-no-script')}
      crumbs={[{ label: say('shared-title'), path: `/jewellery-box/shared/${token}/` }]}
    >
      <h1>{say('shared-title')}</h1>
      {state.status === 'loading' && <OrdersSkeleton text={say('shared-reading')} />}
      {state.status === 'failed' && !gone && <LoadError text={say('shared-unread')} onAgain={retry} />}
      {(gone || box?.pieces.length === 0) && (
        <PageState>
          <GemIcon size="large" />
          <h2>{say(gone ? 'shared-gone' : 'shared-empty')}</h2>
          {gone && <p>{say('shared-gone-text')}</p>}
          <ButtonLink href={href('/jewellery/')}>{t('orders.shop')}</ButtonLink>
        </PageState>
      )}
      {box !== undefined && box.pieces.length > 0 && (
        <>
          <p className={parts['lead']}>
            {say('shared-until', { until: formatMoment(box.expires_at, locale) })}
          </p>
          {box.total !== null && (
            <section className={styles['total']} aria-labelledby="box-total">
              <h2 id="box-total">{say('total')}</h2>
              <p className={styles['sum']}>{formatPrice(box.total.value_paise, 'INR')}</p>
              <p className={parts['muted']}>
                {[
                  say('total-of', { count: box.total.valued }),
                  box.total.without_value > 0 && say('without-value', { count: box.total.without_value }),
                  say('as-of', { moment: formatMoment(box.as_of, locale) }),
                ]
                  .filter(Boolean)
                  .join(' ')}
              </p>
            </section>
          )}
          <ul className={styles['list']}>
            {box.pieces.map((piece, index) => (
              <SharedCard
                key={`${piece.origin} ${piece.piece_id} ${String(index)}`}
                piece={piece}
                token={token}
                withValue={box.with_values}
              />
            ))}
          </ul>
        </>
      )}
    </PersonPage>
  );
}
