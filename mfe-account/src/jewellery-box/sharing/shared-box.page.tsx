import { isApiFailure } from '@suvarna/contracts/call';
import { formatMoment } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { ButtonLink } from '@suvarna/ui/button';
import { GemIcon } from '@suvarna/ui/icon';
import { formatPrice } from '@suvarna/ui/price';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import { OrdersSkeleton } from '../../orders/orders-skeleton.tsx';
import { PageState } from '@suvarna/ui/page-state';
import parts from '../../page/parts.module.css';
import { PersonPage } from '../../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { usePricesOfNow } from '../../prices/use-prices-of-now.ts';
import { readShared } from '../jewellery-box.api.ts';
import styles from '../jewellery-box.module.css';
import { versionOfPieces } from '../price-version.model.ts';
import { SharedCard } from './shared-card.tsx';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: jewelleryBoxTexts(locale)('shared-page-title'),
  noindex: true,
});

/** A link that was cut short names no box either. */
const isGone = (error: unknown): boolean =>
  isApiFailure(error) && (error.status === 404 || error.status === 400);

/** A customer's jewellery box, by the link they gave, and nothing of whose it is. */
export function Page({ route }: PageProps<null>) {
  const { t, locale } = useRemoteContext();
  const jewelleryBoxT = useT(jewelleryBoxTexts);
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
      noScript={jewelleryBoxT('shared-no-script')}
      crumbs={[{ label: jewelleryBoxT('shared-title'), path: `/jewellery-box/shared/${token}/` }]}
    >
      <h1>{jewelleryBoxT('shared-title')}</h1>
      {state.status === 'loading' && <OrdersSkeleton text={jewelleryBoxT('shared-reading')} />}
      {state.status === 'failed' && !gone && (
        <LoadError text={jewelleryBoxT('shared-unread')} onAgain={retry} />
      )}
      {(gone || box?.pieces.length === 0) && (
        <PageState>
          <GemIcon size="large" />
          <h2>{jewelleryBoxT(gone ? 'shared-gone' : 'shared-empty')}</h2>
          {gone && <p>{jewelleryBoxT('shared-gone-text')}</p>}
          <ButtonLink href={href('/jewellery/')}>{t('orders.shop')}</ButtonLink>
        </PageState>
      )}
      {box !== undefined && box.pieces.length > 0 && (
        <>
          <p className={parts['lead']}>
            {jewelleryBoxT('shared-until', { until: formatMoment(box.expires_at, locale) })}
          </p>
          {box.total !== null && (
            <section className={styles['total']} aria-labelledby="box-total">
              <h2 id="box-total">{jewelleryBoxT('total')}</h2>
              <p className={styles['sum']}>{formatPrice(box.total.value_paise, 'INR')}</p>
              <p className={parts['muted']}>
                {[
                  jewelleryBoxT('total-of', { count: box.total.valued }),
                  box.total.without_value > 0 &&
                    jewelleryBoxT('without-value', { count: box.total.without_value }),
                  jewelleryBoxT('as-of', { moment: formatMoment(box.as_of, locale) }),
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
