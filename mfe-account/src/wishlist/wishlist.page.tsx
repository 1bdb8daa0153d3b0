import type { WishlistItem } from '@suvarna/contracts/wishlist';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { session, signInPath } from '@suvarna/session';
import { ButtonLink } from '@suvarna/ui/button';
import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { HeartIcon } from '@suvarna/ui/icon';
import { ProductGrid } from '@suvarna/ui/product-grid';
import { useRef, useState, useSyncExternalStore } from 'react';
import { PageState } from '@suvarna/ui/page-state';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { RemovedWish } from './removed-wish.tsx';
import { ShareList } from './share-list.tsx';
import { SizeSheet } from './size-sheet.tsx';
import { useMoveToBag } from './use-move-to-bag.ts';
import { useWishes } from './use-wishes.ts';
import { WishCard } from './wish-card.tsx';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';
import styles from './wishlist.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('wishlist.page-title'),
  noindex: true,
});

const unknownYet = (): undefined => undefined;

export function Page() {
  const { t } = useRemoteContext();
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, items, again } = useWishes();
  const token = useSyncExternalStore(session.subscribe, session.storedToken, unknownYet);
  const [removed, setRemoved] = useState<WishlistItem | null>(null);
  // The card that was pressed goes away: the focus must not fall off the page.
  const focus = useLostFocusAfterCommit();
  const move = useMoveToBag(() => focus(() => heading.current));

  return (
    <PersonPage
      inAccount={typeof token === 'string'}
      noScript={t('wishlist.no-script')}
      crumbs={[{ label: t('wishlist.title'), path: '/wishlist/' }]}
    >
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {t('wishlist.title')}
        </h1>
        {state === 'ready' && items.length > 0 && (
          <p className={styles['count']}>{t('wishlist.count', { count: items.length })}</p>
        )}
        {typeof token === 'string' && items.length > 0 && <ShareList />}
      </header>
      <RemovedWish item={removed} onBack={() => setRemoved(null)} />
      {token === null && items.length > 0 && (
        <p className={styles['note']}>
          {t('wishlist.guest')} <a href={signInPath(href('/wishlist/'))}>{t('wishlist.sign-in')}</a>
        </p>
      )}
      {state === 'reading' && <WishlistSkeleton text={t('wishlist.reading')} />}
      {state === 'failed' && <LoadError text={t('wishlist.failed')} onAgain={again} />}
      {state === 'ready' && items.length === 0 && (
        <PageState>
          <HeartIcon size="large" />
          <h2>{t('wishlist.empty')}</h2>
          <p>{t('wishlist.empty-text')}</p>
          <ButtonLink href={href('/jewellery/')}>{t('orders.shop')}</ButtonLink>
        </PageState>
      )}
      {items.length > 0 && (
        <ProductGrid label={t('wishlist.title')}>
          {items.map((item) => (
            <WishCard
              key={item.product_id}
              item={item}
              busy={move.busy.includes(item.product_id)}
              onMove={() => move.begin(item)}
              onRemoved={() => setRemoved(item)}
            />
          ))}
        </ProductGrid>
      )}
      <SizeSheet choice={move.choice} busy={move.busy} onClose={move.cancel} onChoose={move.choose} />
    </PersonPage>
  );
}
