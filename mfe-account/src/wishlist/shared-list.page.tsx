import { isApiFailure } from '@suvarna/contracts/api-reader';
import type { Wishlist } from '@suvarna/contracts/api/wishlist';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { HeartIcon } from '@suvarna/ui/icon';
import { ProductCard } from '@suvarna/ui/product-card';
import { ProductGrid } from '@suvarna/ui/product-grid';
import { useEffect, useState } from 'react';
import { PageState } from '../page/page-state.tsx';
import { PersonPage } from '../page/person-page.tsx';
import { Unread } from '../page/unread.tsx';
import { titleOf } from './title.model.ts';
import { readShared } from './wishlist.api.ts';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('shared.page-title'),
  noindex: true,
});

type Read = Wishlist | 'reading' | 'failed' | 'gone';

/** Somebody's wishlist, by the link they gave: which designs, and nothing of whose it is. */
export function Page({ route }: PageProps<null>) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const token = route.params['token'] ?? '';
  const [list, setList] = useState<Read>('reading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const call = new AbortController();
    setList('reading');
    readShared(token, call.signal).then(setList, (error: unknown) => {
      // A link that was cut short names no list either.
      if (!call.signal.aborted)
        setList(isApiFailure(error) && (error.status === 404 || error.status === 400) ? 'gone' : 'failed');
    });
    return () => call.abort();
  }, [token, attempt]);

  const empty = list === 'gone' || (typeof list === 'object' && list.count === 0);
  return (
    <PersonPage inAccount={false} crumbs={[{ label: t('shared.title'), path: `/wishlist/shared/${token}/` }]}>
      <h1>{t('shared.title')}</h1>
      {list === 'reading' && <WishlistSkeleton text={t('wishlist.reading')} />}
      {list === 'failed' && (
        <Unread text={t('wishlist.failed')} onAgain={() => setAttempt((count) => count + 1)} />
      )}
      {empty && (
        <PageState>
          <HeartIcon size="large" />
          <h2>{t(list === 'gone' ? 'shared.gone' : 'shared.empty')}</h2>
          <ButtonLink href={href('/jewellery/')}>{t('orders.shop')}</ButtonLink>
        </PageState>
      )}
      {typeof list === 'object' && list.count > 0 && (
        <ProductGrid label={t('shared.title')}>
          {list.results.map((item) => (
            <ProductCard
              key={item.product_id}
              href={href(item.url)}
              title={titleOf(item, locale)}
              pictures={item.images.product_images.slice(0, 2).map(({ src }) => ({ src, alt: '' }))}
              minor={item.special_price_paise}
              mrpMinor={item.price_paise}
              currency={item.currency}
              locale={locale}
              badge={item.available ? '' : t('wishlist.sold-out')}
              heading="h2"
            />
          ))}
        </ProductGrid>
      )}
      <noscript>
        <p>{t('wishlist.no-script')}</p>
      </noscript>
    </PersonPage>
  );
}
