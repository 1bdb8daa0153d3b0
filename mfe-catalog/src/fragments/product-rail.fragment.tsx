import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { productListing } from '@suvarna/contracts/catalogue';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { ProductCardSkeleton } from '@suvarna/ui/product-card';
import { Rail } from '@suvarna/ui/rail';
import { useId } from 'react';
import { rateOfCards, toCardView } from '../cards/card.model.ts';
import { useFreshPrices } from '../fresh-prices/use-fresh-prices.ts';
import { CardRail } from '../cards/card-rail.tsx';
import { readingNow } from '../page/reading.model.ts';

export interface ProductRailProps {
  /** Language-neutral path of the listing to show, e.g. `/jewellery/rings/`. */
  readonly path: string;
  readonly title: string;
}

const SHOWN = 8;
const PLACES = Array.from({ length: SHOWN }, (_, place) => place);

/** The first designs of a listing, for other remotes. Disappears when they cannot be had: it is an extra. */
export function Fragment({ path, title }: ProductRailProps) {
  const { locale } = useRemoteContext();
  const id = useId();
  const { state } = useRead(
    `${locale} ${path}`,
    async (signal) => {
      const { results } = await call(api, productListing, { query: { path, page_size: SHOWN }, signal });
      return {
        rateVersion: rateOfCards(results),
        cards: results.map((card) => toCardView(card, readingNow(locale))),
      };
    },
    { keepsLast: true },
  );
  useFreshPrices(state.status === 'ready' ? state.data.rateVersion : '');

  if (state.status === 'loading')
    return (
      <Rail id={id} title={title}>
        {PLACES.map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </Rail>
    );
  if (state.status === 'failed' || state.data.cards.length === 0) return null;
  return <CardRail id={id} title={title} cards={state.data.cards} />;
}
