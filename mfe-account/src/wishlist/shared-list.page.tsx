import { isApiFailure } from '@suvarna/contracts/call';
import { priceVersion } from '@suvarna/contracts/catalogue';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { ButtonLink } from '@suvarna/ui/button';
import { HeartIcon } from '@suvarna/ui/icon';
import { ProductCard } from '@suvarna/ui/product-card';
import { ProductGrid } from '@suvarna/ui/product-grid';
import { PageState } from '@suvarna/ui/page-state';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { usePricesOfNow } from '../prices/use-prices-of-now.ts';
import { titleOf } from './title.model.ts';
import { readShared } from './wishlist.api.ts';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('shared.page-title'),
  noindex: true,
});

/** A link that was cut short names no list either. */
const isGone = (error: unknown): boolean =>
  isApiFailure(error) && (error.status === 404 || error.status === 400);

/** A customer's wishlist, by the link they gave: which designs, and nothing of whose it is. */
export function Page({ route }: PageProps<null>) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const token = route.params['token'] ?? '';
  const { state, retry, put } = useRead(token, (signal) => readShared(token, signal));

  const list = state.status === 'ready' ? state.data : undefined;
  const first = list?.results[0];
  usePricesOfNow({
    version: first && priceVersion(first),
    renew: async () => put(await readShared(token)),
  });
  const gone = state.status === 'failed' && isGone(state.error);
  const empty = gone || list?.count === 0;
  return (
    <PersonPage
      inAccount={false}
      noScript={t('wishlist.no-script')}
      crumbs={[{ label: t('shared.title'), path: `/wishlist/shared/${token}/` }]}
    >
      <h1>{t('shared.title')}</h1>
      {state.status === 'loading' && <WishlistSkeleton text={t('wishlist.reading')} />}
      {state.status === 'failed' && !gone && <LoadError text={t('wishlist.failed')} onAgain={retry} />}
      {empty && (
        <PageState>
          <HeartIcon size="large" />
          <h2>{t(gone ? 'shared.gone' : 'shared.empty')}</h2>
          <ButtonLink href={href('/jewellery/')}>{t('orders.shop')}</ButtonLink>
        </PageState>
      )}
      {list !== undefined && list.count > 0 && (
        <ProductGrid label={t('shared.title')}>
          {list.results.map((item) => (
            <ProductCard
              key={item.product_id}
              href={href(item.url)}
              title={titleOf(item, locale)}
              pictures={item.images.product_images.slice(0, 2).map(({ src }) => ({ src, alt: '' }))}
              minor={item.special_price_paise}
              mrpMinor={item.price_paise}
              mrpName={t('price.mrp')}
              currency={item.currency}
              badge={item.available ? '' : t('wishlist.sold-out')}
              heading="h2"
            />
          ))}
        </ProductGrid>
      )}
    </PersonPage>
  );
}
