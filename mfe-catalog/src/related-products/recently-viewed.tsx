import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useRecentlyViewed } from '@suvarna/stores';
import { ProductCardSkeleton } from '@suvarna/ui/product-card';
import { Rail } from '@suvarna/ui/rail';
import { relatedProductsTexts } from '#texts/related-products';
import { CardRail } from '../cards/card-rail.tsx';
import { RECENTLY_VIEWED } from '../paths.ts';
import { readSeen } from './read-cards.ts';

const ID = 'recently-viewed';

/** What this browser looked at before; it takes its final size before its cards are here. */
export function RecentlyViewed({ current }: { readonly current: number }) {
  const { locale } = useRemoteContext();
  const href = useHref();
  const t = useT(relatedProductsTexts);
  const items = useRecentlyViewed((state) => state.items);
  const ids = items.map((item) => item.product_id).filter((id) => id !== current);
  const { state } = useRead(
    ids.length > 0 ? `${locale} ${ids.join(',')}` : null,
    (signal) => readSeen(ids, locale, signal),
    { keepsLast: true },
  );
  const cards = state.status === 'ready' ? state.data.cards : null;

  // An extra that cannot be had is not shown.
  if (ids.length === 0 || state.status === 'failed' || cards?.length === 0) return null;
  const all = { href: href(RECENTLY_VIEWED), label: t('recent-all') };
  return (
    <div aria-busy={cards === null}>
      {cards === null ? (
        <Rail id={ID} title={t('recent')} all={all}>
          {ids.map((id) => (
            <ProductCardSkeleton key={id} />
          ))}
        </Rail>
      ) : (
        <CardRail id={ID} title={t('recent')} all={all} cards={cards} />
      )}
    </div>
  );
}
