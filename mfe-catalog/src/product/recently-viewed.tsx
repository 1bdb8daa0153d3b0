import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { productCompare } from '@suvarna/contracts/calls/catalogue';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useRecentlyViewed } from '@suvarna/stores';
import { ProductCardSkeleton } from '@suvarna/ui/product-card';
import { Rail } from '@suvarna/ui/rail';
import { toCardView } from '../card.model.ts';
import { CardRail } from '../card-rail.tsx';
import { readingNow } from '../reading.model.ts';
import { useNearView } from './use-near-view.ts';

const ID = 'recently-viewed';

/**
 * What this browser looked at before. Only the browser knows, so the server draws nothing; the
 * rail is the last thing on the page and takes its final size before its cards are here.
 */
export function RecentlyViewed({ current }: { readonly current: number }) {
  const { locale, t } = useRemoteContext();
  const items = useRecentlyViewed((state) => state.items);
  const [place, near] = useNearView('400px');
  const ids = items
    .map((item) => item.product_id)
    .filter((id) => id !== current)
    .join(',');

  const { state } = useRead(
    near && ids !== '' ? `${locale} ${ids}` : null,
    async (signal) => {
      const { results } = await call(api, productCompare, { query: { product_ids: ids }, signal });
      return results.map((card) => toCardView(card, readingNow(locale)));
    },
    { keepsLast: true },
  );
  const cards = state.status === 'ready' ? state.data : null;

  // An extra that cannot be had is not shown.
  if (ids === '' || state.status === 'failed' || cards?.length === 0) return null;
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
