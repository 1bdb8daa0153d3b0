import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { productCompare } from '@suvarna/contracts/calls/catalogue';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRecentlyViewed } from '@suvarna/stores';
import { ProductCardSkeleton } from '@suvarna/ui/product-card';
import { Rail } from '@suvarna/ui/rail';
import { useEffect, useRef, useState } from 'react';
import { toCardView, type CardView } from '../card.model.ts';
import { CardRail } from '../card-rail.tsx';

const ID = 'recently-viewed';

/**
 * What this browser looked at before. Only the browser knows, so the server draws nothing; the
 * rail is the last thing on the page and takes its final size before its cards are here.
 */
export function RecentlyViewed({ current }: { readonly current: number }) {
  const { locale, t } = useRemoteContext();
  const items = useRecentlyViewed((state) => state.items);
  const place = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState<readonly CardView[] | null>(null);
  const ids = items
    .map((item) => item.product_id)
    .filter((id) => id !== current)
    .join(',');

  useEffect(() => {
    const element = place.current;
    if (!element || ids === '') return;
    const controller = new AbortController();
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        call(api, productCompare, { query: { product_ids: ids }, signal: controller.signal }).then(
          ({ results }) =>
            setCards(results.map((card) => toCardView(card, { locale, asOf: new Date().toISOString() }))),
          // An extra that cannot be had is not shown.
          () => {
            if (!controller.signal.aborted) setCards([]);
          },
        );
      },
      { rootMargin: '400px' },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      controller.abort();
    };
  }, [ids, locale]);

  if (ids === '' || cards?.length === 0) return null;
  return (
    <div ref={place} aria-busy={cards === null}>
      {cards === null ? (
        <Rail id={ID} title={t('product.recent')}>
          {ids.split(',').map((id) => (
            <ProductCardSkeleton key={id} />
          ))}
        </Rail>
      ) : (
        <CardRail id={ID} title={t('product.recent')} cards={cards} />
      )}
    </div>
  );
}
