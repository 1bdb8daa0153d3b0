import { RECENT_MAX } from '@suvarna/contracts/catalogue';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { Loaded, PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { recentlyViewedStore, useRecentlyViewed } from '@suvarna/stores';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { useFocusAfterCommit } from '@suvarna/ui/focus';
import { ProductCardSkeleton } from '@suvarna/ui/product-card';
import { ProductGrid } from '@suvarna/ui/product-grid';
import { TryAgain } from '@suvarna/ui/try-again';
import { useRef, useState } from 'react';
import { recentlyViewedTexts } from '#texts/recently-viewed';
import { CardGrid } from '../cards/card-grid.tsx';
import type { CardView } from '../cards/card.model.ts';
import { CompareLater } from '../compare/compare-later.tsx';
import { useFreshPrices } from '../fresh-prices/use-fresh-prices.ts';
import { readRecommended, readSeen } from '../related-products/read-cards.ts';
import { ReasonedRails } from '../related-products/reasoned-rails.tsx';
import { RECENTLY_VIEWED } from '../paths.ts';
import { useCards } from '../cards/use-cards.ts';
import styles from './recently-viewed.module.css';

/** Nothing of the back end: the list is the browser's. */
export const load = (): Promise<Loaded<null>> => Promise.resolve({ kind: 'data', data: null });

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: recentlyViewedTexts(locale)('title'),
  description: recentlyViewedTexts(locale)('head'),
  noindex: true,
});

/** The server knows nothing of the list: it draws what a shopper who has looked at nothing sees. */
export function Page() {
  const { t } = useRemoteContext();
  const href = useHref();
  const recentlyViewedT = useT(recentlyViewedTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useFocusAfterCommit();
  const [cleared, setCleared] = useState(false);
  const ids = useRecentlyViewed((state) => state.items).map((item) => item.product_id);
  const clear = (): void => {
    recentlyViewedStore.getState().forget();
    setCleared(true);
    // The button goes with the list.
    focus(() => heading.current);
  };
  return (
    <div className={`sv-page ${styles['page']}`}>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: recentlyViewedT('title'), href: href(RECENTLY_VIEWED) },
        ]}
      />
      <h1 ref={heading} tabIndex={-1}>
        {recentlyViewedT('title')}
      </h1>
      <p className={styles['lead']}>{recentlyViewedT('lead', { most: RECENT_MAX })}</p>
      <p role="status" className={styles['status']}>
        {cleared && ids.length === 0 && recentlyViewedT('cleared')}
      </p>
      {ids.length === 0 ? (
        <div className={styles['empty']}>
          <noscript>
            <p>{recentlyViewedT('noscript')}</p>
          </noscript>
          <p>
            <strong>{recentlyViewedT('empty')}</strong> {recentlyViewedT('empty-text')}
          </p>
          <ButtonLink href={href('/jewellery/')}>{recentlyViewedT('shop')}</ButtonLink>
        </div>
      ) : (
        <Seen ids={ids} onClear={clear} />
      )}
    </div>
  );
}

function Seen({ ids, onClear }: { readonly ids: readonly number[]; readonly onClear: () => void }) {
  const { locale } = useRemoteContext();
  const recentlyViewedT = useT(recentlyViewedTexts);
  const key = `${locale} ${ids.join(',')}`;
  const seen = useRead(key, (signal) => readSeen(ids, locale, signal), { keepsLast: true });
  const { state: more } = useRead(key, (signal) => readRecommended(ids, locale, signal), { keepsLast: true });
  useFreshPrices(seen.state.status === 'ready' ? seen.state.data.version : '');
  return (
    <>
      <p>
        <Button variant="secondary" onClick={onClear}>
          {recentlyViewedT('clear')}
        </Button>
      </p>
      {seen.state.status === 'loading' && (
        <div aria-busy>
          <span role="status" className="sv-visually-hidden">
            {recentlyViewedT('reading')}
          </span>
          <ProductGrid label={recentlyViewedT('title')}>
            {ids.map((id) => (
              <ProductCardSkeleton key={id} />
            ))}
          </ProductGrid>
        </div>
      )}
      {seen.state.status === 'failed' && (
        <TryAgain text={recentlyViewedT('failed')} again={recentlyViewedT('again')} onAgain={seen.retry} />
      )}
      {seen.state.status === 'ready' && <Cards cards={seen.state.data.cards} />}
      {more.status === 'ready' && <ReasonedRails rails={more.data} />}
    </>
  );
}

function Cards({ cards }: { readonly cards: readonly CardView[] }) {
  const recentlyViewedT = useT(recentlyViewedTexts);
  const place = useCards(cards);
  return (
    <>
      <section ref={place} aria-label={recentlyViewedT('title')}>
        <CardGrid label={recentlyViewedT('title')} cards={cards} />
      </section>
      <CompareLater list={place} />
    </>
  );
}
